import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { hour, minute } from '#server/shared/time/durations.ts'
import { shortDate } from '#server/shared/time/formats.ts'
import { leadWords } from './words.ts'

/** The number of hours after which a wait is too long. */
const lateAfter = 8

/** How long somebody has waited, in words and in short (`19 h`), and whether that is too long. */
export function waitOf(
  since: number,
  now: number,
  language: Language,
): { text: string; short: string; isLate: boolean } {
  const { waiting } = leadWords[language]
  const waited = Math.max(0, now - since)
  const isLate = waited >= lateAfter * hour
  if (waited >= 48 * hour) {
    const date = shortDate(since, language)
    return { text: insert(waiting.since, { date }), short: date, isLate }
  }
  const [short, n] =
    waited < hour ? ['{n} min', Math.floor(waited / minute)] : ['{n} h', Math.floor(waited / hour)]
  if (waited < minute) return { text: waiting.now, short: waiting.now, isLate }
  const text = waited < hour ? waiting.minutes : waiting.hours
  return { text: insert(text, { n }), short: insert(short, { n }), isLate }
}
