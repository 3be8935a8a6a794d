import type { ViewingState } from '../database/tables/column-values.ts'
import { isoTime } from '../shared/time/iso-time.ts'

/** What the log has of a viewing. */
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
