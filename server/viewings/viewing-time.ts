import type { Language } from '../language.ts'
import { agencyZone } from '../shared/zoned-time.ts'

const formatOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: agencyZone })

const formats = { en: formatOf('en-GB'), es: formatOf('es-ES') }

/**
 * A half-hour in words, by the clocks of the agency: `Tuesday 24 November 2026 at 10:30` or `martes, 24 de noviembre
 * de 2026, 10:30`.
 * @param time milliseconds since 1970.
 */
export const timeInWords = (time: number, language: Language): string =>
  formats[language].format(time)
