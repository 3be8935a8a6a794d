import { expect, test } from 'vitest'
import { dateAfter } from './dates.ts'
import { isPublicHoliday } from './public-holidays.ts'

const holidaysOf = (year: number) =>
  Array.from({ length: 366 }, (_, index) => dateAfter(`${year}-01-01`, index))
    .filter((date) => date.startsWith(String(year)))
    .filter(isPublicHoliday)

test('public holidays are those of a fixed date and two before Easter', () => {
  expect(holidaysOf(2027).map((date) => date.slice(5))).toEqual([
    '01-01',
    '01-06',
    '02-28',
    '03-25',
    '03-26',
    '05-01',
    '08-15',
    '10-12',
    '11-01',
    '12-06',
    '12-08',
    '12-25',
  ])
})

// Earliest and latest Easter, and the years in which the algorithm has its exceptions.
test.each(['1818-03-20', '1954-04-16', '1981-04-17', '2026-04-03', '2038-04-23', '2049-04-16'])(
  'Good Friday is %s, and the Saturday after it no holiday',
  (friday) => {
    expect([dateAfter(friday, -1), friday].map(isPublicHoliday)).toEqual([true, true])
    expect([dateAfter(friday, -2), dateAfter(friday, 1)].map(isPublicHoliday)).toEqual([
      false,
      false,
    ])
  },
)
