import { expect, test } from 'vitest'
import { hour } from '../../shared/time/durations.ts'
import { reminderOf } from './reminder.ts'

const start = Date.parse('2026-11-27T09:30:00Z')
const before = (hours: number) => start - hours * hour

test('a reminder is promised only where one will be sent', () => {
  const requested = { state: 'requested', start, changedAt: before(72) } as const
  expect(reminderOf(requested, before(72))).toBe('if-confirmed')
  expect(reminderOf(requested, before(23))).toBeUndefined()
  const confirmed = { state: 'confirmed', start } as const
  expect(reminderOf({ ...confirmed, changedAt: before(25) }, before(20))).toBe('sure')
  expect(reminderOf({ ...confirmed, changedAt: before(23) }, before(20))).toBeUndefined()
  expect(reminderOf({ ...requested, state: 'cancelled' }, before(72))).toBeUndefined()
})
