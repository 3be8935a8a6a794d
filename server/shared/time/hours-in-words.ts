import type { Language } from '../../language.ts'
import { enumeration } from '../text/enumeration.ts'
import { longWeekday } from './formats.ts'
import { periodInWords, type WeeklyHours } from './weekly-hours.ts'

const words = {
  en: { all: 'every day', to: ['', ' to '], zone: 'Málaga time' },
  es: { all: 'todos los días', to: ['de ', ' a '], zone: 'hora de Málaga' },
} as const satisfies Record<Language, { all: string; to: [string, string]; zone: string }>

interface Reached {
  chatPhone: string
  /** When the telephone is answered; undefined where this is not configured. */
  officeHours?: WeeklyHours | undefined
}

/**
 * The telephone number, with its hours where they are configured: `+34 600 000 000; every day,
 * 09:00–21:00 (Málaga time)`.
 */
export const phoneWithHours = ({ chatPhone, officeHours }: Reached, language: Language): string =>
  officeHours ? `${chatPhone}; ${hoursInWords(officeHours, language)}` : chatPhone

/**
 * Opening hours in words: `Monday to Friday, 10:00–13:00 and 16:00–19:00; Saturday, 10:00–13:00
 * (Málaga time)`. Closed days are omitted.
 */
export function hoursInWords(week: WeeklyHours, language: Language): string {
  const copy = words[language]
  // 1 January 2024 was a Monday.
  const dayName = (index: number) => longWeekday(Date.UTC(2024, 0, 1 + index), language)
  const hours = week.map((periods) => enumeration(periods.map(periodInWords), language))
  const daysOf = ([first, last]: Run) =>
    first === 0 && last === 6
      ? copy.all
      : first === last
        ? dayName(first)
        : `${copy.to[0]}${dayName(first)}${copy.to[1]}${dayName(last)}`
  const lines = runsOf(hours)
    .filter(([first]) => hours[first])
    .map((run) => `${daysOf(run)}, ${hours[run[0]] ?? ''}`)
  return `${lines.join('; ')} (${copy.zone})`
}

type Run = [first: number, last: number]

/** Groups of consecutive days that have the same hours. */
function runsOf(hours: readonly string[]): Run[] {
  const runs: Run[] = []
  for (const [index, text] of hours.entries()) {
    const run = runs.at(-1)
    if (run && hours[run[0]] === text) run[1] = index
    else runs.push([index, index])
  }
  return runs
}
