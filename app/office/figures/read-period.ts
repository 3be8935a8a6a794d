import type { Period } from '#server/figures/period.ts'
import { dateAfter } from '#server/shared/time/dates.ts'
import { agencyZone, dateIn } from '#server/shared/time/zoned-time.ts'

/** The numbers of days that can be chosen. */
export const spans = [7, 30, 90, 365] as const
type Span = (typeof spans)[number]

/**
 * The days and the language that an address asks for; the last day is today in Spain. Unknown
 * values are ignored.
 */
export function readPeriod(address: URLSearchParams, now: Date): Period & { days: Span } {
  const days = spans.find((span) => String(span) === address.get('days')) ?? 30
  const language = (['en', 'es'] as const).find((one) => one === address.get('language'))
  const to = dateIn(agencyZone, now.getTime())
  return { days, language, from: dateAfter(to, 1 - days), to }
}
