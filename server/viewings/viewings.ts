import type { Logger } from 'pino'
import type { Actor } from '../audit-log/actor.ts'
import type { Counters } from '../counters.ts'
import type { Database } from '../database/database.ts'
import { orUnavailable } from '../database/or-unavailable.ts'
import type { Acceptance } from '../leads/accept-lead.ts'
import type { Submission, ViewingTerms } from '../leads/lead.ts'
import type { Leads } from '../leads/leads.ts'
import { identify } from '../leads/submission-identity.ts'
import type { Outbox } from '../mail/outbox.ts'
import { networkOf } from '../shared/network-address.ts'
import { withTimeout } from '../shared/timeout.ts'
import type { Evidence } from '../spam/guard.ts'
import { mailboxOf } from '../shared/mailbox.ts'
import { calendarFile } from './calendar-file.ts'
import { cancelViewing, confirmViewing, moveViewing, type Outcome } from './change-viewing.ts'
import type { Side } from './email-kinds.ts'
import { type Agency, officeEntry, visitorEntry } from './emails/entry-of.ts'
import { enterViewing } from './enter-viewing.ts'
import { findViewing, findViewings } from './find-viewings.ts'
import { takenSlots } from './held-slots.ts'
import { createOfficeCalendar, type OfficeCalendar } from './office-calendar.ts'
import { offeredDays, type ViewingRules } from './slots.ts'
import type { Viewing } from './viewing.ts'
import type { ViewingLinks, ViewingRole } from './viewing-links.ts'
import { day } from '../shared/durations.ts'

/**
 * How many requests may hold half-hours (docs/requirements.md#viewings). Further ones are stored without a hold,
 * so that nobody can block the calendar.
 */
export const holdLimits = {
  mailbox: { window: day, max: 5 },
  network: { window: day, max: 10 },
  site: { window: day, max: 60 },
}

/**
 * How long a page waits for the calendar, in milliseconds; without it, half-hours can only be requested as
 * wishes.
 */
const calendarTimeout = 1_000

export interface CalendarDay {
  /** As `2026-11-24`, in the agency's time zone. */
  date: string
  slots: { start: number; free: boolean }[]
}

/** A viewing with the rights of the link that opened it. */
export interface OpenViewing {
  role: ViewingRole
  viewing: Viewing
}

/** A viewing in a user's list, with a token; its role permits changes if the address is the user's. */
export interface UserViewing {
  viewing: Viewing
  token: string
}

export interface Viewings {
  /** The clock of all viewings, in milliseconds since 1970. */
  now(): number
  /**
   * The offered half-hours, and which of them are free. `known` is false while the database is unavailable; then
   * they can only be requested as wishes. Never fails.
   */
  calendar(): Promise<{ days: CalendarDay[]; known: boolean }>
  /**
   * Stores a request as a lead with its viewing.
   * @returns with `accepted` and `repeated` a token for its page, or undefined while it waits in the spool, or
   *   where it is quarantined as a robot's.
   * @throws {Unavailable} when it could not be stored anywhere.
   */
  request(
    submission: Submission,
    home: ViewingTerms['home'],
    evidence: Pick<Evidence, 'honeypot' | 'stamp' | 'address'>,
  ): Promise<{ acceptance: Acceptance; token: string | undefined }>
  /** The viewing of a link, or undefined for an invalid link. @throws {Unavailable} */
  open(token: string): Promise<OpenViewing | undefined>
  confirm(id: string, start: number | undefined): Promise<Outcome>
  move(id: string, start: number, by: Side): Promise<Outcome>
  cancel(id: string, by: Side): Promise<Outcome>
  /** The calendar file to download; undefined without a half-hour. */
  calendarFile(open: OpenViewing): string | undefined
  /** For the agency's staff. */
  office: OfficeCalendar
  /** The viewings that a user requested while signed in. @throws {Unavailable} */
  ofUser(user: { id: string; email: string; confirmed: boolean }): Promise<UserViewing[]>
}

interface Options {
  database: Database
  leads: Pick<Leads, 'accept'>
  outbox: Pick<Outbox, 'wake'>
  /** Counts requests that hold half-hours, shared by all processes. */
  sharedCounters: Counters
  links: ViewingLinks
  rules: ViewingRules
  agency: Agency
  /** Whether accounts are in our own database. */
  ownAccounts: boolean
  log: Logger
  now: () => number
}

/** Viewings of homes, for the site. */
export function createViewings({
  database,
  leads,
  outbox,
  sharedCounters,
  links,
  rules,
  agency,
  ownAccounts,
  log,
  now,
}: Options): Viewings {
  const { db } = database
  const mailDomain = new URL(agency.siteUrl).hostname
  const context = (actor?: Actor) => ({ database, rules, mailDomain, now: now(), actor })

  async function changed(outcome: Promise<Outcome>): Promise<Outcome> {
    const result = await outcome
    if (result === 'done') outbox.wake()
    return result
  }

  const reading = <T>(work: Promise<T>) => orUnavailable('The calendar of viewings', work)

  /**
   * Counts a request that would hold half-hours. A request over its sender's limit does not count for the whole
   * site, so that one sender cannot use up the site's limit.
   * @returns whether it may hold them, and a function that reverts the counts.
   */
  async function countHolding(email: string, address: string | undefined) {
    const limits = [
      ...(address === undefined
        ? []
        : [{ key: `viewings from ${networkOf(address)}`, ...holdLimits.network }]),
      { key: `viewings for ${mailboxOf(email)}`, ...holdLimits.mailbox },
      { key: 'viewings', ...holdLimits.site },
    ]
    const counted: string[] = []
    const time = now()
    let mayHold = true
    for (const { key, window, max } of limits) {
      const [count] = await sharedCounters.count([{ key, window }], time)
      counted.push(key)
      mayHold = count !== undefined && count.hits <= max
      if (!mayHold) break
    }
    return { mayHold, takeBack: () => sharedCounters.takeBack(counted, time) }
  }

  /** Stores a request. Only a new one that is not suspicious counts for {@link holdLimits}. */
  async function accept(
    submission: Submission,
    home: ViewingTerms['home'],
    evidence: Pick<Evidence, 'honeypot' | 'stamp' | 'address'>,
  ): Promise<Acceptance> {
    let takeBack: (() => Promise<void>) | undefined
    let acceptance: Acceptance | undefined
    try {
      acceptance = await leads.accept(
        { ...submission, viewing: { home, mayHold: false } },
        evidence,
        async (unsuspected) => {
          const counted = await countHolding(submission.fields.email ?? '', evidence.address)
          takeBack = counted.takeBack
          return { ...unsuspected, viewing: { home, mayHold: counted.mayHold } }
        },
      )
      return acceptance
    } finally {
      if (acceptance !== 'accepted') await takeBack?.()
    }
  }

  async function ofSubmission(submission: Submission): Promise<Viewing | undefined> {
    const { submissionIds } = identify({ submission, receivedAt: new Date() })
    const ids = submissionIds.filter((id) => id !== undefined)
    try {
      const [viewing] = await withTimeout(calendarTimeout, findViewings(db, { submissionIds: ids }))
      return viewing
    } catch {
      // The page is shown without the link; the e-mail contains it.
      return undefined
    }
  }

  const roleOf = ({ lead }: Viewing, address: string | undefined) =>
    address !== undefined && lead.fields.email?.toLowerCase() === address.toLowerCase()
      ? 'visitor'
      : 'view'

  return {
    now,
    async calendar() {
      const days = offeredDays(rules, now())
      const starts = days.flatMap((one) => one.starts)
      const taken = await withTimeout(
        calendarTimeout,
        takenSlots(db, starts[0] ?? 0, starts.at(-1) ?? 0, rules.capacity),
      ).catch((error) => {
        log.error({ err: error }, 'viewings: the calendar could not be read')
        return undefined
      })
      return {
        days: days.map(({ date, starts: all }) => ({
          date,
          slots: all.map((start) => ({ start, free: !taken?.has(start) })),
        })),
        known: taken !== undefined,
      }
    },
    async request(submission, home, evidence) {
      const acceptance = await accept(submission, home, evidence)
      if (acceptance === 'conflict') return { acceptance, token: undefined }
      const viewing = await ofSubmission(submission)
      // The address is unconfirmed, so this link must not cause further e-mails to it.
      const role = submission.ownAddress ? 'visitor' : 'view'
      const token = viewing && links.token({ role, viewingId: viewing.id })
      return { acceptance, token }
    },
    async open(token) {
      const pass = links.read(token)
      const viewing = pass && (await reading(findViewing(db, pass.viewingId)))
      return viewing && { role: pass.role, viewing }
    },
    confirm: (id, start) => changed(confirmViewing(context(), id, start)),
    move: (id, start, by) => changed(moveViewing(context(), id, start, by)),
    cancel: (id, by) => changed(cancelViewing(context(), id, by)),
    office: createOfficeCalendar({
      db,
      agency,
      ownAccounts,
      now,
      change: {
        async enter(arrangement, actor) {
          const arranged = await enterViewing(context(), arrangement, actor)
          if (arranged.outcome === 'arranged') outbox.wake()
          return arranged
        },
        confirm: (id, start, actor) => changed(confirmViewing(context(actor), id, start)),
        move: (id, start, actor) => changed(moveViewing(context(actor), id, start, 'office')),
        cancel: (id, actor) => changed(cancelViewing(context(actor), id, 'office')),
      },
    }),
    calendarFile({ role, viewing }) {
      const { start, sequence, state } = viewing
      if (start === undefined) return undefined
      const entryOf = role === 'office' ? officeEntry : visitorEntry
      return calendarFile(
        entryOf(viewing, { method: 'PUBLISH', start, sequence, state, stamp: now() }, agency),
      )
    },
    async ofUser({ id, email, confirmed }) {
      const viewings = await reading(findViewings(db, { userId: id }))
      return viewings.map((viewing) => ({
        viewing,
        token: links.token({
          role: roleOf(viewing, confirmed ? email : undefined),
          viewingId: viewing.id,
        }),
      }))
    },
  }
}
