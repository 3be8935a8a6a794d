import { expect, test } from 'vitest'
import { readWeeklyHours } from './weekly-hours.ts'

const morning = { from: 600, to: 780 }
const afternoon = { from: 960, to: 1140 }

test('days, spans of days and several periods', () => {
  expect(readWeeklyHours('Mo-Fr 16:00-19:00, 10:00-13:00; Sa 10:00-13:00')).toEqual([
    ...Array.from({ length: 5 }, () => [morning, afternoon]),
    [morning],
    [],
  ])
})

test('a later rule replaces an earlier one', () => {
  const week = readWeeklyHours('Mo-Su 10:00-13:00; We,Su off')
  expect(week?.map((day) => day.length)).toEqual([1, 1, 0, 1, 1, 1, 0])
})

test.each([
  '',
  'Mo',
  'Mo 10-13',
  'Fr-Mo 10:00-13:00',
  'Mo 13:00-10:00',
  'Mo 10:00-25:00',
  'Mo 10:70-12:00',
  'Xx 10:00-13:00',
])('refuses "%s"', (text) => {
  expect(readWeeklyHours(text)).toBeUndefined()
})
