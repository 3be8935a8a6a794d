import { expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { readWeeklyHours } from '../../shared/time/weekly-hours.ts'
import {
  isOffered,
  minimumNotice,
  offeredDayCount,
  offeredDays,
  officeDays,
  readSlots,
  slotText,
} from './slots.ts'

const rules = (hours: string, closed: string[] = []) => ({
  hours: readWeeklyHours(hours) ?? expect.fail('bad hours'),
  closed,
  onHolidays: false,
})
const at = (iso: string) => Date.parse(iso)
const shown = (days: ReturnType<typeof offeredDays>) =>
  days.map(({ date, starts }) => [date, ...starts.map(slotText)])

test('half-hours fill the opening hours, and none begins within the minimum notice', () => {
  const [first, second] = offeredDays(
    rules('Mo-Su 10:00-11:30,16:00-17:00'),
    at('2026-11-23T09:15Z'),
  )
  expect(shown(first && second ? [first, second] : [])).toEqual([
    [
      '2026-11-24',
      '2026-11-24T09:30Z',
      '2026-11-24T10:00Z',
      '2026-11-24T15:00Z',
      '2026-11-24T15:30Z',
    ],
    [
      '2026-11-25',
      '2026-11-25T09:00Z',
      '2026-11-25T09:30Z',
      '2026-11-25T10:00Z',
      '2026-11-25T15:00Z',
      '2026-11-25T15:30Z',
    ],
  ])
  for (const { starts } of offeredDays(rules('Mo-Su 10:00-19:00'), at('2026-11-23T09:15Z')))
    for (const start of starts)
      expect(start).toBeGreaterThanOrEqual(at('2026-11-23T09:15Z') + minimumNotice)
})

test('none is offered that could not be confirmed in time the day before', () => {
  const firstDay = (now: string) => offeredDays(rules('Mo-Su 10:00-19:00'), at(now))[0]?.date
  expect(firstDay('2026-11-23T16:00Z')).toBe('2026-11-24')
  expect(firstDay('2026-11-23T16:01Z')).toBe('2026-11-25')
})

test('days on which the office is closed are not offered', () => {
  const dates = offeredDays(
    rules('Mo-Fr 10:00-13:00', ['12-25', '2026-12-24']),
    at('2026-12-21T09:00Z'),
  ).map(({ date }) => date)
  expect(dates.slice(0, 4)).toEqual(['2026-12-22', '2026-12-23', '2026-12-28', '2026-12-29'])
  expect(dates).toHaveLength(offeredDayCount)
})

test.each([
  ['closed on public holidays', {}, ['2026-12-05', '2026-12-07', '2026-12-09']],
  [
    'open on public holidays if it says so',
    { VIEWING_ON_HOLIDAYS: 'yes' },
    ['2026-12-05', '2026-12-06', '2026-12-07'],
  ],
  [
    'closed on its own days besides',
    { VIEWING_CLOSED: '2026-12-07' },
    ['2026-12-05', '2026-12-09', '2026-12-10'],
  ],
])('by its configuration the office is %s', (_, variables, expected) => {
  const { viewings } = readConfig(variables)
  const dates = offeredDays(viewings, at('2026-12-04T08:00Z')).map(({ date }) => date)
  expect(dates.slice(0, 3)).toEqual(expected)
})

test('the search for free slots goes beyond closed days, up to a limit', () => {
  expect(offeredDays(rules('Mo 10:00-10:30'), at('2026-11-23T09:00Z')).length).toBeGreaterThan(5)
  expect(offeredDays(rules('Mo-Su off'), at('2026-11-23T09:00Z'))).toEqual([])
})

test.each([
  ['go forward', '2027-03-23T12:00Z', '2027-03-27', '09:00Z', '2027-03-28', '08:00Z'],
  ['go back', '2026-10-22T12:00Z', '2026-10-24', '08:00Z', '2026-10-25', '09:00Z'],
])(
  'the office opens at ten local time also after the clocks %s',
  (_, now, day, before, changed, after) => {
    const days = shown(offeredDays(rules('Mo-Su 10:00-13:00'), at(now)))
    expect(days.find(([date]) => date === day)?.[1]).toBe(`${day}T${before}`)
    expect(days.find(([date]) => date === changed)?.[1]).toBe(`${changed}T${after}`)
    expect(days.find(([date]) => date === changed)).toHaveLength(7)
  },
)

test('a half-hour that the clocks skip is not offered', () => {
  const [night] = shown(offeredDays(rules('Su 01:00-04:00'), at('2027-03-26T12:00Z')))
  // The half-hours 01:00 and 01:30, then 03:00 and 03:30 summer time.
  expect(night).toEqual([
    '2027-03-28',
    '2027-03-28T00:00Z',
    '2027-03-28T00:30Z',
    '2027-03-28T01:00Z',
    '2027-03-28T01:30Z',
  ])
})

test('only offered half-hours may be asked for', () => {
  const open = rules('Mo-Su 10:00-13:00')
  const now = at('2026-11-23T09:00Z')
  expect(isOffered(open, { start: at('2026-11-25T09:00Z'), halfHours: 1 }, now)).toBe(true)
  expect(isOffered(open, { start: at('2026-11-25T09:15Z'), halfHours: 1 }, now)).toBe(false)
  expect(isOffered(open, { start: at('2026-11-25T13:00Z'), halfHours: 1 }, now)).toBe(false)
  expect(isOffered(open, { start: at('2026-11-23T10:00Z'), halfHours: 1 }, now)).toBe(false)
})

test('start times are read from the text that forms send', () => {
  expect(readSlots('2026-11-25T09:30Z 2026-11-25T09:00Z 2026-11-25T09:30Z')).toEqual([
    at('2026-11-25T09:00Z'),
    at('2026-11-25T09:30Z'),
  ])
  for (const bad of [
    'tomorrow',
    '2026-11-25T09:15Z',
    '2026-11-25T09:30Z; drop',
    '2026-13-45T09:30Z',
  ])
    expect(readSlots(bad)).toBeUndefined()
})

test.each(['Mo-Su 10:00-13:00,16:00-19:00', 'Mo-Su 10:30-13:00,13:00-14:30', 'Su 00:00-24:00'])(
  'each offered time is read from its own text: %s',
  (hours) => {
    const { viewings } = readConfig({ VIEWING_HOURS: hours })
    const starts = offeredDays(viewings, at('2026-11-23T09:00Z')).flatMap((day) => day.starts)
    expect(starts.length).toBeGreaterThan(0)
    expect(readSlots(starts.map(slotText).join(' '))).toEqual(starts)
  },
)

test('staff may choose a half-hour of today that has not begun', () => {
  const [today] = officeDays(rules('Mo-Su 10:00-19:00'), at('2026-11-23T15:30:00Z'))
  expect(today?.date).toBe('2026-11-23')
  expect(today?.starts[0]).toBe(at('2026-11-23T16:00Z'))
})
