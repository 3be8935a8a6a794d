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
 * Whether a viewing's visitor can expect a reminder: `sure`, or only `if-confirmed` before it is
 * due. Undefined where none is sent, because an e-mail of the last day tells as much.
 */
export function reminderOf(
  { state, start, changedAt }: Reminded,
  now: number,
): 'sure' | 'if-confirmed' | undefined {
  const due = start - reminderTime
  if (state === 'confirmed') return changedAt < due ? 'sure' : undefined
  return state === 'requested' && now < due ? 'if-confirmed' : undefined
}
