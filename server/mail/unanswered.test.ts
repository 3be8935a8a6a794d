import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import { emailWriters } from '../../testing/emails.ts'
import { acceptLead, submissionOf } from '../../testing/leads.ts'
import { sessionsWaiting } from '../../testing/lock-waits.ts'
import type { Database } from '../database/database.ts'
import { acknowledgementKind, agencyEmailKind } from '../leads/email-kinds.ts'
import { hour, minute } from '../shared/time/durations.ts'
import type { Delays } from './delays.ts'
import { UnwantedEmail } from './email-kind.ts'
import { dropEmailsOfSpam, restoreEmailsOfSpam } from './emails-of-spam.ts'
import { holdWaitingEmails, releaseHeldEmails } from './held.ts'
import { type Mailer, MailUnanswered } from './mailers/mailer.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { asDropped, claim, extendClaim, recordSent, recordUnsent } from './queue.ts'

describeOnEachEngine('an e-mail that may have been sent, on %s', (engine) => {
  let database: Database
  const open: Outbox[] = []
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((outbox) => outbox.stop()))
    logged.length = 0
  })

  const email = () => database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()

  /** Stores a lead with a single e-mail, of this kind. */
  async function waiting({ name: kind, audience }: typeof agencyEmailKind = agencyEmailKind) {
    await acceptLead(database.db, submissionOf('elena'), 'site.test')
    await database.db.updateTable('outbox').set({ kind, audience }).execute()
  }

  const logged: string[] = []

  function startOutbox(send: Mailer['send'], delays: Partial<Delays> = {}, clock = Date.now) {
    const outbox = createOutbox({
      clock,
      database,
      mailer: { name: 'test', send, close: () => {} },
      log: pino({}, { write: (line: string) => void logged.push(JSON.parse(line).msg) }),
      delays,
      mailFrom: 'site@site.test',
      writers: emailWriters(database.db),
    })
    open.push(outbox)
    outbox.start()
    return outbox
  }

  test.each([
    ['to the agency', agencyEmailKind, [15 * minute, 2 * hour, 24 * hour]],
    ['to a visitor', acknowledgementKind, [hour]],
  ])('%s is tried again seldom, then held', async (_, kind, pauses) => {
    await waiting(kind)
    let now = Date.now()
    let copies = 0
    const send = async () => {
      copies++
      throw new MailUnanswered(new Error('no answer in 600 s'))
    }
    const outbox = startOutbox(send, {}, () => now)
    for (const [index, pause] of pauses.entries()) {
      await expect.poll(async () => (await email()).unanswered).toBe(index + 1)
      expect(await email()).toMatchObject({ state: 'waiting', due_at: now + pause })
      now += pause
      outbox.wake()
    }
    await expect.poll(async () => (await email()).state).toBe('held')
    now += 30 * 24 * hour
    outbox.wake()
    await outbox.stop()
    expect(copies).toBe(pauses.length + 1)
    expect((await email()).last_error).toContain('it may have been sent')
  })

  test('is sent once while its lease is extended, though two workers look for it', async () => {
    await waiting()
    let copies = 0
    let finish = () => {}
    const send = () => {
      copies++
      return new Promise<void>((resolve) => (finish = resolve))
    }
    for (let worker = 0; worker < 2; worker++) startOutbox(send, { lease: 400, poll: 50 })
    await expect.poll(() => copies).toBe(1)
    const claimed = (await email()).leased_until
    // The claim has been extended several times by then.
    await expect.poll(async () => (await email()).leased_until).toBeGreaterThan(claimed + 800)
    finish()
    await expect.poll(async () => (await email()).state).toBe('sent')
    expect(copies).toBe(1)
  })

  test('is recorded when the site is stopped before the answer', async () => {
    await waiting()
    const outbox = startOutbox(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new MailUnanswered(signal.reason)))
        }),
      { stop: 100 },
    )
    await expect.poll(async () => (await email()).attempts).toBe(1)
    await outbox.stop()
    expect(await email()).toMatchObject({ state: 'waiting', unanswered: 1, leased_until: 0 })
    expect((await email()).due_at).toBeGreaterThan(Date.now() + 10 * minute)
  })

  test('is sent once, even if it is held and released while it is being sent', async () => {
    await waiting()
    let copies = 0
    let finish = () => {}
    const outbox = startOutbox(
      () => {
        copies++
        return new Promise<void>((resolve) => (finish = resolve))
      },
      { poll: 50 },
    )
    await expect.poll(() => copies).toBe(1)
    expect(await holdWaitingEmails(database)).toBe(1)
    expect(await releaseHeldEmails(database, Date.now())).toBe(1)
    outbox.wake()
    finish()
    await expect.poll(async () => (await email()).state).toBe('sent')
    expect(copies).toBe(1)
  })

  test('is recorded as sent though it was held meanwhile', async () => {
    await waiting()
    const [begun, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    startOutbox(() => {
      begun.resolve()
      return answered.promise
    })
    await begun.promise
    await holdWaitingEmails(database)
    answered.resolve()
    await expect.poll(async () => (await email()).state).toBe('sent')
    expect(await releaseHeldEmails(database, Date.now())).toBe(0)
  })

  test('stays sent, and claimed by the other, where a worker fails after its lease', async () => {
    await waiting()
    const first = (await claim(database, 1_000 + Date.now(), 100)) ?? expect.fail('none')
    const second = (await claim(database, 2_000 + Date.now(), 100)) ?? expect.fail('none')
    expect(await recordUnsent(database.db, first, { state: 'parked' })).toBe(false)
    expect(await email()).toMatchObject({ state: 'waiting', claim_id: second.claim_id })
    await recordSent(database.db, second, 5)
    await recordSent(database.db, first, 7)
    expect(await recordUnsent(database.db, second, { state: 'parked' })).toBe(false)
    expect(await email()).toMatchObject({ state: 'sent', sent_at: 5 })
  })

  test('is recorded while its lease is being extended', async () => {
    await waiting()
    const now = Date.now()
    const claimed = (await claim(database, now, 100)) ?? expect.fail('none')
    const outcome = { state: 'held', unanswered: 1 } as const
    // Another transaction has the row, so that the extension and then the record wait for it.
    const { extending, recording } = await database.db.transaction().execute(async (other) => {
      await other.updateTable('outbox').set({ last_error: 'busy' }).execute()
      const extending = extendClaim(database.db, claimed, now + 200)
      if (engine === 'postgres') await expect.poll(() => sessionsWaiting(database)).toBe(1)
      const recording = recordUnsent(database.db, claimed, outcome)
      if (engine === 'postgres') await expect.poll(() => sessionsWaiting(database)).toBe(2)
      return { extending, recording }
    })
    await extending
    expect(await recording).toBe(true)
    expect(await email()).toMatchObject({ ...outcome, leased_until: 0 })
  })

  test('is not extended any more once its outcome is recorded', async () => {
    await waiting()
    const now = Date.now()
    const claimed = (await claim(database, now, 100)) ?? expect.fail('none')
    expect(await recordUnsent(database.db, claimed, { due_at: now })).toBe(true)
    await extendClaim(database.db, claimed, now + 200)
    expect(await email()).toMatchObject({ state: 'waiting', leased_until: 0, claim_id: null })
  })

  test.each([
    ['a failure', () => new MailUnanswered(new Error('no answer'))],
    ['that it is not wanted', () => new UnwantedEmail('it is late')],
  ])('logs that %s was not recorded, because it was held meanwhile', async (_, failure) => {
    await waiting()
    let fail: (error: Error) => void = () => {}
    startOutbox(() => new Promise<void>((_resolve, reject) => (fail = reject)))
    await expect.poll(async () => (await email()).attempts).toBe(1)
    expect(await holdWaitingEmails(database)).toBe(1)
    fail(failure())
    await expect.poll(() => logged).toContainEqual(expect.stringContaining('was not recorded'))
    expect(await email()).toMatchObject({ state: 'held', unanswered: 0 })
  })

  test.each([
    ['waits for its next attempt', { unanswered: 1, due_at: 2 * hour }, 'waiting', 2 * hour],
    ['is held again', { state: 'held', unanswered: 2 }, 'held', 0],
  ] as const)('one sent while its lead is spam %s afterwards', async (_, outcome, state, due) => {
    await waiting()
    await database.db.updateTable('outbox').set({ due_at: 0 }).execute()
    const claimed = await claim(database, minute, hour)
    if (!claimed?.lead_id) return expect.unreachable()
    await dropEmailsOfSpam(database.db, claimed.lead_id)
    expect(await recordUnsent(database.db, claimed, outcome)).toBe(true)
    expect(await email()).toMatchObject({ state: 'dropped', claim_id: null })
    await restoreEmailsOfSpam(database.db, claimed.lead_id, hour)
    const { unanswered } = outcome
    expect(await email()).toMatchObject({ state, unanswered, due_at: due, dropped_from: null })
  })

  test('an unwanted e-mail is not restored with its lead', async () => {
    await waiting()
    const claimed = await claim(database, Date.now() + minute, hour)
    if (!claimed?.lead_id) return expect.unreachable()
    await dropEmailsOfSpam(database.db, claimed.lead_id)
    await recordUnsent(database.db, claimed, asDropped)
    await restoreEmailsOfSpam(database.db, claimed.lead_id, Date.now())
    expect(await email()).toMatchObject({ state: 'dropped', payload: null })
  })
})
