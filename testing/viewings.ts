import { pino } from 'pino'
import { beforeEach, expect } from 'vitest'
import { memoryCounters } from '#server/counters/memory-counters.ts'
import type { Database } from '#server/database/database.ts'
import { fromJson } from '#server/database/schema.ts'
import { createLeads } from '#server/leads/intake/leads.ts'
import type { Submission } from '#server/leads/lead.ts'
import { hour } from '#server/shared/time/durations.ts'
import { readWeeklyHours } from '#server/shared/time/weekly-hours.ts'
import type { Guard } from '#server/spam/guard.ts'
import { runDueJobs } from '#server/viewings/due/due-viewings.ts'
import { findViewings } from '#server/viewings/find-viewings.ts'
import { createViewings, type Viewings } from '#server/viewings/for-visitors/viewings.ts'
import { viewingsOfLeads } from '#server/viewings/requests/viewings-of-leads.ts'
import { slotText } from '#server/viewings/slots/slots.ts'
import { createViewingLinks } from '#server/viewings/viewing-links.ts'
import { type DatabaseEngine, eachOnItsOwnDatabase, type TestPlace } from './databases.ts'
import { trusting } from './guard.ts'

/** The time at the beginning of each test: Monday, 10:00 in Málaga. */
export const start = Date.parse('2026-11-23T09:00Z')
export const log = pino({ level: 'silent' })
export const evidence = { honeypot: '', stamp: '', address: undefined }
export const home = { slug: 'a-home', ref: 'R1', title: 'A home' }
export const rules = {
  hours: readWeeklyHours('Mo-Su 10:00-13:00') ?? [],
  closed: [],
  onHolidays: true,
  capacity: 1,
  hold: 48 * hour,
}
const agency = {
  siteUrl: 'https://site.test',
  agencyEmail: 'agency@site.test',
  agencyLanguage: 'en' as const,
  viewingPlace: 'Gatehouse; Calle Uno 1; Málaga',
  chatPhone: '+34 600 000 000',
  mailFrom: 'site@site.test',
}

/** Tuesday, 13:00 in Málaga: the latest time at which the half-hours of Wednesday are confirmed. */
export const wednesdayAnswered = Date.parse('2026-11-24T12:00Z')

/** The start of a half-hour; the first begins on Wednesday 25 November, 10:00 in Málaga. */
export const slot = (index: number) => Date.parse('2026-11-25T09:00Z') + index * (hour / 2)

interface OpenOptions {
  guard?: Guard
  capacity?: number
}

/**
 * Opens viewings with their leads on a database.
 * @param clock returns the time, in milliseconds.
 */
function openViewings(
  database: Database,
  clock: () => number,
  { guard = trusting, capacity = 1 }: OpenOptions,
): Viewings {
  const outbox = { wake() {} }
  const leads = createLeads({
    database,
    spool: undefined,
    outbox,
    guard,
    log,
    mailDomain: 'site.test',
    viewings: viewingsOfLeads(database, { ...rules, capacity }, clock),
    subscribe: async () => undefined,
    clock,
  })
  return createViewings({
    database,
    leads,
    outbox,
    storedCounters: memoryCounters(),
    links: createViewingLinks(() => ['key']),
    rules: { ...rules, capacity },
    agency,
    mailDomain: 'site.test',
    ownAccounts: true,
    log,
    clock,
  })
}

/** A request for half-hours, each by a different person. */
const requestOf = (n: number, slots: number[], change: Partial<Submission>): Submission => ({
  kind: 'viewing',
  language: 'en',
  sourcePath: '/properties/a-home/viewing',
  fields: {
    name: `Elena ${n}`,
    email: `elena${n}@example.com`,
    phone: '600 11 22 33',
    format: 'in-person',
    slots: slots.map(slotText).join(' '),
  },
  consentWording: null,
  submissionId: `submission-${n}`,
  ...change,
})

/** The kinds and contents of all e-mails. */
const emailsIn = async (db: Database['db']) => {
  const rows = await db.selectFrom('outbox').selectAll().execute()
  return rows.map(({ kind, payload }) => ({ kind, payload: fromJson(payload ?? {}) }))
}

/** The events of the e-mails of a kind, in their order. */
const eventsIn = async (db: Database['db'], kind: string) =>
  (await emailsIn(db))
    .filter((one) => one.kind === kind)
    .map(({ payload }) => `${payload.sequence} ${payload.event}`)
    .toSorted()
    .map((one) => one.replace(/^\d+ /, ''))

/**
 * Viewings with their leads, for each test on a database of its own and at the time `start`.
 * @returns what tests read, set and call; `now` is the time in milliseconds since 1970.
 */
export function viewingsSite(engine: DatabaseEngine) {
  let database: Database
  let place: TestPlace
  let viewings: Viewings
  let now = start
  let submissions = 0
  const open = (on: Database, options: OpenOptions = {}) => openViewings(on, () => now, options)
  const submission = (slots: number[], change: Partial<Submission> = {}) =>
    requestOf(++submissions, slots, change)

  /** Sends a request and returns its viewing. */
  const ask = async (slots: number[], change: Partial<Submission> = {}) => {
    const sent = submission(slots, change)
    const { acceptance, token } = await viewings.request(sent, { home }, evidence)
    expect(acceptance).toBe('accepted')
    const opened = await viewings.open(token ?? '')
    return opened?.viewing ?? expect.fail('no viewing')
  }

  eachOnItsOwnDatabase(engine, (opened, at) => {
    database = opened
    place = at
  })
  beforeEach(() => {
    now = start
    viewings = open(database)
  })

  return {
    open,
    submission,
    ask,
    emails: () => emailsIn(database.db),
    stored: async (id: string) =>
      (await findViewings(database.db, { id }))[0] ?? expect.fail('it is gone'),
    eventsFor: (kind: string) => eventsIn(database.db, kind),
    due: () => runDueJobs(database, 'site.test', now),
    get database() {
      return database
    },
    get place() {
      return place
    },
    get viewings() {
      return viewings
    },
    set viewings(opened: Viewings) {
      viewings = opened
    },
    get now() {
      return now
    },
    set now(time: number) {
      now = time
    },
  }
}
