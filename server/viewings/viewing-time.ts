import type { Language } from '../language.ts'
import { agencyZone } from '../shared/zoned-time.ts'

const formatOf = (locale: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...style, timeZone: agencyZone })

const days = {
  en: formatOf('en-GB', { dateStyle: 'full' }),
  es: formatOf('es-ES', { dateStyle: 'full' }),
}
const clocks = formatOf('en-GB', { timeStyle: 'short' })

/**
 * A time within a sentence, in the agency's time zone: `Tuesday 24 November 2026 at 10:30` or `martes 24 de
 * noviembre de 2026 a las 10:30`.
 * @param time milliseconds since 1970.
 */
export const timeInWords = (time: number, language: Language): string =>
  `${days[language].format(time).replace(',', '')} ${language === 'es' ? 'a las' : 'at'} ${clocks.format(time)}`
