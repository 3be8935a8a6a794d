import type { Logger } from 'pino'
import type { Actor } from '../../audit-log/actor.ts'
import type { Counters } from '../../counters/counters.ts'
import type { Database } from '../../database/database.ts'
import { operationsOn } from '../../database/or-unavailable.ts'
import type { Language } from '../../language.ts'
import type { Acceptance } from '../../leads/intake/accept-lead.ts'
import type { Leads } from '../../leads/intake/leads.ts'
import type { Submission, ViewingTerms } from '../../leads/lead.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { Clock } from '../../shared/time/clock.ts'
import type { Evidence } from '../../spam/guard.ts'
import { calendarFile } from '../calendar-file/calendar-file.ts'
import { type Agency, officeEntry, visitorEntry } from '../calendar-file/entry-of.ts'
import {
  cancelViewing,
  confirmViewing,
  moveViewing,
  type ChangeOutcome,
  type StaffChange,
} from '../changes/change-viewing.ts'
import type { ChangingSide } from '../email-kinds.ts'
import { findViewing, findViewings } from '../find-viewings.ts'
import { type Arrangement, enterViewing } from '../for-staff/enter-viewing.ts'
import { viewingPlaceIn } from '../for-staff/meeting-place.ts'
import { createOfficeCalendar, type OfficeCalendar } from '../for-staff/office-calendar.ts'
import { acceptRequest, viewingOfSubmission } from '../requests/accept-request.ts'
import { type Calendar, readCalendar } from '../slots/calendar.ts'
import type { ViewingRules } from '../slots/slots.ts'
import type { ViewingLinks, ViewingRole } from '../viewing-links.ts'
import type { LinkedViewing, Viewing } from '../viewing.ts'

/** A viewing with the rights of the link that opened it. */
export interface OpenViewing {
  role: ViewingRole
  viewing: Viewing
}

export interface Viewings {
  /**
   * The offered half-hours, and which of them are free. `known` is false while the database is
   * unavailable; then they can only be named as preferences. Never fails.
   */
  calendar(): Promise<Calendar>
  /**
   * Stores a request as a lead with its viewing, unless others have taken all its half-hours.
   * @returns with `accepted` and `repeated` a token for its page; undefined while the request waits
   * in the spool, or if it is quarantined as a robot's.
   * @throws {Unavailable} when it could not be stored anywhere.
   */
  request(
    submission: Submission,
    visit: Omit<ViewingTerms, 'mayHold'>,
    evidence: Pick<Evidence, 'honeypot' | 'stamp' | 'address'>,
  ): Promise<{ acceptance: Acceptance; token: string | undefined }>
  /** Whether a submission has a viewing already. Never fails: false if that cannot be read. */
  hasViewing(submission: Submission): Promise<boolean>
  /**
   * The viewing of a link, or undefined for an invalid link.
   * @throws {Unavailable}
   */
  open(token: string): Promise<OpenViewing | undefined>
  /**
   * The visits that are held for the visitor of a request, because of which it holds no time, with
   * links of the same role. A link that does not prove the visitor's address finds none.
   * @throws {Unavailable}
   */
  heldBeside(open: OpenViewing): Promise<LinkedViewing[]>
  /** Confirms a viewing through the office's link. */
  confirm(id: string, start: number | undefined): Promise<ChangeOutcome>
  /** @param role the role of the link, which decides what is permitted. */
  move(id: string, start: number, by: ChangingSide, role?: ViewingRole): Promise<ChangeOutcome>
  cancel(id: string, by: ChangingSide, role?: ViewingRole): Promise<ChangeOutcome>
  /**
   * The calendar file to download; undefined if the viewing has no half-hour.
   * @throws {Unavailable}
   */
  calendarFile(open: OpenViewing): Promise<string | undefined>
  /** Where visitors meet the office; undefined if the office tells each visitor. Never fails. */
  placeIn(language: Language): Promise<string | undefined>
  /** The functions for the agency's staff. */
  office: OfficeCalendar & ChangesByStaff
  /**
   * The viewings that a user requested while signed in; their links permit changes if the address
   * is the user's.
   * @throws {Unavailable}
   */
  ofUser(user: { id: string; email: string; confirmed: boolean }): Promise<LinkedViewing[]>
}

interface Options {
  database: Database
  leads: Pick<Leads, 'accept'>
  outbox: Pick<Outbox, 'wake'>
  /** Counts requests that hold half-hours, shared by all processes. */
  storedCounters: Counters
  links: ViewingLinks
  rules: ViewingRules
  agency: Agency
  mailDomain: string
  /** Whether accounts are in our own database. */
  ownAccounts: boolean
  log: Logger
  clock: Clock
}

/** Viewings of homes, for the site. */
export function createViewings({
  database,
  leads,
  outbox,
  storedCounters,
  links,
  rules,
  agency,
  mailDomain,
  ownAccounts,
  log,
  clock,
}: Options): Viewings {
  const { db } = database
  const requests = { leads, storedCounters, clock }
  const changes = createChanges({ database, rules, mailDomain, outbox, clock })
  const { guarded } = operationsOn('The calendar of viewings', db)
  const placeIn = (language: Language) => guarded(viewingPlaceIn(db, language, agency.viewingPlace))

  return {
    calendar: () => readCalendar({ db, rules, log }, clock()),
    async request(submission, visit, evidence) {
      const acceptance = await acceptRequest(requests, submission, visit, evidence)
      if (!isStored(acceptance)) return { acceptance, token: undefined }
      const viewing = await viewingOfSubmission({ db, log }, submission, clock())
      // Without proof that the address is the visitor's, the link may cause only few e-mails to it.
      const role = submission.ownAddress ? 'visitor' : 'view'
      const token = viewing && links.token({ role, viewingId: viewing.id })
      return { acceptance, token }
    },
    hasViewing: async (submission) =>
      (await viewingOfSubmission({ db, log }, submission, clock())) !== undefined,
    async open(token) {
      const pass = links.read(token)
      const viewing = pass && (await guarded(findViewing(db, pass.viewingId)))
      return viewing && { role: pass.role, viewing }
    },
    async heldBeside({ role, viewing }) {
      if (role === 'view') return []
      const held = await guarded(findViewings(db, { heldBeside: viewing.lead.id }))
      return withLinks(held, links, () => role)
    },
    ...changes.byLink,
    office: {
      ...createOfficeCalendar({ db, agency, ownAccounts, clock, rules, log }),
      ...changes.byStaff,
    },
    async calendarFile(open) {
      const viewingPlace = await placeIn(open.viewing.lead.language)
      return publishedFile(open, { ...agency, viewingPlace }, clock())
    },
    placeIn: (language) =>
      placeIn(language).catch((error: unknown) => {
        log.warn({ err: error }, 'the meeting place could not be read')
        return agency.viewingPlace
      }),
    async ofUser({ id, email, confirmed }) {
      const viewings = await guarded(findViewings(db, { userId: id }))
      return withLinks(viewings, links, (one) => roleOf(one, confirmed ? email : undefined))
    },
  }
}

const withLinks = (
  viewings: readonly Viewing[],
  links: ViewingLinks,
  roleIn: (viewing: Viewing) => ViewingRole,
): LinkedViewing[] =>
  viewings.map((viewing) => ({
    viewing,
    token: links.token({ role: roleIn(viewing), viewingId: viewing.id }),
  }))

const isStored = (acceptance: Acceptance) => acceptance === 'accepted' || acceptance === 'repeated'

type ChangesByStaff = ReturnType<typeof createChanges>['byStaff']

type ChangeNeeds = Pick<Options, 'database' | 'rules' | 'mailDomain' | 'outbox' | 'clock'>

/** Changes of viewings; each change sends its e-mails at once. */
function createChanges({ outbox, clock, ...common }: ChangeNeeds) {
  const context = (staff?: StaffChange, role?: ViewingRole) => ({
    ...common,
    now: clock(),
    staff,
    role,
  })

  async function changed(outcome: Promise<ChangeOutcome>): Promise<ChangeOutcome> {
    const result = await outcome
    if (result === 'done') outbox.wake()
    return result
  }

  const byLink: Pick<Viewings, 'confirm' | 'move' | 'cancel'> = {
    confirm: (id, start) => changed(confirmViewing(context(undefined, 'office'), id, start)),
    move: (id, start, by, role) => changed(moveViewing(context(undefined, role), id, start, by)),
    cancel: (id, by, role) => changed(cancelViewing(context(undefined, role), id, by)),
  }
  const byStaff = {
    /** Stores a confirmed viewing that staff have arranged. */
    async enter(arrangement: Arrangement, actor: Actor) {
      const arranged = await enterViewing(context(), arrangement, actor)
      if (arranged.outcome === 'arranged') outbox.wake()
      return arranged
    },
    confirm: (id: string, start: number | undefined, staff: StaffChange) =>
      changed(confirmViewing(context(staff), id, start)),
    move: (id: string, start: number, staff: StaffChange) =>
      changed(moveViewing(context(staff), id, start, 'office')),
    cancel: (id: string, staff: StaffChange) =>
      changed(cancelViewing(context(staff), id, 'office')),
  }
  return { byLink, byStaff }
}

/**
 * The calendar file of a viewing in its current state, for the holder of its link; undefined if the
 * viewing has no half-hour.
 */
function publishedFile(
  { role, viewing }: OpenViewing,
  agency: Agency,
  now: number,
): string | undefined {
  const { start, sequence, state } = viewing
  if (start === undefined) return undefined
  const entryOf = role === 'office' ? officeEntry : visitorEntry
  return calendarFile(
    entryOf(viewing, { method: 'PUBLISH', start, sequence, state, stamp: now }, agency),
  )
}

/** The owner of a confirmed address has the same rights as the link in an e-mail. */
const roleOf = ({ lead }: Viewing, address: string | undefined) =>
  address !== undefined && lead.fields.email?.toLowerCase() === address.toLowerCase()
    ? 'visitor'
    : 'view'
