import { expect, test } from 'vitest'
import { readWeeklyHours } from '#server/shared/time/weekly-hours.ts'
import type { CalendarDay } from '#server/viewings/slots/calendar.ts'
import { words } from '../words.ts'
import { answerRule } from './answer-rules.ts'

const rules = {
  hours: readWeeklyHours('Mo-Su 10:00-13:00,16:00-19:00') ?? [],
  closed: [],
  onHolidays: true,
}
const latest = Date.parse('2026-11-30T18:00Z')

/** A day with a half-hour at 11:00 in Málaga. */
const day = (date: string, free = true): CalendarDay => {
  const start = Date.parse(`${date}T10:00Z`)
  return { date, slots: [{ start, free }] }
}

const rule = (days: CalendarDay[], language: 'en' | 'es' = 'en') =>
  answerRule({ days, latest, rules }, words[language].slots, language).replaceAll('\u2060', '')

test('each day that has to be confirmed earlier has its own end', () => {
  const days = [day('2026-11-30'), day('2026-12-01'), day('2026-12-02')]
  expect(rule(days)).toBe(
    'The sales office confirms it by e-mail: a time on Monday 30 November by Sunday 29 November, 19:00; one on a later day by Monday 30 November, 19:00.',
  )
  expect(rule(days, 'es')).toContain(
    'si es del lunes 30 de noviembre, a más tardar el domingo 29 de noviembre, a las 19:00; si es',
  )
})

test('days with the same limit share it, and a full day has none', () => {
  expect(rule([day('2026-11-30', false), day('2026-12-01'), day('2026-12-02')])).toBe(
    'The sales office confirms it by e-mail by Monday 30 November, 19:00.',
  )
  expect(rule([day('2026-11-30')])).toBe(
    'The sales office confirms it by e-mail: a time on Monday 30 November by Sunday 29 November, 19:00.',
  )
})
