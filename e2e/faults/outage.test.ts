import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { connect } from '#server/database/connect.ts'
import { hasPostgres, testPlace } from '../../testing/databases.ts'
import { longTest, scaled } from '../../testing/full.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { startPostgres } from '../../testing/postgres.ts'
import { startServer } from '../../testing/server-process.ts'
import { startSite } from '../../testing/site.ts'
import { stampFor } from '../../testing/stamp.ts'

const person = { email: 'elena@example.com', message: 'A long and careful message', page: '/' }

describe.skipIf(!hasPostgres)('PostgreSQL is stopped and started', () => {
  test(
    'visitors succeed all the time; every lead is moved over once and mailed',
    { timeout: longTest },
    async () => {
      const postgres = (await startPostgres()) ?? expect.fail()
      const { dataDir, remove } = await testPlace('sqlite')
      const place = { dataDir, databaseUrl: postgres.url }
      const stamp = await stampFor(place)
      const mail = await startMailServer()
      const env = {
        DATA_DIR: dataDir,
        DATABASE_URL: postgres.url,
        SMTP_URL: mail.url,
        LOG_LEVEL: 'fatal',
      }
      let server = await startServer(env)
      const accepted: string[] = []
      let done = false
      let number = 0
      const visitor = async () => {
        while (!done) {
          const name = `person-${number++}`
          const body = new URLSearchParams({ ...person, name, email: `${name}@example.com`, stamp })
          const response = await fetch(`${server.url}/contact`, {
            method: 'POST',
            body,
            redirect: 'manual',
          })
          expect(response.status, name).toBe(303)
          accepted.push(name)
          await new Promise((resume) => setTimeout(resume, 40))
        }
      }
      const visitors = Array.from({ length: 4 }, visitor)
      const more = async (count: number) => {
        const before = accepted.length
        await expect
          .poll(() => accepted.length, { timeout: 60_000 })
          .toBeGreaterThan(before + count)
      }
      await more(10)
      await postgres.halt()
      await more(20)
      await more(scaled(10, 500))
      await expect
        .poll(async () => (await fetch(`${server.url}/health`)).status, { interval: 500 })
        .toBe(503)
      const health = await fetch(`${server.url}/health`)
      expect((await health.json()).queue.spooled).toBeGreaterThan(0)
      await postgres.resume()
      await more(10)
      done = true
      await Promise.all(visitors)
      await expect
        .poll(async () => (await (await fetch(`${server.url}/health`)).json()).queue?.spooled, {
          timeout: 60_000,
          interval: 500,
        })
        .toBe(0)

      // Killed with leads in the spool, it brings them over when it is started again.
      await postgres.halt()
      for (const name of ['last-1', 'last-2']) {
        const body = new URLSearchParams({ ...person, name, email: `${name}@example.com`, stamp })
        expect(
          (await fetch(`${server.url}/contact`, { method: 'POST', body, redirect: 'manual' }))
            .status,
        ).toBe(303)
        accepted.push(name)
      }
      await server.end('SIGKILL')
      await postgres.resume()
      const { db } = await connect(place)
      await db
        .updateTable('outbox')
        .set({ leased_until: 0, due_at: 0 })
        .where('state', '=', 'waiting')
        .execute()
      server = await startServer(env)
      await expect
        .poll(async () => (await db.selectFrom('leads').select('id').execute()).length, {
          timeout: 60_000,
          interval: 500,
        })
        .toBe(accepted.length)
      await db
        .updateTable('outbox')
        .set({ due_at: 0 })
        .where('state', '=', 'waiting')
        .where('leased_until', '=', 0)
        .execute()
      // What was sent in the moment the database went could not be noted, and the kill took the memory of it:
      // such an e-mail comes twice, under one Message-ID.
      const mailed = () =>
        new Map(mail.toAgency.map(({ messageId, subject }) => [messageId, subject]))
      await expect
        .poll(() => mailed().size, { timeout: longTest / 2, interval: 500 })
        .toBe(accepted.length)
      expect([...mailed().values()].sort()).toEqual(
        accepted.map((name) => `New Message from ${name}`).sort(),
      )
      expect(mail.toAgency.length - accepted.length).toBeLessThanOrEqual(1)
      await db.destroy()
      await server.end('SIGTERM')
      await mail.stop()
      await postgres.stop()
      await remove()
    },
  )
})

test('a full disk is an honest 503 that keeps the text, and leads pass again when there is room', async () => {
  const site = await startSite('sqlite')
  const pages = (max: number) =>
    sql`PRAGMA max_page_count = ${sql.lit(max)}`.execute(site.database.db)
  await pages(1)
  let refused: Response | undefined
  for (let index = 0; index < 100 && !refused; index++) {
    const response = await site.post('/contact', {
      ...person,
      name: `Person ${index}`,
      message: `${index} ${'x'.repeat(3000)}`,
    })
    if (response.status !== 303) refused = response
  }
  expect(refused?.status).toBe(503)
  const page = await refused?.text()
  expect(page).toContain('Failed to send message. Please try again.')
  expect(page).toContain('x'.repeat(3000))
  expect(page).toContain('https://wa.me/34600000000')
  await pages(1_000_000)
  expect((await site.post('/contact', { ...person, name: 'Afterwards' })).status).toBe(303)
  await site.close()
})
