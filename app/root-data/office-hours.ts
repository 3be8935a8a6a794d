import { enumeration } from '#app/format.ts'
import { catalogue, insert } from '#app/words.ts'
import { type Language, perLanguage } from '#server/language.ts'
import type { WeeklyHours } from '#server/shared/weekly-hours.ts'

const words = catalogue(
  {
    all: 'every day',
    span: '{from} to {to}',
    line: '{days}, {hours}',
    zone: '{lines} (Málaga time)',
  },
  {
    all: 'todos los días',
    span: 'de {from} a {to}',
    line: '{days}, {hours}',
    zone: '{lines} (hora de Málaga)',
  },
)

const weekday = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
)

/** `Monday to Friday, 10:00–13:00 and 16:00–19:00; Saturday, 10:00–13:00 (Málaga time)`. Closed days are left out. */
export function officeHours(week: WeeklyHours, language: Language): string {
  const copy = words[language]
  // 1 January 2024 was a Monday.
  const dayName = (index: number) => weekday(language).format(Date.UTC(2024, 0, 1 + index))
  const hours = week.map((periods) =>
    enumeration(
      periods.map(({ from, to }) => `${clock(from)}–${clock(to)}`),
      language,
    ),
  )
  const daysOf = ([first, last]: Run) =>
    first === 0 && last === 6
      ? copy.all
      : first === last
        ? dayName(first)
        : insert(copy.span, { from: dayName(first), to: dayName(last) })
  const lines = runsOf(hours)
    .filter(([first]) => hours[first])
    .map((run) => insert(copy.line, { days: daysOf(run), hours: hours[run[0]] ?? '' }))
  return insert(copy.zone, { lines: lines.join('; ') })
}

type Run = [first: number, last: number]

/** Neighbouring days with the same hours. */
function runsOf(hours: readonly string[]): Run[] {
  const runs: Run[] = []
  for (const [index, text] of hours.entries()) {
    const run = runs.at(-1)
    if (run && hours[run[0]] === text) run[1] = index
    else runs.push([index, index])
  }
  return runs
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
