import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { testPlace, type TestPlace } from '../../testing/databases.ts'
import { connect, sqliteFile } from './connect.ts'
import type { Database } from './database.ts'
import { isUnreachable } from './unreachable.ts'

const key = (name: string) => ({ name, value: 'value' })

describe('SQLite, while another process holds the lock', () => {
  let place: TestPlace
  let database: Database
  let other: DatabaseSync

  beforeEach(async () => {
    place = await testPlace('sqlite', { migrated: true })
    database = await connect(place)
    other = new DatabaseSync(sqliteFile(place.dataDir))
    other.exec('BEGIN IMMEDIATE')
  })
  afterEach(async () => {
    other.close()
    await database.db.destroy()
    await place.remove()
  })

  const names = async () => {
    const rows = await database.db.selectFrom('keys').select('name').orderBy('name').execute()
    return rows.map(({ name }) => name)
  }

  test('reads are answered, and writes follow in order once the lock is free', async () => {
    const insert = (name: string) => database.db.insertInto('keys').values(key(name)).execute()
    const done: string[] = []
    const writes = ['a', 'b'].map((name) => insert(name).then(() => done.push(name)))
    const transaction = database.db.transaction().execute(async (one) => {
      await one.insertInto('keys').values(key('c')).execute()
      done.push('c')
    })
    for (let reads = 0; reads < 50; reads++) expect(await names()).toEqual([])
    expect(done).toEqual([])
    other.exec('COMMIT')
    await Promise.all([...writes, transaction])
    expect(done).toEqual(['a', 'b', 'c'])
    expect(await names()).toEqual(['a', 'b', 'c'])
  })

  test('nothing waits inside SQLite, where the whole process would stand still', async () => {
    for (const busyTimeout of [
      sql`PRAGMA busy_timeout`,
      sql`SELECT timeout FROM pragma_busy_timeout`,
    ])
      expect((await busyTimeout.execute(database.db)).rows).toEqual([{ timeout: 0 }])
  })

  test('writes that begin together fail together after five seconds', async () => {
    const errors: unknown[] = []
    const [first, ...others] = ['a', 'b', 'c'].map((name) =>
      database.db
        .insertInto('keys')
        .values(key(name))
        .execute()
        .catch((error: unknown) => errors.push(error)),
    )
    await first
    // Timers fire in their order even on a slow machine, so this shows that the others do not wait
    // five seconds of their own.
    const fourSeconds = wait(4_000, 'too late', { ref: false })
    expect(await Promise.race([Promise.all(others), fourSeconds])).not.toBe('too late')
    expect(errors).toHaveLength(3)
    expect(errors.every(isUnreachable)).toBe(true)
    other.exec('COMMIT')
    await database.db.insertInto('keys').values(key('a')).execute()
    expect(await names()).toEqual(['a'])
  })
})

describe('a transaction', () => {
  let place: TestPlace
  let database: Database
  beforeEach(async () => {
    place = await testPlace('sqlite', { migrated: true })
    database = await connect(place)
  })
  afterEach(async () => {
    await database.db.destroy()
    await place.remove()
  })

  test('that fails stores nothing, and the next one can begin', async () => {
    const { db } = database
    await expect(
      db.transaction().execute(async (one) => {
        await one.insertInto('keys').values(key('a')).execute()
        throw new Error('changed its mind')
      }),
    ).rejects.toThrow('changed its mind')
    await db.insertInto('keys').values(key('b')).execute()
    expect(await db.selectFrom('keys').select('name').execute()).toEqual([{ name: 'b' }])
  })

  test('whose rollback fails stores nothing, and the next write is stored', async () => {
    const { db } = database
    const prepare = DatabaseSync.prototype.prepare
    const failing = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (
      this: DatabaseSync,
      text,
    ) {
      if (text === 'rollback') throw new Error('disk I/O error')
      return prepare.call(this, text)
    })
    onTestFinished(() => failing.mockRestore())
    await expect(
      db.transaction().execute(async (one) => {
        await one.insertInto('keys').values(key('a')).execute()
        throw new Error('changed its mind')
      }),
    ).rejects.toThrow('disk I/O error')
    const write = (name: string) => db.insertInto('keys').values(key(name)).execute()
    // What was begun is not committed with a write that follows.
    await expect(write('b')).rejects.toThrow('disk I/O error')
    failing.mockRestore()
    await write('c')
    expect(await db.selectFrom('keys').select('name').execute()).toEqual([{ name: 'c' }])
  })

  test('a query with a common table expression waits for the lock only if it writes', async () => {
    const { db } = database
    const one = sql`with one(name) as (select 'one')`
    const names = async () => (await sql`${one} select name from one`.execute(db)).rows
    const write = sql`${one} insert into keys (name, value) select name, '' from one`
    const writing = await db.transaction().execute(async () => {
      expect(await names()).toEqual([{ name: 'one' }])
      return { ended: write.execute(db) }
    })
    await writing.ended
    expect(await db.selectFrom('keys').select('name').execute()).toEqual([{ name: 'one' }])
  })

  test('a query stays prepared after many queries with lists of other lengths', async () => {
    const { db } = database
    const one = () => db.selectFrom('keys').select('value').where('name', '=', 'a').execute()
    for (let length = 1; length <= 320; length++)
      await db
        .selectFrom('keys')
        .select('name')
        .where('name', 'in', Array.from({ length }, String))
        .execute()
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
    onTestFinished(() => prepare.mockRestore())
    for (let times = 0; times < 5; times++) await one()
    expect(prepare).toHaveBeenCalledOnce()
  })

  test('a transaction sees its own writes, and others see them after it ends', async () => {
    const { db } = database
    await db.transaction().execute(async (one) => {
      await one.insertInto('keys').values(key('a')).execute()
      expect(await one.selectFrom('keys').select('name').execute()).toHaveLength(1)
      expect(await db.selectFrom('keys').select('name').execute()).toEqual([])
    })
    expect(await db.selectFrom('keys').select('name').execute()).toHaveLength(1)
  })
})
