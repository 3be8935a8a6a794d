import { translations } from '#app/words.ts'
import { type Language, perLanguage } from '#server/language.ts'
import { agencyZone } from '#server/shared/time/zoned-time.ts'

const words = translations(
  { viewings: 'Viewings in person or by video.', next: 'Next free' },
  { viewings: 'Visitas en persona o por vídeo.', next: 'Primera visita libre:' },
)

const inMalaga = (options: Intl.DateTimeFormatOptions) =>
  perLanguage((locale) => new Intl.DateTimeFormat(locale, { timeZone: agencyZone, ...options }))
const days = inMalaga({ weekday: 'long', day: 'numeric', month: 'long' })
const clockTimes = inMalaga({ hour: '2-digit', minute: '2-digit' })

export interface NextFreeView {
  label: string
  /** Absent where none is free, or it is not known. */
  time?: string
}

/**
 * The first half-hour that is free for a viewing: `Tuesday 24 November, 10:30` or `martes 24 de
 * noviembre, a las 10:30`.
 * @param start milliseconds since 1970; 0 where none is known.
 */
export function nextFreeView(start: number, language: Language): NextFreeView {
  const { viewings, next } = words[language]
  if (start === 0) return { label: viewings }
  const [day, time] = [days(language), clockTimes(language)].map((format) => format.format(start))
  return {
    label: next,
    time: language === 'es' ? `${day?.replace(',', '')}, a las ${time}` : `${day}, ${time}`,
  }
}
