import { insert, translations } from '#app/words.ts'
import { type Language, languages } from '#server/language.ts'
import { clockTime, longDay } from '#server/shared/time/formats.ts'

const words = translations({ at: '{day} at {time}' }, { at: '{day} a las {time}' })

/** A half-hour in the words of replies: `Saturday 28 November at 10:30`. */
export const timeInReply = (start: number, language: Language): string =>
  insert(words[language].at, {
    day: longDay(start, language),
    time: clockTime(start, language),
  })

/**
 * The half-hours among `starts` that a text proposes in the words of {@link timeInReply}. They are
 * read from the text alone, whether it was inserted by a button, loaded from a draft, or edited
 * since.
 */
export const timesInText = (text: string, starts: readonly number[]): number[] => {
  const line = text.replace(/\s+/g, ' ')
  return starts.filter((start) =>
    languages.some((language) => line.includes(timeInReply(start, language).replace(/\s+/g, ' '))),
  )
}
