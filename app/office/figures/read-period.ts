import type { Period } from '#server/figures/period.ts'
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
  const first = new Date(`${to}T00:00:00Z`)
  first.setUTCDate(first.getUTCDate() - days + 1)
  return { days, language, from: first.toISOString().slice(0, 10), to }
}
