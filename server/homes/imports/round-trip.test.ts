import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../testing/databases.ts'
import { sampleHome } from '../../../testing/sample-home.ts'
import { type TestStorage, testStorage } from '../../../testing/storage.ts'
import { propertiesCsv, readCsvFeed } from '../../catalogue/exchange/csv.ts'
import { importProperties } from '../../catalogue/exchange/import-properties.ts'
import { publishedProperties, toRow } from '../../catalogue/stored-properties.ts'
import type { Database } from '../../database/database.ts'
import { publications } from '../../database/tables/column-values.ts'
import { visibleHomes } from '../list-homes.ts'
import { createImports } from './imports.ts'

const actor = { id: null, name: 'marta@example.com' }
const now = Date.parse('2026-11-20T10:00:00Z')
const times = [
  null,
  '2026-11-20T10:00:00.000Z',
  '2026-11-20T10:00:00.001Z',
  '2099-01-01T00:00:00.000Z',
]
/**
 * Homes in every publication state, before and after their publication time, and so many visible
 * ones that no file counts as shrinking.
 */
const homes = [
  ...publications.flatMap((publication) => times.map((time) => ({ publication, time }))),
  ...Array.from({ length: 40 }, () => ({ publication: 'published' as const, time: null })),
].map(({ publication, time }, index) => ({
  ...toRow(sampleHome({ id: `h${index}`, slug: `h${index}`, ref: `R${index}` })),
  publication,
  publish_at: time,
}))
const visible = homes.filter(
  ({ publication, publish_at }) =>
    publication === 'published' && (publish_at === null || Date.parse(publish_at) <= now),
)

describeOnEachEngine('an export that is imported again, on %s', (engine) => {
  let database: Database
  let backend: TestStorage
  eachOnItsOwnDatabase(engine, (opened, place) => {
    database = opened
    backend = testStorage(opened, place.dataDir)
  })
  beforeEach(async () => {
    await database.db.insertInto('properties').values(homes).execute()
  })
  afterEach(() => backend.opened.stop())

  const rows = () => database.db.selectFrom('properties').selectAll().orderBy('id').execute()
  /** The revision also counts changes that were reverted. */
  const anyRevision = async () => (await rows()).map((row) => ({ ...row, revision: 0 }))
  const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).toSorted()
  const imports = () => createImports(database, 'http://site.test', () => now)
  async function read(csv: string): Promise<string> {
    const file = await imports().read('homes.csv', new TextEncoder().encode(csv), actor)
    if ('problem' in file) throw new Error(file.problem.code)
    return file.id
  }

  test('changes no row by the command, whatever the state of a home', async () => {
    const before = await rows()
    const exported = await publishedProperties(database, now)
    expect(idsOf(exported)).toEqual(idsOf(visible))
    const report = await importProperties(database, readCsvFeed(propertiesCsv(exported)), {}, now)
    expect(report).toMatchObject({ outcome: 'imported', added: [], changed: [], withdrawn: [] })
    expect(await rows()).toEqual(before)
  })

  test('changes no row in the office, whatever the state of a home', async () => {
    const before = await rows()
    const { client } = await backend.signedIn('agent')
    const exported = (await visibleHomes(client, now)).map(({ property }) => property)
    expect(idsOf(exported)).toEqual(idsOf(visible))
    const id = await read(propertiesCsv(exported))
    expect(await imports().plan(id)).toMatchObject({ added: [], changed: [], gone: [] })
    const only = new Set(homes.map((home) => home.id))
    expect(
      await imports().apply(id, { only, confirmed: undefined, prices: undefined }, actor),
    ).toBe('nothing')
    expect(await rows()).toEqual(before)
  })

  test('an undone import leaves every home as visible as it was', async () => {
    const before = await anyRevision()
    const due = visible.find(({ publish_at }) => publish_at !== null)
    const exported = (await publishedProperties(database, now)).filter(({ id }) => id !== due?.id)
    const id = await read(propertiesCsv(exported))
    const only = new Set(homes.map((home) => home.id))
    expect(
      await imports().apply(id, { only, confirmed: undefined, prices: undefined }, actor),
    ).toBe('applied')
    const withdrawn = (await rows()).find((row) => row.id === due?.id)
    expect(withdrawn).toMatchObject({ publication: 'withdrawn', publish_at: null })
    expect(await imports().undo(id, actor)).toBe('undone')
    expect(await anyRevision()).toEqual(before)
  })

  test('a home that became visible after the export is not chosen for withdrawal', async () => {
    const exported = await publishedProperties(database, now)
    const later = createImports(database, 'http://site.test', () => now + 60_000)
    const file = await later.read(
      'homes-2026-11-20T100000Z.csv',
      new TextEncoder().encode(propertiesCsv(exported)),
      actor,
    )
    if ('problem' in file) throw new Error(file.problem.code)
    const gone = (await later.plan(file.id))?.gone.map(({ home, stays }) => [home.id, stays])
    const scheduled = homes.filter(
      ({ publication, publish_at }) => publication === 'published' && publish_at === times[2],
    )
    expect(gone).toEqual(scheduled.map(({ id }) => [id, 'newer']))
  })
})
