import { translations } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { longDayAndTime } from '#server/shared/time/formats.ts'

const words = translations(
  { viewings: 'Viewings in person or by video.', next: 'Next free time, in person or by video:' },
  {
    viewings: 'Visitas en persona o por vídeo.',
    next: 'Primera hora libre, en persona o por vídeo:',
  },
)

export interface NextFreeView {
  label: string
  /** The time in words; absent if no half-hour is free, or none is known. */
  time?: string
}

/**
 * The first half-hour that is free for a viewing: `Tuesday 24 November, 10:30` or `martes 24 de
 * noviembre, a las 10:30`.
 * @param start milliseconds since 1970; 0 if none is known.
 */
export function nextFreeView(start: number, language: Language): NextFreeView {
  const { viewings, next } = words[language]
  if (start === 0) return { label: viewings }
  return { label: next, time: longDayAndTime(start, language) }
}
