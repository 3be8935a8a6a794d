import type { Language } from '#server/language.ts'
import { agencyZone } from '#server/shared/zoned-time.ts'

const locales = { en: 'en-GB', es: 'es-ES' } as const

const inMalaga = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], { timeZone: agencyZone, ...options })

/** `10:30`, by the clocks of Málaga. @param time milliseconds since 1970, here and below. */
export const clockTime = (time: number, language: Language): string =>
  inMalaga(language, { hour: '2-digit', minute: '2-digit' }).format(time)

/** `Tue 24 Nov` or `mar 24 nov`. */
export const shortDay = (time: number, language: Language): string =>
  inMalaga(language, { weekday: 'short', day: 'numeric', month: 'short' })
    .format(time)
    .replaceAll(',', '')

/** `24 Nov`. */
export const dayAndMonth = (time: number, language: Language): string =>
  inMalaga(language, { day: 'numeric', month: 'short' }).format(time)

/** `Tuesday 24 November` or `Martes, 24 de noviembre`. */
export function longDay(time: number, language: Language): string {
  const text = inMalaga(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(time)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `Tuesday 24 November, 10:30`. */
export const dayAndTime = (time: number, language: Language): string =>
  `${longDay(time, language)}, ${clockTime(time, language)}`
