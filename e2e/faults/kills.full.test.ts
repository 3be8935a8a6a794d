import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from '#server/database/connect.ts'
import { acceptLeads } from '#server/leads/intake/accept-lead.ts'
import { describeOnEachEngine, testPlace, type TestPlace } from '../../testing/databases.ts'
import { freePort } from '../../testing/free-port.ts'
import { full, longTest, scaled } from '../../testing/full.ts'
import { submissionOf } from '../../testing/leads.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { randomOfRun } from '../../testing/random.ts'
import { startServer, type ServerProcess } from '../../testing/server-process.ts'
import { stampFor } from '../../testing/stamp.ts'

describeOnEachEngine('processes that are killed or share one queue, on %s', (engine) => {
  let place: TestPlace
  let env: Record<string, string>
  let stamp: string
  beforeEach(async () => {
    place = await testPlace(engine, { migrated: true })
    env = { ...place.env, LOG_LEVEL: 'warn' }
    stamp = await stampFor(place)
  })
  afterEach(() => place.remove())

  const post = async (url: string, name: string) => {
    const body = new URLSearchParams({
      name,
      email: `${name}@example.com`,
      message: 'Hello',
      page: '/',
      stamp,
    })
    const response = await fetch(`${url}/contact`, { method: 'POST', body, redirect: 'manual' })
    return response.status
  }
  const withDatabase = async <T>(
    work: (db: Awaited<ReturnType<typeof connect>>['db']) => Promise<T>,
  ) => {
    const { db } = await connect(place)
    try {
      return await work(db)
    } finally {
      await db.destroy()
    }
  }
  /**
   * The lease of a killed worker ends by itself after two minutes, which a test need not wait for.
   */
  const hurry = () =>
    withDatabase((db) =>
      db
        .updateTable('outbox')
        .set({ leased_until: 0, due_at: 0 })
        .where('state', '=', 'waiting')
        .execute(),
    )
  const waiting = () =>
    withDatabase((db) =>
      db.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute(),
    )

  test(
    `${scaled(3, 50)} kills at random moments under load lose no accepted lead, nor its e-mail`,
    { timeout: longTest },
    async () => {
      const kills = scaled(3, 50)
      const mail = await startMailServer()
      const accepted: string[] = []
      let server: ServerProcess | undefined = await startServer({ ...env, SMTP_URL: mail.url })
      let done = false
      let number = 0
      const visitor = async () => {
        while (!done) {
          const target = server
          const name = `person-${number++}`
          const status = target ? await post(target.url, name).catch(() => 0) : 0
          if (status === 303) accepted.push(name)
          if (status === 0) await new Promise((resume) => setTimeout(resume, 20))
        }
      }
      const random = randomOfRun()
      const visitors = Array.from({ length: 6 }, visitor)
      for (let kill = 0; kill < kills; kill++) {
        const before = accepted.length
        await expect
          .poll(() => accepted.length, { timeout: 30_000 })
          .toBeGreaterThan(before + Math.floor(random() * 20))
        const victim = server
        server = undefined
        await victim?.end('SIGKILL')
        server = await startServer({ ...env, SMTP_URL: mail.url })
      }
      done = true
      await Promise.all(visitors)
      await hurry()
      // This may let an e-mail of a live worker be claimed a second time, so that worker may finish
      // first.
      await expect.poll(waiting, { timeout: longTest / 2, interval: 500 }).toHaveLength(0)
      await server?.end('SIGTERM')

      const stored = new Set(
        await withDatabase(async (db) =>
          (await db.selectFrom('leads').select('email').execute()).map(({ email }) => email),
        ),
      )
      expect(accepted.filter((name) => !stored.has(`${name}@example.com`))).toEqual([])
      const mailed = new Set(mail.toAgency.map(({ subject }) => subject))
      expect(accepted.filter((name) => !mailed.has(`New Message from ${name}`))).toEqual([])
      expect(accepted.length).toBeGreaterThan(kills)
      await mail.stop()
    },
  )

  test(
    `${scaled(3, 50)} kills while sending make no more copies than kills, of the same Message-ID`,
    { timeout: longTest },
    async () => {
      const kills = scaled(3, 50)
      const emails = kills * 3
      await withDatabase((db) =>
        acceptLeads(
          db,
          Array.from({ length: emails }, (_, index) => arrival(`person-${index}`)),
          'site.test',
        ),
      )
      let server: ServerProcess | undefined
      let killed = 0
      let death: Promise<unknown> = Promise.resolve()
      const got: string[] = []
      const smtp = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData(stream, _, done) {
          let text = ''
          stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
          stream.on('end', () => {
            got.push(/^Message-ID: <(.*)>/im.exec(text)?.[1] ?? 'none')
            // Kills the process before, with or shortly after the answer: the three sides of the
            // moment.
            if (got.length % 2 === 0 && killed < kills && server) {
              const victim = server
              const moment = killed++ % 3
              server = undefined
              if (moment > 0) done()
              death = new Promise((resume) => setTimeout(resume, moment === 2 ? 3 : 0)).then(() =>
                victim.end('SIGKILL'),
              )
            } else done()
          })
        },
      })
      smtp.on('error', () => {})
      const port = await freePort()
      await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve))
      while (killed < kills) {
        const before = killed
        server = await startServer({ ...env, SMTP_URL: `smtp://127.0.0.1:${port}` })
        await expect.poll(() => killed, { timeout: 30_000 }).toBeGreaterThan(before)
        await death
        await hurry()
      }
      server = await startServer({ ...env, SMTP_URL: `smtp://127.0.0.1:${port}` })
      await expect.poll(waiting, { timeout: 60_000, interval: 300 }).toHaveLength(0)
      await server.end('SIGTERM')
      expect(new Set(got).size).toBe(emails)
      expect(got.length - emails).toBeLessThanOrEqual(kills)
      await new Promise<void>((resolve) => smtp.close(() => resolve()))
    },
  )

  test.each(full ? [2, 4] : [2])(
    '%d processes on one queue send each e-mail once',
    { timeout: longTest },
    async (count) => {
      const emails = scaled(60, 1000)
      for (let start = 0; start < emails; start += 100)
        await withDatabase((db) =>
          acceptLeads(
            db,
            Array.from({ length: Math.min(100, emails - start) }, (_, index) =>
              arrival(`person-${start + index}`),
            ),
            'site.test',
          ),
        )
      const mail = await startMailServer()
      const servers = await Promise.all(
        Array.from({ length: count }, () => startServer({ ...env, SMTP_URL: mail.url })),
      )
      await mail.received(emails, full ? 600 : 60)
      await expect.poll(waiting).toHaveLength(0)
      await Promise.all(servers.map((server) => server.end('SIGTERM')))
      expect(mail.emails).toHaveLength(emails)
      expect(new Set(mail.emails.map(({ messageId }) => messageId)).size).toBe(emails)
      await mail.stop()
    },
  )

  test(
    'the same submission 50 times, to two processes and after a restart, is one lead',
    { timeout: longTest },
    async () => {
      const mail = await startMailServer()
      const open = () => startServer({ ...env, SMTP_URL: mail.url })
      const fields = {
        name: 'Elena',
        email: 'elena@example.com',
        message: 'Hello',
        page: '/',
        stamp,
        submission: 'one-submission-1',
      }
      const send = (url: string, change = {}) =>
        fetch(`${url}/contact.data`, {
          method: 'POST',
          body: new URLSearchParams({ ...fields, ...change }),
        })
      const both = [await open(), await open()]
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => send(both[index % 2]?.url ?? '')),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      await Promise.all(both.map((server) => server.end('SIGKILL')))
      const third = await open()
      expect((await send(third.url)).status).toBe(200)
      expect((await send(third.url, { message: 'Another text' })).status).toBe(409)
      await hurry()
      await mail.received(1)
      await expect.poll(waiting).toHaveLength(0)
      await third.end('SIGTERM')
      expect(
        await withDatabase((db) => db.selectFrom('leads').select('id').execute()),
      ).toHaveLength(1)
      expect(new Set(mail.toAgency.map(({ messageId }) => messageId)).size).toBe(1)
      await mail.stop()
    },
  )
})

const arrival = (name: string) => ({ submission: submissionOf(name), receivedAt: Date.now() })
