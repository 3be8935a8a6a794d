import { afterEach, beforeEach, vi } from 'vitest'
import { seed } from '#server/catalogue/seed/seed.ts'
import { connect } from '#server/database/connect.ts'
import type { Database } from '#server/database/database.ts'
import type { Clock } from '#server/shared/time/clock.ts'
import { type DatabaseEngine, testPlace, type TestPlace } from './databases.ts'
import { deskProcess, type DeskRun, runDeskCommand } from './desk.ts'
import { acceptLead, submissionOf } from './leads.ts'

/**
 * Gives each test of a group a database with the sample homes, and the desk's commands for it.
 * @param clock the time of the commands that run in this process.
 */
export function deskPlace(engine: DatabaseEngine, clock: Clock = Date.now) {
  let place: TestPlace
  let database: Database
  let env: Record<string, string>
  beforeEach(async () => {
    place = await testPlace(engine, { migrated: true })
    database = await connect(place)
    await seed(database)
    env = { ...place.env, INIT_CWD: place.dataDir }
    vi.stubEnv('INIT_CWD', place.dataDir)
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await database.db.destroy()
    await place.remove()
  })

  /** Runs a command; where it reads an input, in a process of its own. */
  const at = (args: string, input?: string): Promise<DeskRun> =>
    input === undefined
      ? runDeskCommand(args.split(' '), env, clock)
      : deskProcess(args.split(' '), env, input)

  return {
    dataDir: () => place.dataDir,
    database: () => database,
    env: () => env,
    at,
    /** Runs a command that writes JSON. */
    async json(args: string) {
      const { code, out, err } = await at(`${args} --json`)
      if (err !== '') throw new Error(err)
      return { code, value: JSON.parse(out) }
    },
    /** Runs work while the database is closed. */
    async whileClosed(work: () => Promise<void>) {
      await database.db.destroy()
      await work()
      database = await connect(place)
    },
    lead: (name: string, message: string) =>
      acceptLead(
        database.db,
        submissionOf(name, { fields: { name, email: `${name}@example.com`, message } }),
        'site.test',
        clock(),
      ),
    async countHomes() {
      const { n } = await database.db
        .selectFrom('properties')
        .select((select) => select.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
      return Number(n)
    },
  }
}
