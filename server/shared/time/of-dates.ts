import type { Language } from '../../language.ts'
import { enumeration } from '../text/enumeration.ts'
import { date, dayAndMonth } from './formats.ts'
import { agencyZone, dateIn } from './zoned-time.ts'

/** The word before the dates of a month, and the word before each of its days except the first. */
const words = { en: { of: '', day: '' }, es: { of: 'del ', day: 'el ' } } as const

/**
 * The dates of something in words, with each month and year named once: `of 14 and 30 October and 1
 * November 2026` or `del 14 y el 30 de octubre y del 1 de noviembre de 2026`.
 * @param times ISO 8601, in any order; each day is named once.
 */
export function ofDates(times: readonly string[], language: Language): string {
  const days = new Set(times.map((time) => dateIn(agencyZone, Date.parse(time))))
  const months = Object.values(Object.groupBy([...days].toSorted(), (day) => day.slice(0, 7)))
  const texts = months.map((month = [], index) => {
    const isLastOfYear = months[index + 1]?.[0]?.slice(0, 4) !== month[0]?.slice(0, 4)
    const named = month.map((day, place) => {
      const isLast = place === month.length - 1
      const text = isLast ? (isLastOfYear ? date : dayAndMonth)(day, language) : dayOf(day)
      return (place === 0 ? words[language].of : words[language].day) + text
    })
    return enumeration(named, language)
  })
  return (language === 'en' ? 'of ' : '') + enumeration(texts, language)
}

const dayOf = (day: string) => String(Number(day.slice(8)))
