import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { longDay, longDayAndTime } from '#server/shared/time/formats.ts'
import type { CalendarDay } from '#server/viewings/slots/calendar.ts'
import { answeredBy, type OpenDays } from '#server/viewings/slots/slots.ts'
import type { ViewingWords } from '../words.ts'

interface Answering {
  days: readonly CalendarDay[]
  /** The end of a hold that is far enough ahead, in milliseconds since 1970. */
  latest: number
  rules: OpenDays
}

/**
 * The sentence that says by when the sales office confirms a time. Days that it has to confirm
 * earlier are named with their own limit.
 */
export function answerRule(
  { days, latest, rules }: Answering,
  { answer }: ViewingWords['slots'],
  language: Language,
): string {
  const ends = days.flatMap(({ slots }) => {
    const start = slots.find(({ free }) => free)?.start
    return start === undefined ? [] : [{ start, end: Math.min(latest, answeredBy(start, rules)) }]
  })
  const early = ends.filter(({ end }) => end < latest)
  const last = longDayAndTime(latest, language)
  if (early.length === 0) return insert(answer.all, { time: last })
  const own = early.map(({ start, end }) =>
    insert(answer.day, { day: longDay(start, language), time: longDayAndTime(end, language) }),
  )
  return insert(answer.several, {
    days: [
      ...own,
      ...(early.length < ends.length ? [insert(answer.later, { time: last })] : []),
    ].join('; '),
  })
}
