import { expect, test } from 'vitest'
import { hour } from '../../shared/time/durations.ts'
import { visitStarts } from './calendar.ts'

const at = (index: number) => Date.parse('2026-11-25T09:00Z') + index * (hour / 2)
/** The half-hours 10:00, 10:30, 11:00 and, after a break, 12:00 and 12:30. */
const day = (...free: boolean[]) => ({
  date: '2026-11-25',
  slots: [0, 1, 2, 4, 5].map((index, place) => ({ start: at(index), free: free[place] ?? true })),
})

test('a longer visit begins only where enough half-hours follow without a break', () => {
  const [shown] = visitStarts([day()], 2)
  expect(shown?.slots).toEqual([0, 1, 4].map((index) => ({ start: at(index), free: true })))
  expect(visitStarts([day()], 4)).toEqual([])
})

test('a start that is free but too short for the visit is told from one that is taken', () => {
  const starts = (halfHours: number) =>
    visitStarts([day(true, false)], halfHours).flatMap(({ slots }) => slots)
  expect(starts(2).slice(0, 2)).toEqual([
    { start: at(0), free: false, tooShort: true },
    { start: at(1), free: false },
  ])
  expect(starts(1)[0]).toEqual({ start: at(0), free: true })
})

test('a start is free where each half-hour is free or held by the visit itself', () => {
  const free = (heldStart?: number) =>
    visitStarts([day(true, false)], 2, heldStart).flatMap(({ slots }) =>
      slots.map((slot) => slot.free),
    )
  expect(free()).toEqual([false, false, true])
  expect(free(at(1))).toEqual([true, true, true])
})
