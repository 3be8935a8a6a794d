import { expect, test } from 'vitest'
import type { CalendarDay } from '#server/viewings/slots/calendar.ts'
import { calendarView } from './calendar-view.ts'
import { nearestSlots } from './nearest-slots.ts'

const day = (date: string, ...slots: [string, boolean][]): CalendarDay => ({
  date,
  slots: slots.map(([time, free]) => ({ start: Date.parse(`${date}T${time}Z`), free })),
})
const days = calendarView(
  [
    day('2026-11-24', ['09:00', true], ['09:30', false], ['10:00', false], ['10:30', true]),
    day('2026-11-25', ['09:00', true], ['09:30', true]),
  ],
  'en',
)

test('what was taken is named, with the nearest free half-hours in order of time', () => {
  const { taken, near } = nearestSlots(days, ['2026-11-24T10:00Z', '2026-11-25T09:30Z'])
  expect(taken.map(({ name }) => name)).toEqual(['Tue 24 Nov, 11:00'])
  expect(near.map(({ name }) => name)).toEqual([
    'Tue 24 Nov, 10:00',
    'Tue 24 Nov, 11:30',
    'Wed 25 Nov, 10:00',
  ])
})

test('a half-hour that is still free has no alternatives', () => {
  expect(nearestSlots(days, ['2026-11-24T09:00Z'])).toEqual({ taken: [], near: [] })
})
