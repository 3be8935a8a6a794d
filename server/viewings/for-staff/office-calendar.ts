import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Actor } from '../../audit-log/actor.ts'
import { readAuditEntries } from '../../audit-log/read-entries.ts'
import { orUnavailable } from '../../database/or-unavailable.ts'
import type { Schema } from '../../database/schema.ts'
import type { Clock } from '../../shared/time/clock.ts'
import { day } from '../../shared/time/durations.ts'
import type { WeeklyHours } from '../../shared/time/weekly-hours.ts'
import { isStaff } from '../../staff/is-staff.ts'
import { staffNames } from '../../staff/staff-names.ts'
import { calendarOf } from '../calendar-file/calendar-file.ts'
import { type Agency, officeEntry } from '../calendar-file/entry-of.ts'
import type { ChangeOutcome, StaffChange } from '../changes/change-viewing.ts'
import { findViewings } from '../find-viewings.ts'
import { type Calendar, readCalendar } from '../slots/calendar.ts'
import { hoursOn, officeNotice, type ViewingRules } from '../slots/slots.ts'
import type { Viewing } from '../viewing.ts'
import type { Arranged, Arrangement } from './enter-viewing.ts'
import { closeFeed, touchFeed, memberOfFeed, openFeed } from './feed.ts'
import {
  type MeetingPlace,
  readMeetingPlace,
  setMeetingPlace,
  viewingPlaceIn,
} from './meeting-place.ts'

/**
 * The viewings as staff see and change them. All of it throws {@link Unavailable} when the database
 * fails.
 */
export interface OfficeCalendar {
  /**
   * Those that have or hold a half-hour of a period, by their first, without requests that have
   * expired; milliseconds since 1970.
   */
  between(from: number, to: number): Promise<Viewing[]>
  /** Requests that nobody has answered, by their time; those that hold no half-hour come first. */
  toConfirm(): Promise<Viewing[]>
  countToConfirm(): Promise<number>
  ofLeads(leadIds: readonly string[]): Promise<Viewing[]>
  /** The half-hours that staff can choose, from today on. Never fails. */
  calendar(): Promise<Calendar>
  /** The changes of viewings, oldest first. */
  history(ids: readonly string[]): Promise<ViewingChange[]>
  /** The viewing hours of a date, as `2026-11-24`, in minutes after midnight. */
  hoursOn(date: string): WeeklyHours[number]
  /** Stores a viewing that staff have arranged, confirmed at once. */
  enter(arrangement: Arrangement, actor: Actor): Promise<Arranged>
  confirm(id: string, start: number | undefined, staff: StaffChange): Promise<ChangeOutcome>
  move(id: string, start: number, staff: StaffChange): Promise<ChangeOutcome>
  cancel(id: string, staff: StaffChange): Promise<ChangeOutcome>
  /** The meeting place that staff have set; undefined where the configured one counts. */
  place(): Promise<MeetingPlace | undefined>
  /** See {@link setMeetingPlace}. */
  setPlace(place: MeetingPlace, actor: Actor): Promise<void>
  feed: {
    /**
     * Makes a member's private address anew.
     * @returns its token.
     */
    open(memberId: string): Promise<string>
    close(memberId: string): Promise<void>
    /**
     * Keeps the member's feed open, since they use the calendar.
     * @returns whether they have one.
     */
    touch(memberId: string): Promise<boolean>
    /** The calendar file of a token; undefined where it opens nothing. */
    file(token: string): Promise<string | undefined>
  }
}

/** One change of a viewing, as the log has it; `actor` is who made it. */
export interface ViewingChange {
  id: string
  at: string
  actor: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** How far back a feed goes, in milliseconds. */
const feedSince = 30 * day
const feedUntil = 400 * day

interface Options {
  db: Kysely<Schema>
  agency: Agency
  /** Whether accounts are in our own database, so that a feed ends with its member's role. */
  ownAccounts: boolean
  now: Clock
  change: Pick<OfficeCalendar, 'enter' | 'confirm' | 'move' | 'cancel'>
  rules: ViewingRules
  log: Logger
}

/** The calendar that staff see, over the database. */
export function createOfficeCalendar({
  db,
  agency,
  ownAccounts,
  now,
  change,
  rules,
  log,
}: Options): OfficeCalendar {
  const reading = <T>(work: Promise<T>) => orUnavailable('The calendar of viewings', work)

  return {
    between: (from, to) =>
      reading(
        findViewings(db, {
          states: ['requested', 'confirmed', 'cancelled'],
          during: { from, to },
        }),
      ),
    toConfirm: () => reading(findViewings(db, { states: ['requested'] })),
    countToConfirm: () =>
      reading(
        db
          .selectFrom('viewings')
          .innerJoin('leads', 'leads.id', 'viewings.lead_id')
          .select((select) => select.fn.countAll<number>().as('count'))
          .where('viewings.state', '=', 'requested')
          .where('leads.state', '!=', 'suspect')
          .executeTakeFirstOrThrow(),
      ).then(({ count }) => count),
    ofLeads: (leadIds) => reading(findViewings(db, { leadIds })),
    calendar: () => readCalendar({ db, rules, log, notice: officeNotice }, now()),
    history: (ids) => reading(readHistory(db, ids)),
    hoursOn: (date) => hoursOn(date, rules),
    place: () => reading(readMeetingPlace(db)),
    setPlace: (place, actor) => reading(setMeetingPlace(db, { place, actor, now: now() })),
    ...change,
    feed: {
      open: (memberId) => reading(openFeed(db, memberId, now())),
      close: (memberId) => reading(closeFeed(db, memberId)),
      touch: (memberId) => reading(touchFeed(db, memberId, now())),
      file: (token) => reading(writeFeed({ db, agency, ownAccounts }, token, now())),
    },
  }
}

/** How many changes of a viewing are read at most. */
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
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
}

interface FeedSources {
  db: Kysely<Schema>
  agency: Agency
  ownAccounts: boolean
}

/** Writes the calendar file of a feed; undefined where its token opens nothing. */
async function writeFeed(
  { db, agency, ownAccounts }: FeedSources,
  token: string,
  now: number,
): Promise<string | undefined> {
  const memberId = await memberOfFeed(db, token, now)
  if (!memberId || (ownAccounts && !(await isStaff(db, memberId)))) return undefined
  const language = agency.agencyLanguage ?? 'en'
  const [viewings, viewingPlace] = await Promise.all([
    findViewings(db, {
      states: ['requested', 'confirmed', 'cancelled'],
      from: now - feedSince,
      to: now + feedUntil,
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
