import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { connect } from '#server/database/connect.ts'
import { defaultDelays } from '#server/mail/delays.ts'
import { hasPostgres, testPlace } from '../../testing/databases.ts'
import { longTest, scaled } from '../../testing/full.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { blockSpool } from '../../testing/outage.ts'
import { startPostgres } from '../../testing/postgres.ts'
import { type ServerProcess, startServer } from '../../testing/server-process.ts'
import { startSite } from '../../testing/site.ts'
import { stampFor } from '../../testing/stamp.ts'

const person = { email: 'elena@example.com', message: 'A long and careful message', page: '/' }

/**
 * A site with a mail server on a PostgreSQL that can be stopped; everything ends with the test,
 * however that ends.
 */
async function siteOnPostgres() {
  const postgres = (await startPostgres()) ?? expect.fail()
  onTestFinished(() => postgres.stop())
  const { dataDir, remove } = await testPlace('sqlite')
  onTestFinished(remove)
  const mail = await startMailServer()
  onTestFinished(() => mail.stop())
  const place = { dataDir, databaseUrl: postgres.url }
  const stamp = await stampFor(place)
  let server: ServerProcess
  const start = async () => {
    server = await startServer({
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      SMTP_URL: mail.url,
      LOG_LEVEL: 'fatal',
    })
  }
  await start()
  onTestFinished(async () => {
    await server.end('SIGTERM')
  })
  const accepted: string[] = []
  return {
    postgres,
    place,
    mail,
    /** The names for which the answer was success. */
    accepted,
    start,
    kill: () => server.end('SIGKILL'),
    health: () => fetch(`${server.url}/health`),
    async send(name: string) {
      const body = new URLSearchParams({ ...person, name, email: `${name}@example.com`, stamp })
      const response = await fetch(`${server.url}/contact`, {
        method: 'POST',
        body,
        redirect: 'manual',
      })
      expect(response.status, name).toBe(303)
      accepted.push(name)
    },
  }
}

type Site = Awaited<ReturnType<typeof siteOnPostgres>>

/** Four visitors who send one lead after the other. */
function startVisitors({ send, accepted }: Site) {
  let isDone = false
  let number = 0
  const visitor = async () => {
    while (!isDone) {
      await send(`person-${number++}`)
      await new Promise((resume) => setTimeout(resume, 40))
    }
  }
  const visitors = Array.from({ length: 4 }, visitor)
  return {
    /** Waits until a number of further leads are accepted. */
    async more(count: number) {
      const before = accepted.length
      await expect.poll(() => accepted.length, { timeout: 60_000 }).toBeGreaterThan(before + count)
    },
    async stop() {
      isDone = true
      await Promise.all(visitors)
    },
  }
}

const spooledIn = async ({ health }: Site): Promise<unknown> =>
  (await (await health()).json()).queue?.spooled

/**
 * Makes e-mails that the outbox would send later due now, including those that a worker claimed
 * before `since` and could not send, because the database went away before the worker learned of
 * its claim.
 */
async function sendNow({ place }: Site, since: number): Promise<void> {
  const { db } = await connect(place)
  await db
    .updateTable('outbox')
    .where('state', '=', 'waiting')
    .where('leased_until', '<', since + defaultDelays.lease)
    .set({ leased_until: 0, due_at: 0 })
    .execute()
  await db.destroy()
}

async function storedIn({ place }: Site): Promise<number> {
  const { db } = await connect(place)
  const leads = await db.selectFrom('leads').select('id').execute()
  await db.destroy()
  return leads.length
}

/**
 * Expects an e-mail for every accepted lead. If one was sent at the moment of the outage, that
 * could not be recorded: killed then, the site sends it again under the same Message-ID.
 */
async function expectMailedOnce({ mail, accepted }: Site): Promise<void> {
  const mailed = () => new Map(mail.toAgency.map(({ messageId, subject }) => [messageId, subject]))
  await expect
    .poll(() => mailed().size, { timeout: longTest / 2, interval: 500 })
    .toBe(accepted.length)
  expect([...mailed().values()].sort()).toEqual(
    accepted.map((name) => `New Message from ${name}`).sort(),
  )
  expect(mail.toAgency.length - accepted.length).toBeLessThanOrEqual(1)
}

describe.skipIf(!hasPostgres)('PostgreSQL is stopped and started', () => {
  test(
    'visitors succeed all the time, and the site reports that leads wait',
    { timeout: longTest },
    async () => {
      const site = await siteOnPostgres()
      const visitors = startVisitors(site)
      await visitors.more(10)
      await site.postgres.halt()
      await visitors.more(20)
      await visitors.more(scaled(10, 500))
      await expect.poll(async () => (await site.health()).status, { interval: 500 }).toBe(503)
      expect(await spooledIn(site)).toBeGreaterThan(0)
      const resumedAt = Date.now()
      await site.postgres.resume()
      await visitors.more(10)
      await visitors.stop()
      await expect.poll(() => spooledIn(site), { timeout: 60_000, interval: 500 }).toBe(0)
      expect(await storedIn(site)).toBe(site.accepted.length)
      await sendNow(site, resumedAt)
      await expectMailedOnce(site)
    },
  )

  test(
    'killed with leads in the spool, the site stores and mails them at its next start',
    { tags: 'slow', timeout: longTest },
    async () => {
      const site = await siteOnPostgres()
      await site.send('before')
      await site.postgres.halt()
      for (const name of ['last-1', 'last-2']) await site.send(name)
      await site.kill()
      const resumedAt = Date.now()
      await site.postgres.resume()
      await sendNow(site, resumedAt)
      await site.start()
      await expect
        .poll(() => storedIn(site), { timeout: 60_000, interval: 500 })
        .toBe(site.accepted.length)
      await sendNow(site, resumedAt)
      await expectMailedOnce(site)
    },
  )
})

// The two files share a disk.
test('a full disk is answered 503 with the typed text, until there is room again', async () => {
  const site = await startSite('sqlite')
  onTestFinished(() => site.close())
  const pages = (max: number) =>
    sql`PRAGMA max_page_count = ${sql.lit(max)}`.execute(site.database.db)
  await pages(1)
  const unblock = blockSpool(site.dataDir)
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
  unblock()
  await pages(1_000_000)
  expect((await site.post('/contact', { ...person, name: 'Afterwards' })).status).toBe(303)
})
