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
 * Whether a viewing's visitor can expect a reminder: `sure`, or `if-confirmed` if it depends on the
 * confirmation. Undefined if no reminder is sent, because another e-mail is sent within the last 24
 * hours.
 */
export function reminderOf(
  { state, start, changedAt }: Reminded,
  now: number,
): 'sure' | 'if-confirmed' | undefined {
  const due = start - reminderTime
  if (state === 'confirmed') return changedAt < due ? 'sure' : undefined
  return state === 'requested' && now < due ? 'if-confirmed' : undefined
}
