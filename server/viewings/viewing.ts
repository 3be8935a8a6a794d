import type { Selectable } from 'kysely'
import { fromJson } from '../database/schema.ts'
import type { ViewingState } from '../database/tables/column-values.ts'
import type { LeadsTable } from '../database/tables/leads.ts'
import type { ViewingsTable } from '../database/tables/viewings.ts'
import { leadFromRow } from '../leads/lead-row.ts'
import type { Lead, ViewedHome } from '../leads/lead.ts'
import type { ViewingFormat } from '../leads/options.ts'
import { readSlots } from './slots/slots.ts'

/** A viewing with the lead that asked for it. Times are milliseconds since 1970. */
export interface Viewing {
  id: string
  lead: Lead
  /**
   * The first of its homes; undefined if the catalogue was unavailable at the time of the request.
   */
  home: ViewedHome | undefined
  /** All its homes in the order of the visit. */
  homes: ViewedHome[]
  /** The consecutive half-hours that it takes, one for each home. */
  halfHours: number
  format: ViewingFormat
  state: ViewingState
  /** The number of its changes (RFC 5545, SEQUENCE). */
  sequence: number
  /** How often the visitor has moved it, which is limited. */
  visitorMoves: number
  /** The first half-hour. For a request it is the first that is or was held, or undefined. */
  start: number | undefined
  /** The start whose half-hours it holds; undefined where it holds none. */
  heldStart: number | undefined
  /** When the half-hours of a request become free again. */
  heldUntil: number | undefined
  /** Whether the visitor gets e-mails before a person has checked the request. */
  answersVisitor: boolean
  createdAt: number
  /** When it was last requested, confirmed, moved or ended. */
  changedAt: number
  /** The member of staff to whom its lead is assigned. */
  assignee: string | undefined
  assigneeId: string | undefined
}

/** A viewing with the token of a link to it. */
export interface LinkedViewing {
  viewing: Viewing
  token: string
}

/** The states of a viewing that will not take place. */
export const endedStates = ['cancelled', 'expired'] as const satisfies readonly ViewingState[]

export const hasEnded = ({ state }: Pick<Viewing, 'state'>): boolean =>
  endedStates.some((ended) => ended === state)

/**
 * Whether a viewing has not taken place yet, or waits for an answer. Otherwise staff may arrange
 * another for its lead.
 */
export const isOpenOrFuture = (viewing: Pick<Viewing, 'state' | 'start'>, now: number): boolean =>
  !hasEnded(viewing) && (viewing.state === 'requested' || (viewing.start ?? 0) > now)

/**
 * The other times that the visitor asked for, beside the held one. A request holds the earliest
 * time that was free, so those before it were `taken`; those after it are `wishes`, which nobody
 * holds. If no time is held, all are wishes. Both lists are empty once the viewing has changed.
 */
export function askedBeside(
  { fields }: Pick<Lead, 'fields'>,
  { state, sequence, heldStart }: Pick<Viewing, 'state' | 'sequence' | 'heldStart'>,
): { taken: number[]; wishes: number[] } {
  if (state !== 'requested' || sequence > 0) return { taken: [], wishes: [] }
  const asked = readSlots(fields.slots ?? '') ?? []
  if (heldStart === undefined) return { taken: [], wishes: asked }
  return {
    taken: asked.filter((one) => one < heldStart),
    wishes: asked.filter((one) => one > heldStart),
  }
}

/**
 * The start of the half-hours that a viewing holds: a confirmed viewing holds them for good, a
 * request until its hold ends.
 */
export const heldStartOf = ({
  state,
  start,
  heldUntil,
}: Pick<Viewing, 'state' | 'start' | 'heldUntil'>): number | undefined =>
  state === 'confirmed' || heldUntil !== undefined ? start : undefined

/** The columns of a viewing and of its lead. */
type ViewingRow = Selectable<ViewingsTable> & { lead: Selectable<LeadsTable> }

/** Makes a viewing from its rows. */
export function viewingFromRow(row: ViewingRow): Viewing {
  const lead = leadFromRow(row.lead)
  const { home_slug: slug, home_ref: ref, home_title: title, half_hours: halfHours } = row
  const start = row.start_at ?? undefined
  const heldUntil = row.held_until ?? undefined
  const home = slug && ref && title ? { slug, ref, title } : undefined
  return {
    id: row.id,
    lead,
    home,
    homes: home ? [home, ...(fromJson(row.more_homes) ?? [])] : [],
    halfHours,
    format: lead.fields.format === 'video' ? 'video' : 'in-person',
    state: row.state,
    sequence: row.sequence,
    visitorMoves: row.visitor_moves,
    start,
    heldStart: heldStartOf({ state: row.state, start, heldUntil }),
    heldUntil,
    answersVisitor: row.answers_visitor === 1,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    assignee: row.lead.assignee ?? undefined,
    assigneeId: row.lead.assignee_id ?? undefined,
  }
}
