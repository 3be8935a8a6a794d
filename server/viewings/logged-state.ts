import type { ViewingState } from '../database/tables/column-values.ts'
import { isoTime } from '../shared/time/iso-time.ts'

/** The state and the time of a viewing, in the form in which the log has them. */
export const loggedState = ({
  state,
  start,
}: {
  state: ViewingState
  start: number | undefined
}) => ({
  state,
  start_at: start === undefined ? null : isoTime(start),
})
