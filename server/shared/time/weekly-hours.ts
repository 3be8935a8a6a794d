/** A period of opening, in minutes after midnight. */
interface Period {
  from: number
  to: number
}

/** The periods of each day of the week, starting with Monday; a day without periods is closed. */
export type WeeklyHours = readonly (readonly Period[])[]

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/**
 * Reads hours such as `Mo-Fr 10:00-13:00,16:00-19:00; Sa 10:00-13:00`: the part of OpenStreetMap's
 * `opening_hours` that an office needs. A later rule replaces an earlier one for its days; `Su off`
 * closes a day.
 * @returns undefined for text in any other form.
 */
export function readWeeklyHours(text: string): WeeklyHours | undefined {
  const week: Period[][] = days.map(() => [])
  for (const rule of text.split(';')) {
    const [, which = '', hours = ''] = /^\s*([A-Za-z,-]+)\s+(\S.*?)\s*$/.exec(rule) ?? []
    const on = daysOf(which)
    const periods = hours === 'off' ? [] : periodsOf(hours)
    if (!on || !periods) return undefined
    for (const index of on) week[index] = periods
  }
  return week
}

/**
 * The periods of a day.
 * @param day the local time of the zone, represented as if it were UTC.
 */
export const periodsOn = (hours: WeeklyHours, day: Date): WeeklyHours[number] =>
  // Our week starts on Monday, JavaScript's on Sunday.
  hours[(day.getUTCDay() + 6) % 7] ?? []

/** A period in words: `10:00–13:00`. */
export const periodInWords = ({ from, to }: Period): string => `${clockText(from)}–${clockText(to)}`

/** Minutes after midnight as a clock shows them: `10:00`. */
export const clockText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

function daysOf(text: string): number[] | undefined {
  const found = text.split(',').map((part) => {
    const [first = '', last = first] = part.split('-')
    const [from, to] = [days.indexOf(first), days.indexOf(last)]
    return from < 0 || to < from ? undefined : days.map((_, index) => index).slice(from, to + 1)
  })
  return found.some((one) => !one) ? undefined : found.flatMap((one) => one ?? [])
}

function periodsOf(text: string): Period[] | undefined {
  const periods = text.split(',').map((part) => {
    const [, hour, minute, toHour, toMinute] =
      /^\s*(\d\d):(\d\d)-(\d\d):(\d\d)\s*$/.exec(part) ?? []
    const [from, to] = [minutesOf(hour, minute), minutesOf(toHour, toMinute)]
    return from < to && to <= 24 * 60 ? { from, to } : undefined
  })
  const valid = periods.filter((one) => one !== undefined)
  return valid.length === periods.length ? valid.sort((a, b) => a.from - b.from) : undefined
}

const minutesOf = (hour: string | undefined, minute: string | undefined) =>
  Number(minute) < 60 ? Number(hour) * 60 + Number(minute) : NaN
