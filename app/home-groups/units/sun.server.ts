import { insert } from '#app/words.ts'
import { roomWords } from '#pictures/plans/kit/words.ts'
import { type Hours, sunByMonth, type SunMonth } from '#pictures/plans/sun/terrace.ts'
import type { Language } from '#server/language.ts'
import { remember } from '#server/shared/work/remember.ts'
import { sunTerraceOf } from './plan-facts.server.ts'
import { sunWords } from './sun-words.ts'

/**
 * The hours of sun on a home's terrace, month by month; undefined where they are not computed.
 * @param today gives the year, and the month that is marked.
 */
export const sunView = remember(
  50,
  ([ref, language, today]) => `${language} ${ref} ${today.getUTCFullYear()} ${today.getUTCMonth()}`,
  computeSun,
)

function computeSun(ref: string, language: Language, today: Date) {
  const sun = sunTerraceOf(ref)
  if (!sun) return undefined
  const copy = sunWords[language]
  const covered = sun.cover > 0
  const months = sunByMonth(sun, today.getUTCFullYear())

  const describe = ({ terrace, table }: SunMonth): string => {
    const hours = { terrace: terrace.map(clock).join(', '), table: table.map(clock).join(', ') }
    if (!hours.terrace) return copy.row.none
    if (!covered) return insert(copy.row.open, hours)
    if (!hours.table) return insert(copy.row.shade, hours)
    return insert(hours.table === hours.terrace ? copy.row.all : copy.row.part, hours)
  }

  const [june, december] = [months[5], months[11]]
  return {
    title: sun.key === 'solarium' ? copy.roof : copy.title,
    /** The legend of the two kinds of bars, if there are two. */
    key: covered ? copy.key : undefined,
    months: months.map((month, index) => ({
      name: copy.months[index] ?? '',
      terrace: month.terrace,
      table: month.table,
      text: describe(month),
      total: insert(copy.total, { hours: Math.round(month.minutes / 60) }),
      now: index === today.getUTCMonth(),
    })),
    lead:
      june && december && insert(copy.lead, { june: describe(june), december: describe(december) }),
    source: `${insert(copy.source[covered ? 'covered' : 'open'], { place: roomWords[sun.key][language] })} ${copy.note}`,
  }
}

export type SunView = NonNullable<ReturnType<typeof sunView>>

/** `8:50–18:05`; word joiners keep it on one line. */
const clock = ([from, to]: Hours): string => `${time(from)}\u2060–\u2060${time(to)}`

function time(hours: number): string {
  const minutes = Math.round(hours * 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
