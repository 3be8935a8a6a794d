import { day } from '../shared/time/durations.ts'
import { agencyZone, dateIn, timeIn } from '../shared/time/zoned-time.ts'
import type { Frequency } from './validate-alert.ts'

/** When weekly e-mails are written on Mondays, in minutes after midnight in Málaga. */
const mondayMinute = 9 * 60

/**
 * When subscribers are notified of a change that happens now.
 * @param delay how long the change can be taken back, in milliseconds.
 * @returns milliseconds since 1970.
 */
export const dueAt = (frequency: Frequency, now: number, delay: number): number =>
  frequency === 'immediate' ? now + delay : nextMonday(now + delay)

/** The next Monday at nine in Málaga; before nine on a Monday, the same day. */
function nextMonday(now: number): number {
  for (let days = 0; ; days++) {
    const date = dateIn(agencyZone, now + days * day)
    if (new Date(date).getUTCDay() !== 1) continue
    const time = timeIn(agencyZone, date, mondayMinute)
    if (time !== undefined && time > now) return time
  }
}
