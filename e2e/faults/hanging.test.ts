import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { connect, sqliteFile } from '#server/database/connect.ts'
import { hasPostgres, testPlace, type TestPlace } from '../../testing/databases.ts'
import { longTest, scaled, timeLimit } from '../../testing/full.ts'
import { LeadLoad, percentile, timed } from '../../testing/lead-load.ts'
import { startPostgres } from '../../testing/postgres.ts'
import { startServer } from '../../testing/server-process.ts'
import { stampFor } from '../../testing/stamp.ts'

const statuses = (answers: { status: number }[]) => [
  ...new Set(answers.map(({ status }) => status)),
]

/** Expects that every lead for which a visitor was thanked is in the database once. */
async function expectStored(place: Pick<TestPlace, 'dataDir' | 'databaseUrl'>, emails: string[]) {
  const { db } = await connect(place)
  const stored = async () =>
    (await db.selectFrom('leads').select('email').execute())
      .map(({ email }) => String(email))
      .sort()
  try {
    await expect.poll(async () => (await stored()).length, { timeout: 60_000 }).toBe(emails.length)
    expect(await stored()).toEqual([...emails].sort())
  } finally {
    await db.destroy()
  }
}

describe.skipIf(!hasPostgres)('PostgreSQL hangs', () => {
  test(
    'leads are accepted, pages and /health report it, and everything recovers',
    { timeout: longTest },
    async () => {
      const postgres = (await startPostgres()) ?? expect.fail()
      onTestFinished(() => postgres.stop())
      const { dataDir, remove } = await testPlace('sqlite')
      onTestFinished(remove)
      const place = { dataDir, databaseUrl: postgres.url }
      const stamp = await stampFor(place)
      const { url, end } = await startServer({
        DATA_DIR: dataDir,
        DATABASE_URL: postgres.url,
        LOG_LEVEL: 'fatal',
      })
      onTestFinished(async () => void (await end('SIGKILL')))
      const leads = new LeadLoad(url, stamp)
      await leads.send()
      const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
      const homes = [...sitemap.matchAll(/(\/properties\/[^<]+)<\/loc>/g)].map(
        ([, path = '']) => path,
      )
      expect(homes.length).toBeGreaterThan(5)
      // Pages that visitors have opened before are in memory.
      for (let count = 0; count < 2; count++)
        expect((await timed(`${url}/properties`)).status).toBe(200)

      postgres.hang()
      // A visitor at the moment of the outage waits until it is noticed; five wait no longer.
      const lone = await leads.send()
      expect(lone).toMatchObject({ status: 303 })
      expect(lone.milliseconds).toBeLessThan(timeLimit(2_000))
      const five = await Promise.all(Array.from({ length: 5 }, () => leads.send()))
      expect(statuses(five)).toEqual([303])
      expect(percentile(five, 1)).toBeLessThan(timeLimit(2_000))
      await expect.poll(async () => (await timed(`${url}/health`)).status).toBe(503)

      const stream = leads.stream(10, scaled(4, 30))
      for (let count = 0; count < 5; count++) {
        const health = await timed(`${url}/health`)
        expect(health.status).toBe(503)
        expect(health.milliseconds).toBeLessThan(timeLimit(100))
        const home = await timed(url + homes[count])
        expect(home.status).toBe(503)
        expect(home.milliseconds).toBeLessThan(timeLimit(500))
        expect(await timed(`${url}/properties`)).toMatchObject({ status: 200 })
        expect(await timed(`${url}/ready`)).toMatchObject({ status: 200 })
      }
      const answers = await stream
      expect(statuses(answers)).toEqual([303])
      expect(percentile(answers, 0.95)).toBeLessThan(timeLimit(300))

      postgres.wake()
      await expect.poll(async () => (await timed(`${url}/health`)).status).toBe(200)
      expect((await timed(url + homes[0])).status).toBe(200)
      await expectStored(place, leads.accepted)
      expect(await end('SIGTERM')).toBe(0)
    },
  )
})

test(
  'while another program locks the SQLite file, leads and pages go on',
  { tags: 'slow', timeout: longTest },
  async () => {
    const place = await testPlace('sqlite', { migrated: true })
    onTestFinished(() => place.remove())
    const stamp = await stampFor(place)
    const { url, end } = await startServer({ DATA_DIR: place.dataDir, LOG_LEVEL: 'fatal' })
    onTestFinished(async () => void (await end('SIGKILL')))
    const leads = new LeadLoad(url, stamp)
    expect((await leads.send()).status).toBe(303)
    for (let count = 0; count < 5; count++) await timed(`${url}/properties`)

    const seconds = scaled(6, 25)
    const other = new DatabaseSync(sqliteFile(place.dataDir), { timeout: 5_000 })
    onTestFinished(() => {
      if (other.isOpen) other.close()
    })
    other.exec('BEGIN IMMEDIATE')
    const stream = leads.stream(10, seconds)
    const pages = []
    const until = Date.now() + seconds * 1000
    while (Date.now() < until) {
      pages.push(await timed(`${url}/properties`))
      await wait(20)
    }
    const answers = await stream
    expect(statuses(answers)).toEqual([303])
    expect(percentile(answers, 0.95)).toBeLessThan(timeLimit(300))
    expect(statuses(pages)).toEqual([200])
    expect(percentile(pages, 0.99)).toBeLessThan(timeLimit(50))
    const health = await (await fetch(`${url}/health`)).json()
    expect(health.queue.spooled).toBeGreaterThan(0)
    other.exec('COMMIT')
    other.close()
    await expectStored(place, leads.accepted)
    expect(await end('SIGTERM')).toBe(0)
  },
)
