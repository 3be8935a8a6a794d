import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connect } from '#server/database/connect.ts'
import { openSpool } from '#server/leads/intake/spool.ts'
import { canMount, makeDisk } from '../../testing/disk-image.ts'
import { freePort } from '../../testing/free-port.ts'
import { longTest, scaled, shortened } from '../../testing/full.ts'
import { LeadLoad } from '../../testing/lead-load.ts'
import { randomOfRun } from '../../testing/random.ts'
import { startServer } from '../../testing/server-process.ts'

/** The e-mails of the leads in a data folder: in the embedded database, or in the spool. */
const readers = {
  async database(dataDir: string) {
    const { db } = await connect({ dataDir, databaseUrl: undefined })
    const leads = await db.selectFrom('leads').select(['email', 'state']).execute()
    const outbox = await db.selectFrom('outbox').select('lead_id').execute()
    await db.destroy()
    // Each lead has its e-mail to the agency, unless it was quarantined as one of too many
    // suspects.
    const mailed = leads.filter(({ state }) => state === 'new')
    expect(mailed.length).toBeGreaterThan(0)
    expect(new Set(outbox.flatMap((row) => row.lead_id ?? [])).size).toBe(mailed.length)
    return leads.map(({ email }) => String(email))
  },
  async spool(dataDir: string) {
    const spool = openSpool(dataDir)
    const leads = spool.oldest(100_000)
    spool.close()
    return leads.map(({ arrival }) => String(arrival.submission.fields.email))
  },
}

test.skipIf(!canMount()).each(shortened(['spool', 'database'] as const))(
  'when the power is cut, every lead that was answered is on the disk: in the %s',
  { timeout: longTest },
  async (kept) => {
    const random = randomOfRun()
    for (let round = 0; round < scaled(1, 10); round++) {
      const disk = makeDisk()
      const dataDir = join(disk.dir, 'data')
      // Nobody listens at this address, so every lead goes to the spool.
      const away = { DATABASE_URL: `postgres://alboran@127.0.0.1:${await freePort()}/site` }
      const server = await startServer(
        { DATA_DIR: dataDir, LOG_LEVEL: 'fatal', ...(kept === 'spool' ? away : {}) },
        { untilHealthy: kept === 'database' },
      )
      const leads = new LeadLoad(server.url, '')
      const visitors = Array.from({ length: 4 }, async () => {
        for (;;) await leads.send()
      }).map((visitor) => visitor.catch(() => {}))
      const count = 40 + Math.floor(random() * 40)
      await expect.poll(() => leads.accepted.length, { timeout: 60_000 }).toBeGreaterThan(count)
      // From now on nothing more is answered, and the disk is copied as it is.
      process.kill(server.pid, 'SIGSTOP')
      const answered = [...leads.accepted]
      const afterwards = disk.copyAsOfPowerCut()
      await server.end('SIGKILL')
      await Promise.all(visitors)
      const found = await readers[kept](join(afterwards.dir, 'data'))
      expect(found).toEqual(expect.arrayContaining(answered))
      expect(new Set(found).size).toBe(found.length)
      afterwards.remove()
      disk.remove()
    }
  },
)
