import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Actor } from '../../audit-log/actor.ts'
import { readAuditEntries } from '../../audit-log/read-entries.ts'
import { isStaff } from '../../backend/staff/is-staff.ts'
import { staffNames } from '../../backend/staff/staff-names.ts'
import { operationsOn } from '../../database/or-unavailable.ts'
import type { Schema } from '../../database/schema.ts'
import type { Clock } from '../../shared/time/clock.ts'
import { day } from '../../shared/time/durations.ts'
import type { WeeklyHours } from '../../shared/time/weekly-hours.ts'
import { calendarOf } from '../calendar-file/calendar-file.ts'
import { type Agency, officeEntry } from '../calendar-file/entry-of.ts'
import { findViewings } from '../find-viewings.ts'
import { readCalendar } from '../slots/calendar.ts'
import { readOffers } from '../slots/offered-times.ts'
import { hoursOn, officeDays, type ViewingRules } from '../slots/slots.ts'
import { closeFeed, touchFeed, memberOfFeed, openFeed } from './feed.ts'
import {
  type MeetingPlace,
  readMeetingPlace,
  setMeetingPlace,
  viewingPlaceIn,
} from './meeting-place.ts'

/** One change of a viewing, as recorded in the log; `actor` is who made it. */
export interface ViewingChange {
  id: string
  at: number
  actor: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** How far a feed goes into the past and into the future, in milliseconds. */
const feedPast = 30 * day
const feedFuture = 400 * day

interface Options {
  db: Kysely<Schema>
  agency: Agency
  /**
   * Whether accounts are in our own database. Then a feed ends when its member leaves the staff.
   */
  ownAccounts: boolean
  clock: Clock
  rules: ViewingRules
  log: Logger
}

export type OfficeCalendar = ReturnType<typeof createOfficeCalendar>

/**
 * The viewings as staff see them. All functions throw `Unavailable` when the database fails,
 * unless stated otherwise.
 */
export function createOfficeCalendar({ db, agency, ownAccounts, clock, rules, log }: Options) {
  const { on, guarded } = operationsOn('The calendar of viewings', db)

  return {
    /**
     * The viewings that have or hold a half-hour within a period, by their first half-hour, without
     * expired requests. Times are milliseconds since 1970.
     */
    between: (from: number, to: number) =>
      guarded(
        findViewings(db, {
          states: ['requested', 'confirmed', 'cancelled'],
          during: { from, to },
        }),
      ),
    /** Unanswered requests by their time. Requests without a held half-hour come first. */
    toConfirm: () => guarded(findViewings(db, { states: ['requested'] })),
    countToConfirm: on(countRequests),
    ofLeads: (leadIds: readonly string[]) => guarded(findViewings(db, { leadIds })),
    /**
     * The half-hours that staff can choose, from today on, without those that are offered to
     * others. Never fails.
     * @param forLead the lead whose own offers count as free.
     */
    calendar: (forLead = '') =>
      readCalendar({ db, rules, log, daysOf: officeDays, forLead }, clock()),
    /** The half-hours that a reply to a lead can propose. Never fails. */
    proposable: (forLead: string) => readCalendar({ db, rules, log, forLead }, clock()),
    /** The half-hours that were proposed and not answered, for one lead or for all. */
    offers: (leadId?: string) =>
      guarded(readOffers(db, { leadId, capacity: rules.capacity, now: clock() })),
    /** The changes of viewings, oldest first. */
    history: on(readHistory),
    /** The viewing hours of a date such as `2026-11-24`, in minutes after midnight. */
    hoursOn: (date: string): WeeklyHours[number] => hoursOn(date, rules),
    /** The meeting place that staff have set; undefined if the configured one applies. */
    place: on(readMeetingPlace),
    setPlace: (place: MeetingPlace, actor: Actor) =>
      guarded(setMeetingPlace(db, { place, actor, now: clock() })),
    feed: {
      /**
       * Creates a new private address for a member.
       * @returns its token.
       */
      open: (memberId: string) => guarded(openFeed(db, memberId, clock())),
      close: on(closeFeed),
      /**
       * Records that the member uses the calendar, which keeps their feed open.
       * @returns whether they have a feed.
       */
      touch: (memberId: string) => guarded(touchFeed(db, memberId, clock())),
      /** The calendar file of a token; undefined if the token is not valid. */
      file: (token: string) => guarded(writeFeed({ db, agency, ownAccounts }, token, clock())),
    },
  }
}

/** Counts unanswered requests, without the quarantined ones. */
async function countRequests(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('viewings')
    .innerJoin('leads', 'leads.id', 'viewings.lead_id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('viewings.state', '=', 'requested')
    .where('leads.state', '!=', 'suspect')
    .executeTakeFirstOrThrow()
  return count
}

/** The maximum number of changes of a viewing that are read. */
const maxChanges = 20

async function readHistory(db: Kysely<Schema>, ids: readonly string[]): Promise<ViewingChange[]> {
  const entries = await Promise.all(
    ids.map((id) => readAuditEntries(db, { table: 'viewings', id }, { limit: maxChanges })),
  )
  const all = entries.flatMap((ofOne, index) =>
    ofOne.map((entry) => ({ ...entry, id: ids[index] ?? '' })),
  )
  const names = await staffNames(
    db,
    all.map(({ actorId }) => actorId),
  )
  return all
    .map(({ id, at, actor, actorId, before, after }) => ({
      id,
      at,
      actor: names.get(actorId ?? '') ?? actor,
      before,
      after,
    }))
    .toSorted((one, other) => one.at - other.at)
}

interface FeedSources {
  db: Kysely<Schema>
  agency: Agency
  ownAccounts: boolean
}

/** Writes the calendar file of a feed; undefined if its token is not valid. */
async function writeFeed(
  { db, agency, ownAccounts }: FeedSources,
  token: string,
  now: number,
): Promise<string | undefined> {
  const memberId = await memberOfFeed(db, token, now)
  if (!memberId || (ownAccounts && !(await isStaff(db, memberId)))) return undefined
  const language = agency.agencyLanguage
  const [viewings, viewingPlace] = await Promise.all([
    findViewings(db, {
      states: ['requested', 'confirmed', 'cancelled'],
      from: now - feedPast,
      to: now + feedFuture,
    }),
    viewingPlaceIn(db, language, agency.viewingPlace),
  ])
  const here = { ...agency, viewingPlace }
  return calendarOf(
    'PUBLISH',
    viewings.flatMap((viewing) => {
      const { start, sequence, state } = viewing
      return start === undefined
        ? []
        : [officeEntry(viewing, { method: 'PUBLISH', start, sequence, state, stamp: now }, here)]
    }),
  )
}
