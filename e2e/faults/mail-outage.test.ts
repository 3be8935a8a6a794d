import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { connect } from '#server/database/connect.ts'
import type { Database } from '#server/database/database.ts'
import { acceptLeads } from '#server/leads/intake/accept-lead.ts'
import type { Arrival } from '#server/leads/lead.ts'
import type { Mailer } from '#server/mail/mailers/mailer.ts'
import { createOutbox } from '#server/mail/outbox.ts'
import { queueDepth } from '#server/mail/queue.ts'
import { minute, second } from '#server/shared/time/durations.ts'
import { describeOnSqliteFirst, testPlace } from '../../testing/databases.ts'
import { emailWriters } from '../../testing/emails.ts'
import { freePort } from '../../testing/free-port.ts'
import { full, longTest, scaled } from '../../testing/full.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { startSite } from '../../testing/site.ts'

/** How often each name occurs. */
const tally = (names: readonly (string | undefined)[]) =>
  [...Map.groupBy(names, (name) => name).values()].map(({ length }) => length)

/** A mailer that refuses everything until a time, and records what it sends afterwards. */
function mailerThatIsAwayUntil(end: number, clock: () => number) {
  let attempts = 0
  const sent: string[] = []
  return {
    name: 'test',
    async send({ messageId, subject }) {
      attempts++
      if (clock() < end) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' })
      sent.push(`${messageId} ${subject}`)
    },
    close() {},
    sent,
    attempts: () => attempts,
  } satisfies Mailer & { sent: string[]; attempts: () => number }
}

const arrivalOf = (name: string, at: number): Arrival => ({
  submission: {
    kind: 'contact',
    language: 'en',
    sourcePath: '/',
    fields: { name, email: `${name}@example.com`, message: 'x' },
    consentWording: null,
    submissionId: `submission-of-${name}`,
  },
  receivedAt: at,
})

/** The number of due e-mails that wait. */
async function countDue({ db }: Database, now: number): Promise<number> {
  const { due } = await db
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<number>().as('due'))
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(due)
}

describeOnSqliteFirst('a mail server that is away, on %s', (engine) => {
  test(
    'after half an hour without a mail server every lead is mailed once',
    { timeout: longTest },
    async () => {
      const place = await testPlace(engine, { migrated: true })
      const database = await connect(place)
      // Power cuts are not part of this test.
      if (engine === 'sqlite') await sql`PRAGMA synchronous = OFF`.execute(database.db)
      const began = Date.UTC(2026, 10, 20, 10)
      const step = scaled(60, 20) * second
      let now = began
      const mailer = mailerThatIsAwayUntil(began + 30 * minute, () => now)
      const { sent } = mailer
      const outbox = createOutbox({
        database,
        mailer,
        log: pino({ level: 'silent' }),
        mailFrom: 'site@site.test',
        writers: emailWriters(database.db),
        delays: { poll: 5 },
        clock: () => now,
      })
      const sendDue = async () => {
        outbox.wake()
        await expect.poll(() => countDue(database, now), { timeout: longTest }).toBe(0)
      }
      outbox.start()
      // Ten leads a second; in the short form two a minute.
      const perStep = scaled(2, 200)
      let leads = 0
      for (; now < began + 30 * minute; now += step) {
        const arrivals = Array.from({ length: perStep }, () => arrivalOf(`person-${leads++}`, now))
        await acceptLeads(database.db, arrivals, 'site.test')
        await sendDue()
      }
      expect(sent).toEqual([])
      expect(mailer.attempts()).toBeGreaterThan(leads)
      expect(await queueDepth(database.db, now)).toMatchObject({
        waiting: leads,
        parked: 0,
        oldestSeconds: 30 * 60,
      })
      // The longest delay after half an hour of failures is under an hour.
      for (const end = now + 60 * minute; now < end; now += minute) await sendDue()
      await outbox.stop()
      expect(await queueDepth(database.db, now)).toMatchObject({ waiting: 0, parked: 0 })
      expect(sent).toHaveLength(leads)
      expect(new Set(sent).size).toBe(leads)
      await database.db.destroy()
      await place.remove()
    },
  )

  test(
    'ten leads a second while the mail server is down, and then comes back',
    { timeout: longTest },
    async () => {
      const port = await freePort()
      const site = await startSite(engine, { SMTP_URL: `smtp://127.0.0.1:${port}` })
      const names: string[] = []
      const until = Date.now() + scaled(3, 60) * second
      while (Date.now() < until) {
        const name = `person-${names.length}`
        const answer = await site.post('/contact', {
          name,
          email: `${name}@example.com`,
          message: 'x',
          page: '/',
        })
        expect(answer.status).toBe(303)
        names.push(name)
        await new Promise((resume) => setTimeout(resume, 100))
      }
      const mail = await startMailServer({ port })
      const received = await mail.received(names.length, full ? 300 : 60)
      await expect
        .poll(async () => (await queueDepth(site.database.db, Date.now())).waiting)
        .toBe(0)
      expect(tally(received.map(({ messageId }) => messageId))).toEqual(names.map(() => 1))
      expect(mail.toAgency.map(({ subject }) => subject).sort()).toEqual(
        names.map((name) => `New Message from ${name}`).sort(),
      )
      expect(mail.toAgency).toHaveLength(names.length)
      await site.close()
      await mail.stop()
    },
  )
})
