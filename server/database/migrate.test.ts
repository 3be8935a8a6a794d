import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import { expect, test } from 'vitest'
import { describeOnEachEngine, testPlace } from '../../testing/databases.ts'
import { connect } from './connect.ts'

describeOnEachEngine('a database that a newer version has migrated, on %s', (engine) => {
  test('is used by the version before it, and keeps what was added', async () => {
    const place = await testPlace(engine)
    const newer = await connect(place)
    const migrations = newer.db.withTables<{
      [DEFAULT_MIGRATION_TABLE]: { name: string; timestamp: string }
    }>()
    const added = { name: '999-added-later', timestamp: new Date(0).toISOString() }
    await migrations.insertInto(DEFAULT_MIGRATION_TABLE).values(added).execute()
    await newer.db.destroy()

    const { db } = await connect(place)
    expect(await db.selectFrom('leads').selectAll().execute()).toEqual([])
    const names = await db
      .withTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
      .selectFrom(DEFAULT_MIGRATION_TABLE)
      .select('name')
      .where('name', '=', added.name)
      .execute()
    expect(names).toHaveLength(1)
    await db.destroy()
    await place.remove()
  })
})
