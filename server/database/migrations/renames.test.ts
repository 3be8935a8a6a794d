import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeOnEachEngine, type DatabaseEngine, testPlace } from '../../../testing/databases.ts'
import { sqliteFile } from '../connect.ts'
import type { Database } from '../database.ts'
import { migratorOf } from '../migrate.ts'
import { dialectOf, openPool } from '../postgres.ts'
import { openSqlite } from '../sqlite.ts'

describeOnEachEngine('values of an earlier version keep their meaning, on %s', (engine) => {
  test('the kind of an e-mail', async () => {
    await using database = await openAtVersion(engine, '006-lead-users')
    const { db } = database
    for (const kind of ['agency', 'account'])
      await sql`insert into outbox (id, letter, message_id, state, attempts, due_at, leased_until, created_at)
        values (${kind}, ${kind}, ${`${kind}@site.test`}, 'waiting', 0, 1, 0, 1)`.execute(db)
    await database.migrate()
    expect(await db.selectFrom('outbox').select(['id', 'kind']).orderBy('id').execute()).toEqual([
      { id: 'account', kind: 'account' },
      { id: 'agency', kind: 'agency' },
    ])
  })

  test('the reason for a suspicion', async () => {
    await using database = await openAtVersion(engine, '030-content')
    const { db } = database
    for (const reason of ['haste', 'stamp', 'trap'])
      await sql`insert into leads (id, submission_id, fingerprint, kind, language, source_path, fields, consent, created_at, suspicion)
        values (${reason}, ${reason}, '', 'contact', 'en', '/', '{}', 0, '2026-01-01T00:00:00.000Z', ${reason})`.execute(
        db,
      )
    await database.migrate()
    const leads = await db.selectFrom('leads').select('suspicion').orderBy('id').execute()
    expect(leads.map(({ suspicion }) => suspicion)).toEqual(['too-fast', 'stamp', 'honeypot'])
  })
})

/** A database as it was after a migration, and its further migrations. */
async function openAtVersion(engine: DatabaseEngine, version: string) {
  const place = await testPlace(engine)
  const database: Database = {
    engine,
    db: place.databaseUrl
      ? new Kysely({ dialect: dialectOf(openPool(place.databaseUrl)) })
      : openSqlite(sqliteFile(place.dataDir)),
  }
  const migrator = migratorOf(database)
  const before = await migrator.migrateTo(version)
  expect(before.error).toBeUndefined()
  return {
    db: database.db,
    async migrate() {
      const after = await migrator.migrateToLatest()
      expect(after.error).toBeUndefined()
    },
    async [Symbol.asyncDispose]() {
      await database.db.destroy()
      await place.remove()
    },
  }
}
