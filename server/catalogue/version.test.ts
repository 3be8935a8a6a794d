import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import type { Database } from '../database/database.ts'
import { readCatalogueVersion } from './read-version.ts'
import { seed } from './seed/seed.ts'
import { watchCatalogueVersion } from './version.ts'

describeOnEachEngine('the catalogue’s version, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test('a change of the catalogue is known after a second', async () => {
    await seed(database)
    const before = await readCatalogueVersion(database.db)
    const watch = watchCatalogueVersion(database, pino({ level: 'silent' }), Date.now)
    watch.start()
    await expect.poll(() => watch.current()).toBe(before)
    await database.db
      .updateTable('properties')
      .set({ price: 1 })
      .where('id', '=', 'apt-002')
      .execute()
    expect(watch.current()).toBe(before)
    vi.advanceTimersByTime(1000)
    await expect.poll(() => watch.current()).toBe(before + 1)
    await watch.stop()
  })
})
