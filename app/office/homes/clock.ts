import type { Language } from '#server/language.ts'
import { clockWithSeconds, shortDate } from '#server/shared/time/formats.ts'

/**
 * `10:42:07` for a time of today, otherwise `2 Feb, 12:30:00`, in Spain's time.
 * @param now milliseconds since 1970.
 */
export function clock(at: number | string, language: Language, now: number): string {
  const time = clockWithSeconds(at, language)
  const day = shortDate(at, language)
  return day === shortDate(now, language) ? time : `${day}, ${time}`
}
