import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import type { Database } from '../database/database.ts'
import { minute } from '../shared/time/durations.ts'
import { recordPrice } from './record-price.ts'

const start = Date.parse('2026-11-22T10:00:00Z')

describeOnEachEngine('the history of prices, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })
  const record = (previous: number, price: number, minutes: number, id = 'h1') =>
    recordPrice(database.db, { id, previous, price }, start + minutes * minute)
  const history = async () =>
    (await database.db.selectFrom('price_history').selectAll().orderBy('id').execute()).map(
      ({ previous, price }) => [previous, price],
    )

  test('a price that is taken back within ten minutes leaves nothing', async () => {
    await record(799, 845, 0)
    await record(799, 845, 0, 'h2')
    await record(845, 799, 10)
    expect(await history()).toEqual([[799, 845]])
  })

  test('a change that is reverted later, or changed again, stays', async () => {
    await record(799, 845, 0)
    await record(845, 799, 11)
    await record(799, 780, 12)
    expect(await history()).toEqual([
      [799, 845],
      [845, 799],
      [799, 780],
    ])
  })
})
