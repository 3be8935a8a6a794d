import { type Language, perLanguage } from '#server/language.ts'
import { agencyZone } from '#server/shared/time/zoned-time.ts'

const times = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone: agencyZone }),
)
const days = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: agencyZone }),
)

/**
 * `10:42:07` for a time of today, otherwise `2 Feb, 12:30:00`, in Spain's time.
 * @param now milliseconds since 1970.
 */
export function clock(iso: string, language: Language, now: number): string {
  const at = new Date(iso)
  const time = times(language).format(at)
  const day = days(language).format(at)
  return day === days(language).format(now) ? time : `${day}, ${time}`
}
