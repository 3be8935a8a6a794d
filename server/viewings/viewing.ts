import type { Selectable } from 'kysely'
import type { ViewingState } from '../database/tables/column-values.ts'
import type { LeadsTable } from '../database/tables/leads.ts'
import type { ViewingsTable } from '../database/tables/viewings.ts'
import { leadFromRow } from '../leads/lead-row.ts'
import type { Lead } from '../leads/lead.ts'
import type { ViewingFormat } from '../leads/options.ts'
import { readSlots } from './slots.ts'

/** A viewing with the lead that asked for it. Times are milliseconds since 1970. */
export interface Viewing {
  id: string
  lead: Lead
  /** Absent if the catalogue was unavailable at the time of the request. */
  home: { slug: string; ref: string; title: string } | undefined
  format: ViewingFormat
  state: ViewingState
  /** The number of its changes (RFC 5545, SEQUENCE). */
  sequence: number
  /** The half-hour. For a request, the earliest one held, or undefined. */
  start: number | undefined
  /** All held half-hours, earliest first. */
  held: number[]
  /** When the half-hours of a request become free again. */
  heldUntil: number | undefined
  /** Whether the visitor gets e-mails before a person has checked the request. */
  answersVisitor: boolean
  createdAt: number
  /** The member of staff to whom its lead is assigned. */
  assignee: string | undefined
}

/**
 * The half-hours that were asked for with others and were taken meanwhile; none where nothing could
 * be held.
 * @param held those that are held for the request.
 */
export const takenMeanwhile = ({ fields }: Lead, held: readonly number[]): number[] =>
  held.length === 0
    ? []
    : (readSlots(fields.slots ?? '') ?? []).filter((start) => !held.includes(start))

/** The columns of a viewing, with those of its lead. */
type ViewingRow = Selectable<ViewingsTable> & { lead: Selectable<LeadsTable> }

/** A viewing from its rows. */
export function viewingFromRow(row: ViewingRow, held: number[]): Viewing {
  const lead = leadFromRow(row.lead)
  const { home_slug: slug, home_ref: ref, home_title: title } = row
  return {
    id: row.id,
    lead,
    home: slug && ref && title ? { slug, ref, title } : undefined,
    format: lead.fields.way === 'video' ? 'video' : 'in-person',
    state: row.state,
    sequence: row.sequence,
    start: row.start_at ?? undefined,
    held,
    heldUntil: row.held_until ?? undefined,
    answersVisitor: row.answers_visitor === 1,
    createdAt: row.created_at,
    assignee: row.lead.assignee ?? undefined,
  }
}
