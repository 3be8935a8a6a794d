import { dayAfterLabel } from '#app/format.ts'
import { formatTime } from '#app/office/times.ts'
import { insert, translations } from '#app/words.ts'
import { type Language, languages } from '#server/language.ts'

const words = translations({ at: '{day} at {time}' }, { at: '{day} a las {time}' })

/** A half-hour as replies say it: `Saturday 28 November at 10:30`. */
export const timeInReply = (start: number, language: Language): string =>
  insert(words[language].at, {
    day: dayAfterLabel(start, language),
    time: formatTime(start, language),
  })

/**
 * The half-hours, among some, that a text proposes: it says them as {@link timeInReply} does. The
 * text alone decides, whether it was put in by a press, was a draft, or was changed since.
 */
export const timesInText = (text: string, starts: readonly number[]): number[] => {
  const line = text.replace(/\s+/g, ' ')
  return starts.filter((start) =>
    languages.some((language) => line.includes(timeInReply(start, language).replace(/\s+/g, ' '))),
  )
}
