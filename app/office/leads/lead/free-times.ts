import { formatTime } from '#app/office/times.ts'
import { insert, translations } from '#app/words.ts'
import { type Language, perLanguage } from '#server/language.ts'
import { agencyZone } from '#server/shared/time/zoned-time.ts'
import type { SiteRequest } from '#server/site.ts'
import { preferredTimes } from './preferred-times.ts'

const words = translations(
  { at: '{day} at {time}', sentence: 'I can show it to you on {first} or {second}.' },
  { at: '{day} a las {time}', sentence: 'Puedo enseñársela el {first} o el {second}.' },
)

const days = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: agencyZone,
    }),
)

/** Two free half-hours on different days, and a sentence that proposes them. */
export interface ProposedTimes {
  times: [string, string]
  sentence: string
}

/** @returns undefined while the calendar is not known, or has no two days with a free half-hour. */
export async function freeTimes(
  { viewings }: Pick<SiteRequest, 'viewings'>,
  language: Language,
): Promise<ProposedTimes | undefined> {
  const calendar = await viewings.calendar()
  if (!calendar.known) return undefined
  const [first, second] = preferredTimes(
    calendar.days.map(({ slots }) => slots.filter(({ free }) => free).map(({ start }) => start)),
  ).map((start) =>
    insert(words[language].at, {
      day: days(language).format(start).replace(',', ''),
      time: formatTime(start, language),
    }),
  )
  if (first === undefined || second === undefined) return undefined
  return { times: [first, second], sentence: insert(words[language].sentence, { first, second }) }
}
