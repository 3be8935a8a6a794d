import { pino } from 'pino'
import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import { outageOf } from '../../testing/outage.ts'
import type { Database } from '../database/database.ts'
import { createCounters } from './create-counters.ts'
import { memoryCounters } from './memory-counters.ts'
import { createStoredCounters } from './stored-counters.ts'

const silent = pino({ level: 'silent' })
const now = Date.UTC(2026, 10, 20, 10)

test('memory does not grow with the number of visitors', async () => {
  const counters = memoryCounters()
  for (let index = 0; index < 70_000; index++)
    await counters.count([{ key: `k${index}`, window: 1000 }], now)
  expect(counters.size).toBe(50_000)
  const hits = async (key: string) => (await counters.count([{ key, window: 1000 }], now))[0]?.hits
  expect(await hits('k69999')).toBe(2)
  expect(await hits('k20000')).toBe(2)
  expect(await hits('k0')).toBe(1)
})

describeOnEachEngine('counters, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })
  const open = () => createCounters(database, () => 'secret', silent)
  const hit = (key: string, window = 60_000) => ({ key, window })

  test('a window begins with its first hit, and the next one starts from zero', async () => {
    const counters = open()
    expect(await counters.count([hit('one')], now)).toEqual([{ hits: 1, until: now + 60_000 }])
    expect(await counters.count([hit('one'), hit('two', 1000)], now + 59_999)).toEqual([
      { hits: 2, until: now + 60_000 },
      { hits: 1, until: now + 60_999 },
    ])
    expect(await counters.count([hit('one')], now + 60_000)).toEqual([
      { hits: 1, until: now + 120_000 },
    ])
  })

  test('parallel hits get different counts', async () => {
    const counters = open()
    const counts = await Promise.all(
      Array.from({ length: 30 }, () => counters.count([hit('one')], now)),
    )
    expect(counts.map(([count]) => count?.hits)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    )
  })

  test('a hit that is taken back does not count, and no count is negative', async () => {
    const counters = open()
    await counters.count([hit('one')], now)
    for (let time = 0; time < 3; time++) await counters.takeBack(['one', 'never'], now + 1)
    expect(await counters.count([hit('one'), hit('never')], now + 2)).toMatchObject([
      { hits: 1 },
      { hits: 1 },
    ])
  })

  test('processes that share a PostgreSQL count together', async () => {
    const processes = [open(), open()] as const
    const counts = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        processes[index % 2 === 0 ? 0 : 1].count([hit('one')], now),
      ),
    )
    expect(Math.max(...counts.map((count) => count[0]?.hits ?? 0))).toBe(
      engine === 'postgres' ? 40 : 20,
    )
  })

  test('counting continues while the database is away', async () => {
    const counters = open()
    outageOf(database, 'rate_counts')
    expect(await counters.count([hit('one')], now)).toMatchObject([{ hits: 1 }])
    expect(await counters.count([hit('one')], now)).toMatchObject([{ hits: 2 }])
    await counters.takeBack(['one'], now)
    expect(await counters.count([hit('one')], now)).toMatchObject([{ hits: 2 }])
  })

  test('no call waits for a failed database, and counting resumes when it recovers', async () => {
    const counters = createStoredCounters(database.db, () => 'secret', silent, {
      deadline: 60_000,
      retry: 0,
    })
    const { db } = database
    const end = outageOf(database, 'rate_counts')
    expect(await counters.count([hit('one')], now)).toMatchObject([{ hits: 1 }])

    end()
    const order: string[] = []
    const first = async (done: Promise<unknown>, what: string) => {
      await done
      order.push(what)
    }
    await Promise.all([
      first(counters.takeBack(['one', 'two'], now), 'taken back'),
      first(counters.count([hit('one')], now), 'counted'),
      first(db.selectFrom('rate_counts').selectAll().execute(), 'database'),
    ])
    expect(order).toEqual(['taken back', 'counted', 'database'])
    await expect
      .poll(() => db.selectFrom('rate_counts').select('hits').execute())
      .not.toHaveLength(0)
  })

  test('the log tells once that the database does not count, and once that it does again', async () => {
    const logged: string[] = []
    const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line).msg) })
    const times = { deadline: 60_000, retry: 0 }
    const counters = createStoredCounters(database.db, () => 'secret', log, times)
    await counters.count([hit('one')], now)
    expect(logged).toEqual([])
    const end = outageOf(database, 'rate_counts')
    await counters.takeBack(['one'], now)
    for (let time = 0; time < 3; time++) await counters.count([hit('one')], now)
    const away = 'the database does not count: rate limits count this process alone'
    expect(logged).toEqual([away])

    end()
    await expect
      .poll(async () => {
        await counters.count([hit('one')], now)
        return logged
      })
      .toEqual([away, 'the database counts again'])
  })

  test('the database stores digests only, and deletes expired rows', async () => {
    if (engine !== 'postgres') return
    const counters = open()
    await counters.count([hit('elena@example.com', 1000)], now)
    await counters.count([hit('maria@example.com', 1000)], now + 120_000)
    const rows = await database.db.selectFrom('rate_counts').selectAll().execute()
    expect(rows).toEqual([
      { key: expect.stringMatching(/^[\w-]{43}$/), hits: 1, expires_at: now + 121_000 },
    ])
  })
})
