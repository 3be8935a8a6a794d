import { beforeEach, expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import { sampleHome } from '../../testing/sample-home.ts'
import { readAuditEntries } from '../audit-log/read-entries.ts'
import { storedColumns } from '../catalogue/property-columns.ts'
import type { Property } from '../catalogue/property.ts'
import { storedProperties } from '../catalogue/stored-properties.ts'
import type { Database } from '../database/database.ts'
import { type HomeWrite, writeHomes } from './write-homes.ts'

const now = Date.parse('2026-11-28T10:00:00Z')
const actor = { id: null, name: 'marta@example.com' }
const one = sampleHome({ id: 'h1', slug: 'one', ref: 'R1', price: 900_000 })
const two = sampleHome({ id: 'h2', slug: 'two', ref: 'R2' })

const changeOf = (before: Property | undefined, after: Property | undefined): HomeWrite => ({
  id: after?.id ?? before?.id ?? '',
  before: before && storedColumns(before),
  after: after && storedColumns(after),
})

describeOnEachEngine('homes that are written, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })
  beforeEach(() => write(changeOf(undefined, one), changeOf(undefined, two)))

  const write = (...changes: HomeWrite[]) =>
    database.db
      .transaction()
      .execute((transaction) => writeHomes(transaction, changes, { actor, now }))
  const stored = async () =>
    (await storedProperties(database.db)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const revisionOf = async (id: string) => {
    const home = database.db.selectFrom('properties').select('revision').where('id', '=', id)
    return (await home.executeTakeFirstOrThrow()).revision
  }
  const logOf = (id: string) => readAuditEntries(database.db, { table: 'properties', id })

  test('a change increases the revision, is in the log and keeps the former price', async () => {
    await write(changeOf(one, { ...one, price: 850_000, features: ['Sauna'] }))
    expect(await stored()).toEqual([{ ...one, price: 850_000, features: ['Sauna'] }, two])
    expect([await revisionOf('h1'), await revisionOf('h2')]).toEqual([2, 1])
    expect((await logOf('h1'))[0]).toMatchObject({
      actor: actor.name,
      action: 'update',
      before: { price: 900_000, revision: 1 },
      after: { price: 850_000, revision: 2 },
    })
    expect(
      await database.db.selectFrom('price_history').select(['previous', 'price']).execute(),
    ).toEqual([{ previous: 900_000, price: 850_000 }])
  })

  test('a home that stays the same is not written', async () => {
    await write(changeOf(one, one))
    expect(await revisionOf('h1')).toBe(1)
    expect(await logOf('h1')).toHaveLength(1)
  })

  test('two homes exchange their slugs', async () => {
    await write(changeOf(one, { ...one, slug: 'two' }), changeOf(two, { ...two, slug: 'one' }))
    expect((await stored()).map(({ slug }) => slug)).toEqual(['two', 'one'])
  })

  test('a new home takes the slug that another home gives up', async () => {
    const fresh = sampleHome({ id: 'h3', slug: 'one', ref: 'R3' })
    await write(changeOf(undefined, fresh), changeOf(one, { ...one, slug: 'former' }))
    expect((await stored()).map(({ slug }) => slug)).toEqual(['former', 'two', 'one'])
  })

  test('a time is stored in UTC with milliseconds, so that texts sort as times do', async () => {
    const before = { publish_at: null }
    await write({ id: 'h1', before, after: { publish_at: '2026-12-01T09:00:00+00:00' } })
    expect(
      await database.db.selectFrom('properties').select('publish_at').orderBy('id').execute(),
    ).toEqual([{ publish_at: '2026-12-01T09:00:00.000Z' }, { publish_at: null }])
  })

  test('a home that is deleted leaves its last values in the log', async () => {
    await write(changeOf(one, undefined))
    expect(await stored()).toEqual([two])
    expect((await logOf('h1'))[0]).toMatchObject({ action: 'delete', before: { slug: 'one' } })
  })
})
