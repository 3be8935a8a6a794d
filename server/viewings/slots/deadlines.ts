import type { ViewingState } from '../../database/tables/column-values.ts'
import { holdUntil } from './hold-until.ts'
import { answeredBy, type OpenDays, type ViewingRules } from './slots.ts'

// All deadlines of a viewing (docs/requirements/leads.md#viewings), in milliseconds since 1970.

interface Dated {
  state: ViewingState
  start?: number | undefined
  heldUntil?: number | undefined
}

/**
 * Until when the office can confirm a half-hour that is asked for now: the end of its hold, at the
 * latest when its viewing has to be confirmed.
 */
export const confirmableUntil = (
  start: number,
  now: number,
  rules: OpenDays & Pick<ViewingRules, 'hold'>,
): number => Math.min(holdUntil(rules.hours, now, rules.hold), answeredBy(start, rules))

/**
 * Until when a viewing can be moved and cancelled: a confirmed one until it begins, a held one as
 * long as it is held. Undefined where no time is held.
 */
export const changeableUntil = ({ state, start, heldUntil }: Dated): number | undefined =>
  state === 'confirmed' ? start : state === 'requested' ? heldUntil : undefined

/** Whether a viewing was confirmed and has begun, after which it can no longer be changed. */
export const hasBegun = ({ state, start }: Dated, now: number): boolean =>
  state === 'confirmed' && start !== undefined && start <= now
