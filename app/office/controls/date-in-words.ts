import type { Language } from '#server/language.ts'
import { fullDate } from '#server/shared/time/formats.ts'

/** The value of a field for a date, or for a date and a time, in words; '' for no value. */
export function dateInWords(value: string, language: Language): string {
  const [date = '', time] = value.split('T')
  if (Number.isNaN(Date.parse(date))) return ''
  return [fullDate(date, language), time].filter(Boolean).join(', ')
}
