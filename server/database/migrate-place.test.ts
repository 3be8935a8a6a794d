import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { hasPostgres, testPlace, type TestPlace } from '../../testing/databases.ts'
import { connectWhenThere } from './connect-when-there.ts'
import { connect } from './connect.ts'
import { openPool } from './postgres.ts'

describe.runIf(hasPostgres)('migrations on PostgreSQL', () => {
  let place: TestPlace
  afterEach(() => place.remove())

  /** Lets every change of the schema fail in a statement that has a time limit. */
  async function forbidLimits() {
    const pool = openPool(place.databaseUrl ?? '')
    await pool.query(`
      create function check_limit() returns event_trigger language plpgsql as $$
      begin
        if current_setting('statement_timeout') <> '0' then
          raise exception 'a migration is limited to %', current_setting('statement_timeout');
        end if;
      end $$;
      create event trigger check_limit on ddl_command_start execute function check_limit()`)
    await pool.end()
  }

  test('take as long as they need, and are named in the log', async () => {
    place = await testPlace('postgres')
    await forbidLimits()
    const lines: string[] = []
    const log = pino({}, { write: (line: string) => void lines.push(line) })
    const { db } = await connectWhenThere(place, log, async () => {})
    // Other statements are limited.
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)
    expect(rows).toEqual([{ statement_timeout: '10s' }])
    await db.destroy()
    expect(lines.join()).toContain('001-properties')
    lines.length = 0
    const again = await connectWhenThere(place, log, async () => {})
    await again.db.destroy()
    expect(lines.join()).not.toContain('001-properties')
  })

  test('take as long as they need at the command line', async () => {
    place = await testPlace('postgres')
    await forbidLimits()
    const { db } = await connect(place)
    expect(await db.selectFrom('leads').selectAll().execute()).toEqual([])
    await db.destroy()
  })
})
