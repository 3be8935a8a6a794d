import type { Language } from '#server/language.ts'
import { capital } from '#server/shared/text/initial.ts'
import { clockTime, longDay } from '#server/shared/time/formats.ts'
import { slotLength } from '#server/viewings/slots/slots.ts'

/** A day at the beginning of a line: `Tuesday 24 November` or `Martes 24 de noviembre`. */
export const dayHeading = (time: number, language: Language): string =>
  capital(longDay(time, language))

/** A day with its time: `Tuesday 24 November, 10:30`. */
export const dayAndTime = (time: number, language: Language): string =>
  `${dayHeading(time, language)}, ${clockTime(time, language)}`

/** Which home of a visit is seen when, one to a line: `10:30 Garden apartment`. */
export const routeLines = (titles: readonly string[], start: number, language: Language): string =>
  titles
    .map((title, index) => `${clockTime(start + index * slotLength, language)} ${title}`)
    .join('\n')
