import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import { emailWriters } from '../../testing/emails.ts'
import { trusting } from '../../testing/guard.ts'
import { auditEntriesOf } from '../audit-log/read-entries.ts'
import { memoryCounters } from '../counters/memory-counters.ts'
import { connect } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { fromJson } from '../database/schema.ts'
import { acceptLeads } from '../leads/intake/accept-lead.ts'
import { createLeads } from '../leads/intake/leads.ts'
import { openSpool } from '../leads/intake/spool.ts'
import type { Submission } from '../leads/lead.ts'
import { releaseSuspect } from '../leads/release-suspect.ts'
import type { Message } from '../mail/mailers/mailer.ts'
import { createOutbox } from '../mail/outbox.ts'
import { queueDepth } from '../mail/queue.ts'
import { erasePerson } from '../people/erase-person.ts'
import { personData } from '../people/person-data.ts'
import { hour } from '../shared/durations.ts'
import { readWeeklyHours } from '../shared/weekly-hours.ts'
import type { Guard } from '../spam/guard.ts'
import { viewingOfSubmission } from './accept-request.ts'
import { runDueJobs } from './due-viewings.ts'
import { findViewings } from './find-viewings.ts'
import { holdLimits } from './hold-limits.ts'
import { requestViewing } from './request-viewing.ts'
import { slotText } from './slots.ts'
import { createViewingLinks } from './viewing-links.ts'
import { createViewings, type Viewings } from './viewings.ts'

const start = Date.parse('2026-11-23T09:00Z')
const log = pino({ level: 'silent' })
const evidence = { honeypot: '', stamp: '', address: undefined }
const home = { slug: 'a-home', ref: 'R1', title: 'A home' }
const rules = {
  hours: readWeeklyHours('Mo-Su 10:00-13:00') ?? [],
  closed: [],
  capacity: 1,
  hold: 48 * hour,
}
const agency = {
  siteUrl: 'https://site.test',
  agencyEmail: 'agency@site.test',
  viewingPlace: 'Gatehouse; Calle Uno 1; Málaga',
  chatPhone: '+34 600 000 000',
  mailFrom: 'site@site.test',
}
/** Half-hours from Wednesday 25 November, 10:00 in Málaga. */
const slot = (index: number) => Date.parse('2026-11-25T09:00Z') + index * (hour / 2)

describeOnEachEngine('viewings, on %s', (engine) => {
  let database: Database
  let viewings: Viewings
  let now: number
  let submissions = 0
  let place: Parameters<typeof connect>[0]

  eachOnItsOwnDatabase(engine, (opened, at) => {
    database = opened
    place = at
  })

  const open = (
    on: Database,
    { guard = trusting, capacity = 1 }: { guard?: Guard; capacity?: number } = {},
  ) => {
    const outbox = { wake() {} }
    return createViewings({
      database: on,
      leads: createLeads({
        database: on,
        spool: undefined,
        outbox,
        guard,
        log,
        siteUrl: agency.siteUrl,
        extensions: { viewing: requestViewing(on, { ...rules, capacity }, () => now) },
        onConfirmation() {},
        now: () => now,
      }),
      outbox,
      sharedCounters: memoryCounters(),
      links: createViewingLinks(() => ['key']),
      rules: { ...rules, capacity },
      agency,
      ownAccounts: true,
      log,
      now: () => now,
    })
  }

  beforeEach(() => {
    now = start
    viewings = open(database)
  })

  const submission = (slots: number[], change: Partial<Submission> = {}): Submission => {
    const n = ++submissions
    return {
      kind: 'viewing',
      language: 'en',
      sourcePath: '/properties/a-home/viewing',
      fields: {
        name: `Elena ${n}`,
        email: `elena${n}@example.com`,
        phone: '600 11 22 33',
        way: 'in-person',
        slots: slots.map(slotText).join(' '),
      },
      consentWording: null,
      submissionId: `submission-${n}`,
      ...change,
    }
  }
  /** Sends a request and returns its viewing. */
  const ask = async (slots: number[], change: Partial<Submission> = {}) => {
    const sent = submission(slots, change)
    const { acceptance, token } = await viewings.request(sent, { home }, evidence)
    expect(acceptance).toBe('accepted')
    const opened = await viewings.open(token ?? '')
    return opened?.viewing ?? expect.fail('no viewing')
  }
  const stored = async (id: string) =>
    (await findViewings(database.db, { id }))[0] ?? expect.fail('it is gone')
  const emails = async () => {
    const rows = await database.db.selectFrom('outbox').selectAll().execute()
    return rows.map(({ kind, payload }) => ({ kind, payload: fromJson(payload ?? {}) }))
  }
  /** The events of the e-mails of a kind, in their order. */
  const eventsFor = async (kind: string) =>
    (await emails())
      .filter((one) => one.kind === kind)
      .map(({ payload }) => `${payload.sequence} ${payload.event}`)
      .toSorted()
      .map((one) => one.replace(/^\d+ /, ''))
  const due = () => runDueJobs(database, 'site.test', now)

  test('a request holds free half-hours and sends e-mails to both sides', async () => {
    const first = await ask([slot(0), slot(1)])
    expect(first).toMatchObject({
      state: 'requested',
      sequence: 0,
      start: slot(0),
      held: [slot(0), slot(1)],
      heldUntil: slot(0) - hour,
      home,
      format: 'in-person',
    })
    const second = await ask([slot(1), slot(2)])
    expect(second).toMatchObject({ start: slot(2), held: [slot(2)] })
    const third = await ask([slot(0)])
    expect(third).toMatchObject({ state: 'requested', start: undefined, held: [] })
    expect(await eventsFor('viewing-office')).toEqual(['requested', 'requested', 'requested'])
    expect(await eventsFor('viewing-visitor')).toEqual(['requested', 'requested', 'requested'])
    const { days, known } = await viewings.calendar()
    expect(known).toBe(true)
    expect(
      days.flatMap(({ slots }) => slots.flatMap((one) => (one.free ? [] : [one.start]))),
    ).toEqual([slot(0), slot(1), slot(2)])
  })

  test('staff enter a viewing for a caller: confirmed at once, once, with e-mails to those with an address', async () => {
    const tom = { id: 'tom', name: 'Tom' }
    const enter = (
      fields: Record<string, string>,
      time = slot(0),
      submissionId = `entered-${++submissions}`,
    ) =>
      viewings.office.enter(
        {
          enquirer: { caller: submission([], { fields, submissionId }) },
          home,
          start: time,
          member: tom,
        },
        tom,
      )
    const per = { name: 'Per Lindqvist', phone: '+46 700 000 000', way: 'in-person' }
    expect(await enter(per, slot(0), 'form-1')).toMatchObject({ outcome: 'arranged' })
    expect(await enter(per, slot(0), 'form-1')).toMatchObject({ outcome: 'repeated' })
    expect(await enter({ ...per, name: 'Another' })).toEqual({ outcome: 'taken' })
    expect(await enter(per, now - hour)).toEqual({ outcome: 'notOffered' })
    const [viewing, ...others] = await findViewings(database.db)
    expect(others).toEqual([])
    expect(viewing).toMatchObject({ state: 'confirmed', start: slot(0), home, assignee: 'Tom' })
    // Of what was refused nothing is left, not even its lead.
    const leads = await database.db
      .selectFrom('leads')
      .select(['stage', 'side', 'unread'])
      .execute()
    expect(leads).toEqual([{ stage: 'viewing', side: 'theirs', unread: 0 }])
    await viewings.office.move(viewing?.id ?? '', slot(2), tom)
    expect(await eventsFor('viewing-visitor')).toEqual([])
    expect(await eventsFor('viewing-office')).toEqual(['confirmed', 'moved'])
    await enter({ ...per, email: 'per@example.com' }, slot(3))
    expect(await eventsFor('viewing-visitor')).toEqual(['confirmed'])
    now = slot(2) - 20 * hour
    await due()
    expect(await eventsFor('viewing-visitor')).toEqual(['confirmed', 'reminder'])
    expect((await eventsFor('viewing-office')).filter((one) => one === 'reminder')).toHaveLength(2)
  })

  test('staff arrange a viewing for a lead that has none', async () => {
    const tom = { id: 'tom', name: 'Tom' }
    const receivedAt = new Date(now)
    const sent = submission([], { kind: 'inquiry' })
    await acceptLeads(database.db, [{ submission: sent, receivedAt }], 'site.test')
    const { id: leadId } = await database.db
      .selectFrom('leads')
      .select('id')
      .executeTakeFirstOrThrow()
    const arrange = (id: string, time: number) =>
      viewings.office.enter({ enquirer: { leadId: id }, home, start: time, member: tom }, tom)
    expect(await arrange('nobody', slot(0))).toEqual({ outcome: 'unknown' })
    expect(await arrange(leadId, slot(0))).toEqual({ outcome: 'arranged', leadId })
    expect(await arrange(leadId, slot(1))).toEqual({ outcome: 'exists' })
    expect(await eventsFor('viewing-visitor')).toEqual(['confirmed'])
    // It belongs to its person, although they had not asked for it.
    expect((await personData(database, sent.fields.email ?? '')).viewings).toMatchObject([
      { lead: leadId, home: home.ref, state: 'confirmed', start: new Date(slot(0)).toISOString() },
    ])
  })

  test('one of fifty concurrent requests for a half-hour gets it, and all are stored', async () => {
    const other = await connect(place)
    try {
      const processes = [viewings, open(other)]
      const wanted = Array.from({ length: 50 }, (_, index) =>
        // In random order, as they would arrive.
        submission(index % 2 ? [slot(3), slot(0)] : [slot(0), slot(3)]),
      )
      const answers = await Promise.all(
        wanted.map((one, index) =>
          (processes[index % 2] ?? viewings).request(one, { home }, evidence),
        ),
      )
      expect(answers.every(({ acceptance }) => acceptance === 'accepted')).toBe(true)
    } finally {
      await other.db.destroy()
    }
    const all = await findViewings(database.db)
    expect(all).toHaveLength(50)
    const held = all.flatMap((one) => one.held)
    expect(held.toSorted()).toEqual([slot(0), slot(3)])
    expect(all.filter((one) => one.held.length > 0)).toHaveLength(1)
    expect(await emails()).toHaveLength(100)
  })

  test('one of fifty concurrent moves to a half-hour succeeds, and the others keep their time', async () => {
    const askers = await Promise.all(Array.from({ length: 5 }, (_, index) => ask([slot(index)])))
    const other = await connect(place)
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 ? viewings : open(other)).move(askers[index % 5]?.id ?? '', slot(5), 'visitor'),
      ),
    )
    await other.db.destroy()
    const all = await findViewings(database.db)
    expect(all.flatMap((one) => one.held).toSorted()).toHaveLength(5)
    expect(all.filter((one) => one.held.includes(slot(5)))).toHaveLength(1)
    expect(outcomes.filter((one) => one === 'taken')).toHaveLength(40)
  })

  test('several viewings at the same time are possible up to the capacity', async () => {
    viewings = open(database, { capacity: 2 })
    const held = []
    for (let index = 0; index < 3; index++) held.push((await ask([slot(0)])).held.length)
    expect(held).toEqual([1, 1, 0])
  })

  test('the same form sent twice is one viewing, and both responses link to it', async () => {
    const sent = submission([slot(0)])
    const answers = await Promise.all(
      [1, 2, 3].map(() => viewings.request(sent, { home }, evidence)),
    )
    expect(answers.map(({ acceptance }) => acceptance).toSorted()).toEqual([
      'accepted',
      'repeated',
      'repeated',
    ])
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1)
    expect(await findViewings(database.db)).toHaveLength(1)
  })

  describe('a visit of several homes', () => {
    const homes = ['R1', 'R2', 'R3'].map((ref) => ({
      slug: `home-${ref}`,
      ref,
      title: `Home ${ref}`,
    }))
    const [first, ...others] = homes
    const visit = { home: first, moreHomes: others, halfHours: homes.length }
    const askVisit = async (slots: number[], on = viewings) => {
      const { token } = await on.request(submission(slots), visit, evidence)
      const opened = await on.open(token ?? '')
      return opened?.viewing ?? expect.fail('no viewing')
    }
    const rows = async () =>
      (await database.db.selectFrom('viewing_slots').select('start_at').execute())
        .map(({ start_at }) => start_at)
        .toSorted()

    test('holds a half-hour for each from every start that was asked for, or none of it', async () => {
      const viewing = await askVisit([slot(0), slot(1)])
      expect(viewing).toMatchObject({ homes, halfHours: 3, held: [slot(0), slot(1)] })
      expect(await rows()).toEqual([slot(0), slot(1), slot(2), slot(3)])
      expect((await askVisit([slot(2), slot(3)])).held).toEqual([])
      expect(await rows()).toHaveLength(4)
      expect((await ask([slot(4)])).held).toEqual([slot(4)])
    })

    test('is confirmed, moved onto part of itself, and cancelled as one', async () => {
      const { id } = await askVisit([slot(0), slot(3)])
      expect(await viewings.confirm(id, slot(0))).toBe('done')
      expect(await rows()).toEqual([slot(0), slot(1), slot(2)])
      expect(await viewings.move(id, slot(1), 'visitor')).toBe('done')
      expect(await rows()).toEqual([slot(1), slot(2), slot(3)])
      expect(await stored(id)).toMatchObject({ start: slot(1), held: [slot(1)], homes })
      // The visit would last beyond the hours.
      expect(await viewings.move(id, slot(4), 'visitor')).toBe('notOffered')
      await ask([slot(5)])
      expect(await viewings.move(id, slot(3), 'office')).toBe('taken')
      expect(await rows()).toEqual([slot(1), slot(2), slot(3), slot(5)])
      expect(await viewings.cancel(id, 'visitor')).toBe('done')
      expect(await rows()).toEqual([slot(5)])
    })

    test('never overlaps another, of fifty at once', async () => {
      const other = await connect(place)
      try {
        const processes = [viewings, open(other)]
        await Promise.all(
          Array.from({ length: 50 }, (_, index) =>
            (processes[index % 2] ?? viewings).request(
              submission([slot(index % 4)]),
              visit,
              evidence,
            ),
          ),
        )
      } finally {
        await other.db.destroy()
      }
      const all = await findViewings(database.db)
      expect(all).toHaveLength(50)
      const holding = all.filter(({ held }) => held.length > 0)
      expect(holding.length).toBeGreaterThan(0)
      const halfHours = holding.flatMap(({ held: [start = 0] }) => [
        start,
        start + hour / 2,
        start + hour,
      ])
      expect(new Set(halfHours).size).toBe(halfHours.length)
      expect(await rows()).toEqual(halfHours.toSorted())
    })

    test('counts twice for the limits of its mailbox', async () => {
      const held = []
      for (let index = 0; index < 3; index++) {
        now = start + index
        const sent = submission([slot(48 * index)])
        const fields = { ...sent.fields, email: 'elena@example.com' }
        const { token } = await viewings.request({ ...sent, fields }, visit, evidence)
        held.push((await viewings.open(token ?? ''))?.viewing.held.length)
      }
      expect(held).toEqual([1, 1, 0])
    })
  })

  test('a confirmation takes one half-hour and frees the others, once', async () => {
    const { id } = await ask([slot(0), slot(1), slot(2)])
    expect(await viewings.confirm(id, slot(1))).toBe('done')
    expect(await stored(id)).toMatchObject({
      state: 'confirmed',
      sequence: 1,
      start: slot(1),
      held: [slot(1)],
      heldUntil: undefined,
    })
    expect(await viewings.confirm(id, slot(1))).toBe('unchanged')
    expect(await viewings.confirm(id, slot(0))).toBe('over')
    expect(await eventsFor('viewing-visitor')).toEqual(['requested', 'confirmed'])
    expect((await ask([slot(0)])).held).toEqual([slot(0)])
  })

  test('two concurrent confirmations send one e-mail to each side', async () => {
    const { id } = await ask([slot(0)])
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => viewings.confirm(id, undefined)))
    expect(outcomes.toSorted()).toEqual(['done', 'unchanged', 'unchanged', 'unchanged'])
    expect(await eventsFor('viewing-visitor')).toEqual(['requested', 'confirmed'])
  })

  test('after a change by the visitor the lead waits for us, with a log entry; a closed one stays closed', async () => {
    const { id, lead: submitted } = await ask([slot(0)])
    const leadId = submitted.id
    const lead = async () => {
      const row = await database.db
        .selectFrom('leads')
        .select(['side', 'side_since', 'unread'])
        .where('id', '=', leadId)
        .executeTakeFirstOrThrow()
      const log = await auditEntriesOf(database.db, { table: 'leads', id: leadId })
      return { row, log: log.map(({ actor, after }) => ({ actor, after })) }
    }
    await viewings.confirm(id, slot(0))
    const { log: confirmed } = await lead()
    expect(confirmed).toEqual([{ actor: 'desk', after: { stage: 'viewing', side: 'theirs' } }])
    now += hour
    await viewings.move(id, slot(1), 'visitor')
    expect(await lead()).toEqual({
      row: { side: 'ours', side_since: now, unread: 1 },
      log: [{ actor: 'visitor', after: { side: 'ours' } }, ...confirmed],
    })
    const closed = { side: 'closed', side_since: 1, unread: 0 } as const
    await database.db.updateTable('leads').set(closed).where('id', '=', leadId).execute()
    await viewings.cancel(id, 'visitor')
    expect((await lead()).row).toEqual(closed)
  })

  test('a visitor moves to an offered half-hour, and the office has to confirm it again', async () => {
    const { id } = await ask([slot(0)])
    await viewings.confirm(id, undefined)
    expect(await viewings.move(id, slot(10), 'visitor')).toBe('notOffered')
    const taken = await ask([slot(4)])
    expect(await viewings.move(id, slot(4), 'visitor')).toBe('taken')
    expect(await stored(id)).toMatchObject({ state: 'confirmed', held: [slot(0)], sequence: 1 })
    expect(await viewings.move(id, slot(3), 'visitor')).toBe('done')
    expect(await stored(id)).toMatchObject({
      state: 'requested',
      start: slot(3),
      held: [slot(3)],
      sequence: 2,
    })
    expect(await viewings.confirm(id, undefined)).toBe('done')
    expect((await stored(taken.id)).held).toEqual([slot(4)])
  })

  test('a request whose viewing cannot be read is taken, and the log has why', async () => {
    const logged: { level: number; err: { message: string } }[] = []
    const noted = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) })
    const mistake = new TypeError('x is not a function')
    const failing = new Proxy(database.db, {
      get: () => () => {
        throw mistake
      },
    })
    expect(
      await viewingOfSubmission({ db: failing, log: noted }, submission([slot(0)]), now),
    ).toBeUndefined()
    expect(logged).toMatchObject([{ level: 50, err: { message: mistake.message } }])
  })

  test('the number of e-mails about one viewing is limited', async () => {
    const { id } = await ask([slot(0)])
    const outcomes = []
    for (let index = 0; index < 14; index++)
      outcomes.push(await viewings.move(id, slot(1 + (index % 2)), 'visitor'))
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(12)
    expect(outcomes.at(-1)).toBe('tooOften')
    expect(await viewings.cancel(id, 'visitor')).toBe('done')
  })

  test('a link of an unconfirmed address moves it twice, and writes only where the request was answered', async () => {
    for (const acknowledged of [true, false]) {
      const { id } = await ask([slot(0)])
      const answers_visitor = acknowledged ? 1 : 0
      await database.db
        .updateTable('viewings')
        .set({ answers_visitor })
        .where('id', '=', id)
        .execute()
      const before = (await eventsFor('viewing-visitor')).length
      expect(await viewings.move(id, slot(1), 'visitor', 'view')).toBe('done')
      expect(await viewings.move(id, slot(2), 'visitor', 'view')).toBe('done')
      expect(await viewings.move(id, slot(0), 'visitor', 'view')).toBe('tooOften')
      expect(await viewings.move(id, slot(0), 'visitor', 'visitor')).toBe('done')
      expect(await viewings.cancel(id, 'visitor', 'view')).toBe('done')
      const written = (await eventsFor('viewing-visitor')).length - before
      expect(written).toBe(acknowledged ? 4 : 1)
    }
  })

  test('a link of an unconfirmed address holds nothing where its request held nothing', async () => {
    await ask([slot(0)])
    const { id } = await ask([slot(0)])
    expect(await viewings.move(id, slot(1), 'visitor', 'view')).toBe('tooOften')
    expect(await stored(id)).toMatchObject({ start: undefined, held: [], sequence: 0 })
    expect(await viewings.move(id, slot(1), 'visitor', 'visitor')).toBe('done')
  })

  test('the office moves to any future half-hour, which is then confirmed', async () => {
    const { id } = await ask([slot(0)])
    expect(await viewings.move(id, start - hour, 'office')).toBe('notOffered')
    expect(await viewings.move(id, slot(20), 'office')).toBe('done')
    expect(await stored(id)).toMatchObject({ state: 'confirmed', start: slot(20), sequence: 1 })
  })

  test('a cancellation frees the half-hour at once, sends one e-mail, and is final', async () => {
    const { id } = await ask([slot(0)])
    await viewings.confirm(id, undefined)
    expect(await viewings.cancel(id, 'visitor')).toBe('done')
    expect(await viewings.cancel(id, 'visitor')).toBe('unchanged')
    expect(await viewings.confirm(id, slot(0))).toBe('over')
    expect(await viewings.move(id, slot(1), 'visitor')).toBe('over')
    expect(await stored(id)).toMatchObject({ state: 'cancelled', held: [], sequence: 2 })
    expect(await eventsFor('viewing-office')).toEqual(['requested', 'confirmed', 'cancelled'])
    expect((await ask([slot(0)])).held).toEqual([slot(0)])
  })

  test('a viewing that has begun cannot be changed', async () => {
    const { id } = await ask([slot(0)])
    await viewings.confirm(id, undefined)
    now = slot(0)
    expect(await viewings.cancel(id, 'visitor')).toBe('over')
    expect(await viewings.move(id, slot(60), 'office')).toBe('over')
    expect(await viewings.confirm('nobody', undefined)).toBe('unknown')
  })

  test('a hold ends before the first of its half-hours begins, moved ones as well', async () => {
    now = slot(0) - 25 * hour
    const soon = await ask([slot(0), slot(60)])
    expect(soon.heldUntil).toBe(slot(0) - hour)
    const turned = await ask([slot(61), slot(1)])
    expect(turned.heldUntil).toBe(slot(1) - hour)
    const later = await ask([slot(100)])
    // The hours of the day before its end: it would have been nine in the morning.
    expect(later.heldUntil).toBe(Date.parse('2026-11-25T12:00Z'))
    expect(await viewings.move(later.id, slot(2), 'visitor')).toBe('done')
    expect((await stored(later.id)).heldUntil).toBe(slot(2) - hour)
    now = slot(0) - hour
    expect((await due()).expired).toBe(1)
    expect(await stored(soon.id)).toMatchObject({ state: 'expired', held: [] })
  })

  test('a half-hour is not held for a request so late that the hold would be over', async () => {
    const sent = submission([slot(0), slot(60)])
    now = slot(0) - hour
    await acceptLeads(
      database.db,
      [
        {
          submission: { ...sent, viewing: { home, mayHold: true } },
          receivedAt: new Date(),
          acknowledge: true,
        },
      ],
      'site.test',
      { viewing: requestViewing(database, rules, () => now) },
    )
    const [late] = await findViewings(database.db)
    expect(late?.held).toEqual([slot(60)])
  })

  test('a hold that is not confirmed in time expires once, whatever process runs', async () => {
    const { id } = await ask([slot(0)])
    now = slot(0) - hour - 1
    expect(await due()).toEqual({ expired: 0, reminded: 0 })
    now = slot(0) - hour
    const other = await connect(place)
    const results = await Promise.all([
      due(),
      runDueJobs(other, 'site.test', now),
      due(),
      runDueJobs(other, 'site.test', now),
    ])
    await other.db.destroy()
    expect(results.reduce((sum, { expired }) => sum + expired, 0)).toBe(1)
    expect(await stored(id)).toMatchObject({ state: 'expired', held: [], sequence: 1 })
    expect(await eventsFor('viewing-visitor')).toEqual(['requested', 'expired'])
    expect(await eventsFor('viewing-office')).toEqual(['requested', 'expired'])
    // The office may still confirm a half-hour after the hold has expired.
    expect(await viewings.move(id, slot(60), 'office')).toBe('done')
  })

  test('both sides get one reminder a day before, whatever process runs or restarts', async () => {
    const { id } = await ask([slot(0)])
    await viewings.confirm(id, undefined)
    now = slot(0) - 24 * hour - 1
    expect((await due()).reminded).toBe(0)
    now = slot(0) - 24 * hour + 60_000
    const other = await connect(place)
    const results = await Promise.all([due(), runDueJobs(other, 'site.test', now), due()])
    await other.db.destroy()
    expect(results.reduce((sum, { reminded }) => sum + reminded, 0)).toBe(1)
    now += hour
    expect((await due()).reminded).toBe(0)
    expect(await eventsFor('viewing-visitor')).toEqual(['requested', 'confirmed', 'reminder'])
    expect(await eventsFor('viewing-office')).toEqual(['requested', 'confirmed', 'reminder'])
  })

  test('a viewing that was changed within the last day, cancelled or not confirmed gets no reminder', async () => {
    const late = await ask([slot(0)])
    const cancelled = await ask([slot(1)])
    await ask([slot(2)])
    await viewings.confirm(cancelled.id, undefined)
    await viewings.cancel(cancelled.id, 'visitor')
    now = slot(0) - 20 * hour
    await viewings.confirm(late.id, undefined)
    now = slot(0) - hour
    expect((await due()).reminded).toBe(0)
  })

  test('a site that was down during a viewing sends no late reminder', async () => {
    const { id } = await ask([slot(0)])
    await viewings.confirm(id, undefined)
    now = slot(0) + hour
    expect((await due()).reminded).toBe(0)
  })

  test('a suspect holds nothing and gets no e-mail; the office gets one', async () => {
    const suspecting: Guard = {
      judge: async () => ({ suspicion: 'stamp', quarantined: false, emails: [], notify: false }),
    }
    viewings = open(database, { guard: suspecting })
    const { held, answersVisitor } = await ask([slot(0)])
    expect({ held, answersVisitor }).toEqual({ held: [], answersVisitor: false })
    expect(await eventsFor('viewing-office')).toEqual(['requested'])
    expect(await eventsFor('viewing-visitor')).toEqual([])
  })

  test('a quarantined suspect is not a viewing until it is released', async () => {
    const quarantining: Guard = {
      judge: async () => ({ suspicion: 'honeypot', quarantined: true, emails: [], notify: false }),
    }
    viewings = open(database, { guard: quarantining })
    const { acceptance, token } = await viewings.request(
      submission([slot(0), slot(1)]),
      { home },
      evidence,
    )
    expect({ acceptance, token }).toEqual({ acceptance: 'accepted', token: undefined })
    expect(await findViewings(database.db)).toEqual([])
    expect(await emails()).toEqual([])
    viewings = open(database)
    await ask([slot(0)])
    const before = await emails()

    const [suspect] = await findViewings(database.db, { suspects: true })
    const id = suspect?.lead.id ?? expect.fail('it was not stored')
    const release = () =>
      releaseSuspect(database.db, {
        leadId: id,
        mailDomain: 'site.test',
        now,
        extensions: { viewing: requestViewing(database, rules, () => now) },
      })
    expect(await Promise.all([release(), release()])).toEqual(expect.arrayContaining([true, false]))
    expect(await findViewings(database.db)).toMatchObject([
      expect.anything(),
      { lead: { id, suspicion: null }, home, state: 'requested', held: [slot(1)] },
    ])
    const after = await emails()
    expect(after.slice(before.length).map(({ kind }) => kind)).toEqual(['viewing-office'])
    expect(await viewings.confirm(suspect?.id ?? '', slot(1))).toBe('done')
    expect((await emails()).filter(({ kind }) => kind === 'viewing-visitor')).toHaveLength(2)
  })

  test('one mailbox holds a limited number of half-hours; further requests hold none', async () => {
    const held = []
    for (let index = 0; index <= holdLimits.mailbox.max; index++) {
      const sent = submission([slot(48 * index)])
      const fields = { ...sent.fields, email: 'elena@example.com' }
      held.push(
        (
          await ask([slot(48 * index)], {
            fields: { ...fields, slots: slotText(slot(48 * index)) },
          })
        ).held.length,
      )
    }
    expect(held).toEqual([...Array.from({ length: holdLimits.mailbox.max }, () => 1), 0])
  })

  describe('the calendar of the whole site is not used up by', () => {
    let guard: Guard
    const used = () => ask([slot(0)]).then(({ held }) => held.length === 0)
    const askFor = (email: string, id: string) => {
      const sent = submission([slot(2)], { submissionId: id })
      return viewings.request({ ...sent, fields: { ...sent.fields, email } }, { home }, evidence)
    }
    const asOftenAs = async (max: number, once: (index: number) => Promise<unknown>) => {
      for (let index = 0; index <= max; index++) await once(index)
    }
    beforeEach(() => {
      guard = trusting
      viewings = open(database, { guard: { judge: (...given) => guard.judge(...given) } })
    })

    test('suspects', async () => {
      guard = {
        judge: async () => ({ suspicion: 'stamp', quarantined: true, emails: [], notify: false }),
      }
      await asOftenAs(holdLimits.site.max, (index) =>
        askFor(`robot${index}@example.com`, `robot-${index}`),
      )
      guard = trusting
      expect(await used()).toBe(false)
    })

    test('one mailbox', async () => {
      await asOftenAs(holdLimits.site.max, (index) =>
        askFor('elena@example.com', `mailbox-${index}`),
      )
      expect(await used()).toBe(false)
    })

    test('repetitions, and other texts under an id that is taken', async () => {
      const sent = submission([slot(2)])
      await asOftenAs(holdLimits.mailbox.max, () => viewings.request(sent, { home }, evidence))
      await asOftenAs(holdLimits.site.max, (index) =>
        askFor(`other${index}@example.com`, sent.submissionId ?? ''),
      )
      expect(await used()).toBe(false)
      const { email } = sent.fields
      const again = submission([slot(4)])
      const { token } = await viewings.request(
        { ...again, fields: { ...again.fields, email: email ?? '' } },
        { home },
        evidence,
      )
      expect((await viewings.open(token ?? ''))?.viewing.held).toEqual([slot(4)])
    })
  })

  test('a request from the spool holds the half-hours that are free when it is stored', async () => {
    await ask([slot(0)])
    const spool = openSpool(place.dataDir)
    const sent = submission([slot(0), slot(1)])
    await spool.keep([
      {
        submission: { ...sent, viewing: { home, mayHold: true } },
        receivedAt: new Date(),
        acknowledge: true,
      },
    ])
    const arrivals = spool.oldest(10).map(({ arrival }) => arrival)
    spool.close()
    await acceptLeads(database.db, arrivals, 'site.test', {
      viewing: requestViewing(database, rules, () => now),
    })
    const all = await findViewings(database.db)
    expect(all.find(({ lead }) => lead.fields.name === sent.fields.name)).toMatchObject({
      home,
      held: [slot(1)],
      answersVisitor: true,
    })
  })

  test('a person’s viewings are exported, and erasure frees what they held', async () => {
    const { id, lead } = await ask([slot(0)])
    await ask([slot(1)])
    const email = lead.fields.email ?? ''
    expect((await personData(database, email)).viewings).toEqual([
      {
        lead: lead.id,
        home: 'R1',
        state: 'requested',
        start: new Date(slot(0)).toISOString(),
        held: [new Date(slot(0)).toISOString()],
      },
    ])
    const erased = await erasePerson(database, email, { mailFolder: place.dataDir })
    expect(erased).toMatchObject({ leads: 1, emails: 2 })
    expect(await findViewings(database.db, { id })).toEqual([])
    expect((await ask([slot(0)])).held).toEqual([slot(0)])
  })

  test('a link gives access to its viewing only, with the rights of its role', async () => {
    const { id } = await ask([slot(0)])
    const links = createViewingLinks(() => ['key'])
    for (const role of ['view', 'visitor', 'office'] as const)
      expect((await viewings.open(links.token({ role, viewingId: id })))?.role).toBe(role)
    expect(await viewings.open('')).toBeUndefined()
    const forged = createViewingLinks(() => ['other']).token({ role: 'office', viewingId: id })
    expect(await viewings.open(forged)).toBeUndefined()
  })

  test('a user finds their viewings, and may change those of their own address', async () => {
    const user = { id: 'user-1', email: 'elena@example.com', confirmed: true }
    const { fields } = submission([slot(0)])
    await ask([], {
      userId: user.id,
      fields: { ...fields, email: 'Elena@example.com', slots: slotText(slot(0)) },
    })
    await ask([], {
      userId: user.id,
      fields: { ...fields, email: 'friend@example.com', slots: slotText(slot(1)) },
    })
    await ask([slot(2)])
    const roles = async (confirmed: boolean) =>
      Promise.all(
        (await viewings.ofUser({ ...user, confirmed })).map(
          async ({ token }) => (await viewings.open(token))?.role,
        ),
      )
    expect(await roles(true)).toEqual(['visitor', 'view'])
    expect(await roles(false)).toEqual(['view', 'view'])
  })

  test('a failing database changes nothing and is reported', async () => {
    const { id } = await ask([slot(0), slot(1)])
    await database.db.schema.dropTable('outbox').execute()
    await expect(viewings.confirm(id, undefined)).rejects.toThrow('is unavailable')
    expect(await stored(id)).toMatchObject({ state: 'requested', held: [slot(0), slot(1)] })
  })

  test('each e-mail is sent once, with a calendar file that replaces the former one', async () => {
    const sent: Message[] = []
    const { id } = await ask([slot(0), slot(1)])
    await viewings.confirm(id, slot(1))
    now += hour
    await viewings.move(id, slot(2), 'visitor')
    now += hour
    await viewings.cancel(id, 'office')
    const outbox = createOutbox({
      database,
      mailer: { name: 'test', send: async (message) => void sent.push(message), close() {} },
      log,
      mailFrom: 'site@site.test',
      writers: emailWriters(database.db),
      now: () => now,
    })
    outbox.start()
    await expect.poll(async () => (await queueDepth(database.db, now)).waiting).toBe(0)
    await outbox.stop()
    expect(sent).toHaveLength(8)
    for (const to of ['agency@site.test', expect.stringMatching(/^elena\d+@example\.com$/)]) {
      const files = sent.flatMap((one) => {
        try {
          expect(one.to).toEqual(to)
          return [one.calendar]
        } catch {
          return []
        }
      })
      expect(files.map((file) => file?.method).toSorted()).toEqual([
        'CANCEL',
        'REQUEST',
        'REQUEST',
        'REQUEST',
      ])
      const value = (name: string) =>
        files.map((file) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(file?.text ?? '')?.[1])
      expect(value('SEQUENCE').toSorted()).toEqual(['0', '1', '2', '3'])
      expect(new Set(value('UID')).size).toBe(1)
    }
  })
})
