import type { Selectable } from 'kysely'
import { fromJson } from '../database/schema.ts'
import type { ViewingState } from '../database/tables/column-values.ts'
import type { LeadsTable } from '../database/tables/leads.ts'
import type { ViewingsTable } from '../database/tables/viewings.ts'
import { leadFromRow } from '../leads/lead-row.ts'
import type { Lead, ViewedHome } from '../leads/lead.ts'
import type { ViewingFormat } from '../leads/options.ts'
import { halfHoursFrom, readSlots } from './slots/slots.ts'

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
  /** The first half-hour. For a request it is the earliest one held, or undefined. */
  start: number | undefined
  /** The start times that it holds, earliest first. */
  held: number[]
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

/** The states of a viewing that will not take place: its lead may get another viewing instead. */
export const endedStates = ['cancelled', 'expired'] as const satisfies readonly ViewingState[]

export const hasEnded = ({ state }: Pick<Viewing, 'state'>): boolean =>
  endedStates.some((ended) => ended === state)

/**
 * The half-hours that were asked for with others and have been taken since; empty if none could be
 * held.
 * @param held those that are held for the request.
 */
export const takenMeanwhile = ({ fields }: Lead, held: readonly number[]): number[] =>
  held.length === 0
    ? []
    : (readSlots(fields.slots ?? '') ?? []).filter((start) => !held.includes(start))

/** The columns of a viewing and of its lead. */
type ViewingRow = Selectable<ViewingsTable> & { lead: Selectable<LeadsTable> }

/**
 * Makes a viewing from its rows.
 * @param slots all half-hours that it holds, earliest first.
 */
export function viewingFromRow(row: ViewingRow, slots: readonly number[]): Viewing {
  const lead = leadFromRow(row.lead)
  const { home_slug: slug, home_ref: ref, home_title: title, half_hours: halfHours } = row
  const home = slug && ref && title ? { slug, ref, title } : undefined
  return {
    id: row.id,
    lead,
    home,
    homes: home ? [home, ...(fromJson(row.more_homes) ?? [])] : [],
    halfHours,
    format: lead.fields.way === 'video' ? 'video' : 'in-person',
    state: row.state,
    sequence: row.sequence,
    start: row.start_at ?? undefined,
    held: startsOf(slots, row, lead),
    heldUntil: row.held_until ?? undefined,
    answersVisitor: row.answers_visitor === 1,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    assignee: row.lead.assignee ?? undefined,
    assigneeId: row.lead.assignee_id ?? undefined,
  }
}

/**
 * The start times among the half-hours that a viewing holds. The half-hours of two wishes may be
 * consecutive, so in a visit of several half-hours only the requested starts, or the one that it
 * was moved to, count.
 */
function startsOf(
  slots: readonly number[],
  { half_hours: halfHours, start_at: start }: Selectable<ViewingsTable>,
  { fields }: Lead,
): number[] {
  if (halfHours === 1) return [...slots]
  const asked = readSlots(fields.slots ?? '') ?? []
  return slots.filter(
    (one) =>
      (one === start || asked.includes(one)) &&
      halfHoursFrom(one, halfHours).every((part) => slots.includes(part)),
  )
}
