import { expect, test } from 'vitest'
import {
  clockTime,
  clockWithSeconds,
  date,
  dateAndTime,
  dayAndMonth,
  fullDate,
  fullDateAndTime,
  longDay,
  longDayAndTime,
  longWeekday,
  mediumDateAndTime,
  monthOf,
  shortDate,
  shortDateAndTime,
  shortDay,
  shortDayAndTime,
  shortMonth,
  weekday,
} from './formats.ts'

/** Half an hour after midnight in Málaga, the day before in universal time. */
const time = '2026-11-23T23:30:07Z'

test.each([
  ['00:30', '00:30', clockTime],
  ['00:30:07', '00:30:07', clockWithSeconds],
  ['Tue', 'mar', weekday],
  ['Tuesday', 'martes', longWeekday],
  ['Nov', 'nov', shortMonth],
  ['November 2026', 'noviembre de 2026', monthOf],
  ['24 Nov', '24 nov', shortDate],
  ['24 Nov, 00:30', '24 nov, 00:30', shortDateAndTime],
  ['24 Nov 2026, 00:30', '24 nov 2026, 00:30', mediumDateAndTime],
  ['Tue 24 Nov', 'mar 24 nov', shortDay],
  ['Tue 24 Nov, 00:30', 'mar 24 nov, 00:30', shortDayAndTime],
  ['24 November', '24 de noviembre', dayAndMonth],
  ['Tuesday 24 November', 'martes 24 de noviembre', longDay],
  ['Tuesday 24 November, 00:30', 'martes 24 de noviembre, a las 00:30', longDayAndTime],
  ['24 November 2026', '24 de noviembre de 2026', date],
  ['24 November 2026 at 00:30', '24 de noviembre de 2026 a las 00:30', dateAndTime],
  ['Tuesday 24 November 2026', 'martes 24 de noviembre de 2026', fullDate],
  [
    'Tuesday 24 November 2026 at 00:30',
    'martes 24 de noviembre de 2026 a las 00:30',
    fullDateAndTime,
  ],
])('a time is written “%s” and “%s”', (en, es, format) => {
  expect([format(time, 'en'), format(Date.parse(time), 'es')]).toEqual([en, es])
})

test('a day or a month is written as it is', () => {
  expect(date('2026-11-24', 'en')).toBe('24 November 2026')
  expect(monthOf('2026-11', 'en')).toBe('November 2026')
})
