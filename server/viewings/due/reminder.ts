import type { ViewingState } from '../../database/tables/column-values.ts'
import { hour } from '../../shared/time/durations.ts'

/** How long before a viewing both sides get a reminder, in milliseconds. */
export const reminderTime = 24 * hour

interface Reminded {
  state: ViewingState
  start: number
  changedAt: number
}

/**
 * Whether a viewing's visitor can expect a reminder: `sure`, or `if-confirmed` while the viewing is
 * not confirmed. Undefined if none is sent, because the last change is less than 24 hours before
 * the start.
 */
export function reminderOf(
  { state, start, changedAt }: Reminded,
  now: number,
): 'sure' | 'if-confirmed' | undefined {
  const due = start - reminderTime
  if (state === 'confirmed') return changedAt < due ? 'sure' : undefined
  return state === 'requested' && now < due ? 'if-confirmed' : undefined
}
