import { type Logger, pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import { emailWriters } from '../../testing/emails.ts'
import { acceptLead, submissionOf } from '../../testing/leads.ts'
import { outageOf } from '../../testing/outage.ts'
import type { Database } from '../database/database.ts'
import { quarantineKind } from '../leads/email-kinds.ts'
import type { Clock } from '../shared/time/clock.ts'
import { day } from '../shared/time/durations.ts'
import { type Delays, retryDelay } from './delays.ts'
import { enqueue } from './enqueue.ts'
import { type Mailer, MailDelayed, MailRefused, type Message } from './mailers/mailer.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { queueDepth } from './queue.ts'

describeOnEachEngine('the outbox, on %s', (engine) => {
  let database: Database
  const open: Outbox[] = []

  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })
  afterEach(() => Promise.all(open.splice(0).map((outbox) => outbox.stop())))

  const lead = (name: string) => acceptLead(database.db, submissionOf(name), 'site.test')

  const outbox = (
    send: Mailer['send'],
    {
      log = pino({ level: 'silent' }),
      clock = Date.now,
      ...delays
    }: Partial<Delays> & { log?: Logger; clock?: Clock } = {},
  ) => {
    const created = createOutbox({
      clock,
      database,
      mailer: { name: 'test', send, close: () => {} },
      log,
      delays,
      mailFrom: 'site@site.test',
      writers: emailWriters(database.db),
    })
    open.push(created)
    created.start()
    return created
  }

  const settled = async () => {
    await expect.poll(async () => (await queueDepth(database.db, Date.now())).waiting).toBe(0)
  }

  test('an e-mail is sent once, with the visitor as its reply address', async () => {
    const sent: Message[] = []
    await lead('elena')
    outbox(async (message) => void sent.push(message))
    await settled()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      to: 'agency@site.test',
      replyTo: 'elena@example.com',
      subject: 'New Message from elena',
    })
  })

  test('an attempt without an end is aborted, and the e-mail tried again', async () => {
    await lead('elena')
    const attempts: AbortSignal[] = []
    const never = (_: Message, given: AbortSignal) => {
      attempts.push(given)
      return new Promise<void>(() => {})
    }
    outbox(never, { attempt: 50 })
    await expect.poll(() => attempts.at(0)?.aborted).toBe(true)
    await expect
      .poll(async () => (await database.db.selectFrom('outbox').selectAll().execute())[0])
      .toMatchObject({
        state: 'waiting',
        attempts: 1,
        // It is unknown how far the mailer had come.
        unanswered: 1,
        last_error: expect.stringContaining('0.05 s'),
      })
  })

  test('several workers on one queue send each e-mail once', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `person${index}`)
    for (const name of names) await lead(name)
    const sent: string[] = []
    for (let worker = 0; worker < 4; worker++)
      outbox(async ({ subject }) => void sent.push(subject))
    await settled()
    expect(sent.sort()).toEqual(names.map((name) => `New Message from ${name}`).sort())
  })

  test('an e-mail is retried with the same Message-ID while the mail server fails', async () => {
    const ids: string[] = []
    await lead('elena')
    const worker = outbox(async ({ messageId }) => {
      ids.push(messageId)
      if (ids.length === 1) throw new Error('451 try again later')
    })
    await expect.poll(() => ids.length).toBe(1)
    await expect
      .poll(
        async () =>
          (await database.db.selectFrom('outbox').select('last_error').executeTakeFirstOrThrow())
            .last_error,
      )
      .toContain('451')
    await database.db.updateTable('outbox').set({ due_at: 0 }).execute()
    worker.wake()
    await settled()
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  test('an e-mail refused for good is parked with the reason, and the next one goes', async () => {
    await lead('refused')
    await lead('welcome')
    const sent: string[] = []
    outbox(async ({ subject }) => {
      if (subject.includes('refused')) throw new MailRefused('550 no such mailbox')
      sent.push(subject)
    })
    await settled()
    expect(sent).toEqual(['New Message from welcome'])
    expect(await queueDepth(database.db, Date.now())).toMatchObject({ waiting: 0, parked: 1 })
    const parked = await database.db
      .selectFrom('outbox')
      .selectAll()
      .where('state', '=', 'parked')
      .executeTakeFirstOrThrow()
    expect(parked.last_error).toBe('550 no such mailbox')
  })

  const email = () => database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()

  test('an e-mail waits at least as long as the service asks for', async () => {
    await lead('elena')
    const before = Date.now()
    outbox(async () => {
      throw new MailDelayed('EmailJS answered 403', 15 * 60_000)
    })
    await expect.poll(async () => (await email()).last_error).toContain('403')
    expect(await email()).toMatchObject({ state: 'waiting', leased_until: 0 })
    expect((await email()).due_at).toBeGreaterThanOrEqual(before + 15 * 60_000)
  })

  test.each([
    ['is tried again after three days', 3 * day, 'waiting'],
    ['is parked for a person after more than four', 4.1 * day, 'parked'],
  ] as const)('an e-mail that no server takes %s', async (_, age, state) => {
    await lead('elena')
    await database.db
      .updateTable('outbox')
      .set({ created_at: Date.now() - age })
      .execute()
    const depth = await queueDepth(database.db, Date.now())
    expect(depth).toMatchObject({ waiting: 1, parked: 0 })
    expect(Math.abs(depth.oldestSeconds - age / 1000)).toBeLessThan(60)
    outbox(async () => {
      throw new Error('451 not now')
    })
    await expect.poll(async () => (await email()).last_error).toContain('451')
    expect(await email()).toMatchObject({
      state,
      message_id: expect.stringContaining('@site.test'),
    })
    expect((await email()).due_at).toBeLessThan(Date.now() + day)
  })

  test('an e-mail for later has its date, age and deadline from the day it is due', async () => {
    const later = Date.now() + 30 * day
    await enqueue(
      database.db,
      { ...quarantineKind.with({}), dueAt: later },
      'site.test',
      Date.now(),
    )
    const depthAt = (time: number) => queueDepth(database.db, time)
    expect(await depthAt(later - 1)).toMatchObject({ waiting: 0, oldestSeconds: 0 })
    expect(await depthAt(later)).toMatchObject({ waiting: 1, oldestSeconds: 0 })
    const dates: (Date | undefined)[] = []
    outbox(
      async ({ date }) => {
        dates.push(date)
        throw new Error('451 not now')
      },
      { clock: () => later },
    )
    await expect.poll(async () => (await email()).last_error).toContain('451')
    expect(await email()).toMatchObject({ state: 'waiting' })
    expect(dates).toEqual([new Date(later)])
  })

  test('an e-mail of a process that died sending is sent once its lease has run out', async () => {
    await lead('elena')
    const runsOut = Date.now() + 500
    await database.db.updateTable('outbox').set({ leased_until: runsOut, attempts: 1 }).execute()
    const { message_id } = await email()
    const sent: { at: number; messageId: string }[] = []
    outbox(async ({ messageId }) => void sent.push({ at: Date.now(), messageId }), { poll: 50 })
    await settled()
    expect(sent).toEqual([{ at: expect.any(Number), messageId: message_id }])
    expect(sent[0]?.at).toBeGreaterThanOrEqual(runsOut)
  })

  test('an e-mail sent while the database went away is not sent again by this process', async () => {
    const sent: string[] = []
    const logged: string[] = []
    let end = () => {}
    await lead('elena')
    const worker = outbox(
      async ({ subject }) => {
        sent.push(subject)
        if (sent.length === 1) end = outageOf(database, 'outbox')
      },
      {
        record: [0, 0, 0],
        log: pino({}, { write: (line: string) => void logged.push(JSON.parse(line).msg) }),
      },
    )
    await expect
      .poll(() => logged)
      .toContain('outbox: an e-mail was sent, but that could not be recorded')
    const again = 'outbox: an e-mail was sent; recording that is tried again'
    expect(logged.filter((message) => message === again)).toHaveLength(3)
    end()
    await database.db.updateTable('outbox').set({ leased_until: 0, due_at: 0 }).execute()
    worker.wake()
    await settled()
    expect(sent).toHaveLength(1)
  })

  test('an e-mail of a kind unknown to this version waits for a version that knows it', async () => {
    await lead('elena')
    await database.db.updateTable('outbox').set({ kind: 'viewing-reminder' }).execute()
    outbox(async () => {})
    await expect.poll(async () => (await email()).last_error).toContain('viewing-reminder')
    expect(await email()).toMatchObject({ state: 'waiting', attempts: 1 })
  })

  test('stopping waits for the e-mail that is being sent', async () => {
    const [begun, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await lead('elena')
    const worker = outbox(() => {
      begun.resolve()
      return answered.promise
    })
    await begun.promise
    const stopped = vi.fn()
    const stopping = worker.stop().then(stopped)
    await queueDepth(database.db, Date.now())
    expect(stopped).not.toHaveBeenCalled()
    answered.resolve()
    await stopping
    expect(await queueDepth(database.db, Date.now())).toMatchObject({ waiting: 0 })
  })
})

test('delays grow to an hour and no further', () => {
  const middle = () => 0.5
  expect([1, 2, 3, 4].map((attempt) => retryDelay(attempt, middle))).toEqual([
    5000, 10_000, 20_000, 40_000,
  ])
  expect(retryDelay(1000, middle)).toBe(3_600_000)
  expect(retryDelay(1, () => 0)).toBe(3750)
  expect(retryDelay(1, () => 1)).toBe(6250)
})
