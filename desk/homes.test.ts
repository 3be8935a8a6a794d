import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { auditEntries } from '#server/audit-log/read-entries.ts'
import { storedProperties } from '#server/catalogue/stored-properties.ts'
import { createImports } from '#server/homes/imports/imports.ts'
import { readCsv } from '#server/shared/text/csv.ts'
import { describeOnEachEngine } from '../testing/databases.ts'
import { deskPlace } from '../testing/desk-place.ts'

describeOnEachEngine('homes at the desk, on %s', { timeout: 120_000 }, (engine) => {
  const desk = deskPlace(engine)
  const { at, countHomes, json } = desk

  test('homes are exported and imported again as CSV and Kyero', async () => {
    const count = await countHomes()
    expect((await at('homes export --out homes.csv')).err).toBe(
      `${count} homes written to homes.csv.\n`,
    )
    expect(await at('homes import homes.csv')).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${count} unchanged, 0 withdrawn`),
    })
    expect((await at('homes export --out feed.xml')).code).toBe(0)
    expect(readFileSync(join(desk.dataDir(), 'feed.xml'), 'utf8')).toContain(
      '<feed_version>3</feed_version>',
    )
    expect((await json('homes import feed.xml --keep-missing')).value).toMatchObject({
      outcome: 'imported',
      changed: [],
      refused: [],
    })
  })

  test('a field of a feed that is refused is named, and nothing is imported', async () => {
    await at('homes export --out homes.csv')
    const csv = readFileSync(join(desk.dataDir(), 'homes.csv'), 'utf8')
    const [header = '', ...records] = readCsv(csv).map(({ cells }) => cells)
    const price = header.indexOf('price')
    writeFileSync(
      join(desk.dataDir(), 'bad.csv'),
      `id,price\n${records[0]?.[0]},450.000.5\n${records[1]?.[0]},1`,
    )
    const refused = await at('homes import bad.csv --keep-missing')
    expect(refused.code).toBe(1)
    expect(refused.out).toMatch(
      /line 2 +\S+ +price +450\.000\.5 +expected whole euros[^\n]+\n\n[\s\S]*Imported nothing: 1 field refused\.\n$/,
    )
    const unchanged = await desk
      .database()
      .db.selectFrom('properties')
      .select('price')
      .where('id', '=', records[1]?.[0] ?? '')
      .executeTakeFirstOrThrow()
    expect(String(unchanged.price)).toBe(records[1]?.[price])
  })

  test('a blank id and address are filled in, and the office undoes the import', async () => {
    const imports = createImports(desk.database(), 'http://site.test', Date.now)
    const before = await storedProperties(desk.database().db)
    const [home] = before
    const file = join(desk.dataDir(), 'blank.csv')
    writeFileSync(file, `id,ref,price\n,${home?.ref},${(home?.price ?? 0) + 1}\n`)
    expect((await json('homes import blank.csv --keep-missing')).value).toMatchObject({
      outcome: 'imported',
      changed: [{ id: home?.id, columns: ['price'] }],
    })
    // A file that changes nothing does not count as an import that can be undone.
    expect((await at('homes import blank.csv --keep-missing')).code).toBe(0)
    const earlier = await imports.earlier()
    expect(earlier).toMatchObject([
      { name: 'blank.csv', by: 'desk', state: 'applied', summary: { added: 0, changed: 1 } },
    ])
    const entries = await auditEntries(desk.database().db, { limit: 10 })
    expect(entries.map(({ table }) => table)).toEqual(['home_imports'])
    expect(await imports.undo(earlier[0]?.id ?? '', { id: null, name: 'marta' })).toBe('undone')
    expect(await storedProperties(desk.database().db)).toEqual(before)
  })

  test('a feed that would withdraw most homes is held back', async () => {
    const count = await countHomes()
    await at('homes export --out homes.csv')
    const csv = readFileSync(join(desk.dataDir(), 'homes.csv'), 'utf8')
    const [, first] = readCsv(csv)
    const shrunk = `id\n${first?.cells[0]}`
    expect(await at('homes import -', shrunk)).toMatchObject({
      code: 1,
      out: expect.stringContaining(`would withdraw ${count - 1} of ${count} homes`),
    })
    expect(await countHomes()).toBe(count)
    expect(await at('homes import - --allow-shrink', shrunk)).toMatchObject({
      code: 0,
    })
    expect(await countHomes()).toBe(count)
    expect((await at('homes export --out left.csv')).err).toContain('1 home written')
    expect(await at('homes import homes.csv --dry-run')).toMatchObject({
      code: 0,
      out: expect.stringContaining('imported nothing'),
    })
  })

  test('a feed that is not there, or not UTF-8, is refused', async () => {
    expect(await at('homes import nothing.csv')).toMatchObject({
      code: 1,
      err: 'nothing.csv cannot be read: it does not exist\n',
    })
    writeFileSync(join(desk.dataDir(), 'latin.csv'), Buffer.from([0x69, 0x64, 0x0a, 0x81]))
    expect(await at('homes import latin.csv')).toMatchObject({
      code: 1,
      err: expect.stringContaining('not UTF-8'),
    })
  })
})
