import type { Language } from '#server/language.ts'

/** The size of a file for readers: `340 kB`, `2.4 MB`. */
export function fileSize(bytes: number, language: Language): string {
  const [value, unit] =
    bytes < 1e5 ? [Math.max(1, Math.round(bytes / 1e3)), 'kilobyte'] : [bytes / 1e6, 'megabyte']
  return new Intl.NumberFormat(language === 'es' ? 'es-ES' : 'en-GB', {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  }).format(value)
}
