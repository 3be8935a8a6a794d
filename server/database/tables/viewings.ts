import type { ColumnType, Generated } from 'kysely'
import type { ViewingState } from './column-values.ts'

type ViewedHomes = { slug: string; ref: string; title: string }[]

/** A viewing that a lead requests. Times are milliseconds since 1970. */
export interface ViewingsTable {
  id: string
  lead_id: string
  /**
   * The home as the catalogue had it; null where the catalogue did not answer. The title is in the
   * visitor's language.
   */
  home_slug: string | null
  home_ref: string | null
  home_title: string | null
  /**
   * The second and further homes of the visit, in their order; null where there is only one home.
   */
  more_homes: ColumnType<ViewedHomes | string | null, string | null, string | null>
  /** How many consecutive half-hours it takes: one for each home. */
  half_hours: Generated<number>
  state: ViewingState
  /** The number of changes, as calendars count them (RFC 5545, SEQUENCE). */
  sequence: number
  /** How often the visitor has moved it. */
  visitor_moves: Generated<number>
  /**
   * The first half-hour. For a request it is the first of the half-hours that are held; null where
   * none is held.
   */
  start_at: number | null
  /** When the half-hours that a request holds become free again. */
  held_until: number | null
  /** 1 where the visitor may be e-mailed although no person has judged the request. */
  answers_visitor: number
  created_at: number
  changed_at: number
  /** When both sides were reminded of this half-hour. */
  reminded_at: number | null
}

/**
 * A half-hour that a viewing holds. A half-hour has as many seats as viewings can take place at
 * once.
 */
interface ViewingSlotsTable {
  start_at: number
  /** The number of the seat, from 0. */
  seat: number
  viewing_id: string
}

/** A half-hour that a reply has proposed to the person of a lead. */
interface OfferedTimesTable {
  lead_id: string
  start_at: number
  /** The member who proposed it, and their name at that time. */
  member_id: string
  member: string
  offered_at: number
  /** Before this time, colleagues cannot propose the half-hour to others. */
  expires_at: number
}

/** The private address of a member's calendar; milliseconds since 1970. */
interface CalendarFeedsTable {
  member_id: string
  token_hash: string
  /** When the member last opened the calendar in the office. */
  seen_at: number
}

export interface ViewingsTables {
  viewings: ViewingsTable
  viewing_slots: ViewingSlotsTable
  offered_times: OfferedTimesTable
  calendar_feeds: CalendarFeedsTable
}
