import type { Language } from '#server/language.ts'
import { capital } from '#server/shared/text/initial.ts'
import { clockTime, longDay } from '#server/shared/time/formats.ts'

/** A day at the beginning of a line: `Tuesday 24 November` or `Martes 24 de noviembre`. */
export const dayHeading = (time: number, language: Language): string =>
  capital(longDay(time, language))

/** A day with its time: `Tuesday 24 November, 10:30`. */
export const dayAndTime = (time: number, language: Language): string =>
  `${dayHeading(time, language)}, ${clockTime(time, language)}`
