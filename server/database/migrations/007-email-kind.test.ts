import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeOnEachEngine, testPlace } from '../../../testing/databases.ts'
import { sqliteFile } from '../connect.ts'
import type { Database } from '../database.ts'
import { migratorOf } from '../migrate.ts'
import { dialectOf, openPool } from '../postgres.ts'
import { openSqlite } from '../sqlite.ts'

describeOnEachEngine('the migration of e-mail kinds, on %s', (engine) => {
  test('e-mails that an earlier version queued keep their kind', async () => {
    const place = await testPlace(engine)
    const database: Database = {
      engine,
      db: place.databaseUrl
        ? new Kysely({ dialect: dialectOf(openPool(place.databaseUrl)) })
        : openSqlite(sqliteFile(place.dataDir)),
    }
    const { db } = database
    const migrator = migratorOf(database)
    const before = await migrator.migrateTo('006-lead-users')
    expect(before.error).toBeUndefined()
    for (const kind of ['agency', 'account'])
      await sql`insert into outbox (id, letter, message_id, state, attempts, due_at, leased_until, created_at)
        values (${kind}, ${kind}, ${`${kind}@site.test`}, 'waiting', 0, 1, 0, 1)`.execute(db)

    const after = await migrator.migrateToLatest()
    expect(after.error).toBeUndefined()
    expect(await db.selectFrom('outbox').select(['id', 'kind']).orderBy('id').execute()).toEqual([
      { id: 'account', kind: 'account' },
      { id: 'agency', kind: 'agency' },
    ])
    await db.destroy()
    await place.remove()
  })
})
