import type { Frequency } from './validate-alert.ts'

const hour = 3_600_000
const day = 24 * hour

/** The hour of Monday, in Málaga, at which weekly e-mails are written. */
const mondayHour = 9

/** When something that happens now is to be told. @returns milliseconds since 1970. */
export const dueAt = (frequency: Frequency, now: number): number =>
  frequency === 'immediate' ? now : nextMonday(now)

/** The next Monday at nine in Málaga; on a Monday before nine, that day. */
export function nextMonday(now: number): number {
  for (let days = 0; ; days++) {
    const { year, month, day: date, weekday } = partsOf(now + days * day)
    if (weekday !== 'Mon') continue
    const at = utcOf(Date.UTC(year, month - 1, date, mondayHour))
    if (at > now) return at
  }
}

/** The moment whose clock time in Málaga is that of `clock` in UTC; correct but within an hour of a change of clocks. */
const utcOf = (clock: number): number => clock - offsetAt(clock)

function offsetAt(at: number): number {
  const { year, month, day: date, hour: hours, minute } = partsOf(at)
  return Date.UTC(year, month - 1, date, hours, minute) - Math.floor(at / 60_000) * 60_000
}

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  weekday: 'short',
  hourCycle: 'h23',
})

function partsOf(at: number) {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return {
    year: Number(parts.year),
    month: Number(parts.month),
    day: Number(parts.day),
    hour: Number(parts.hour),
    minute: Number(parts.minute),
    weekday: parts.weekday,
  }
}
