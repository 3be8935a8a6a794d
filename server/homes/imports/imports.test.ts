import { beforeEach, expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../testing/databases.ts'
import { sessionsWaiting } from '../../../testing/lock-waits.ts'
import { sampleHome } from '../../../testing/sample-home.ts'
import { auditEntries, readAuditEntries } from '../../audit-log/read-entries.ts'
import { propertiesCsv, readCsvFeed } from '../../catalogue/exchange/csv.ts'
import { importProperties } from '../../catalogue/exchange/import-properties.ts'
import type { Property } from '../../catalogue/property.ts'
import { storedProperties } from '../../catalogue/stored-properties.ts'
import type { Database } from '../../database/database.ts'
import { day, minute } from '../../shared/time/durations.ts'
import { createImports, type Imports } from './imports.ts'

const actor = { id: null, name: 'marta@example.com' }
const home = (number: number, change: Partial<Property> = {}) =>
  sampleHome({ id: `h${number}`, slug: `h${number}`, ref: `R${number}`, ...change })
const ten = Array.from({ length: 10 }, (_, index) => home(index))
const bytesOf = (homes: readonly Property[]) => new TextEncoder().encode(propertiesCsv(homes))

describeOnEachEngine('imports in the office, on %s', (engine) => {
  let database: Database
  let imports: Imports
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
    imports = createImports(opened, 'http://site.test', Date.now)
  })
  beforeEach(async () => {
    await importProperties(database, readCsvFeed(propertiesCsv(ten)), {}, Date.now())
  })
  const stored = async () =>
    (await storedProperties(database.db)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const publications = async () =>
    Object.fromEntries(
      (await database.db.selectFrom('properties').select(['id', 'publication']).execute()).map(
        ({ id, publication }) => [id, publication],
      ),
    )
  const read = async (bytes: Uint8Array) => {
    const stored = await imports.read('feed.csv', bytes, actor)
    if ('problem' in stored) throw new Error(stored.problem.code)
    return stored.id
  }
  const pricesOf = async (id: string) => (await imports.plan(id))?.prices
  const all = async (id: string) => {
    const plan = await imports.plan(id)
    return new Set([
      ...(plan?.added ?? []).map((one) => one.id),
      ...(plan?.changed ?? []).map((one) => one.home.id),
      ...(plan?.gone ?? []).map((one) => one.home.id),
    ])
  }

  test('differences are listed first, and chosen changes are made and undone as a whole', async () => {
    const before = await stored()
    const file = [home(10), home(0, { price: 1_000 }), ...ten.slice(1, 9)]
    const id = await read(bytesOf(file))
    const plan = await imports.plan(id)
    expect(plan?.added.map((one) => one.id)).toEqual(['h10'])
    expect(plan?.changed).toMatchObject([{ home: { id: 'h0' }, fields: [{ column: 'price' }] }])
    expect(plan?.gone.map((one) => one.home.id)).toEqual(['h9'])
    expect(await stored()).toEqual(before)

    expect(
      await imports.apply(
        id,
        { only: await all(id), confirmed: undefined, prices: await pricesOf(id) },
        actor,
      ),
    ).toBe('applied')
    expect(await publications()).toMatchObject({ h10: 'published', h9: 'withdrawn' })
    expect((await stored()).find((one) => one.id === 'h0')?.price).toBe(1_000)
    expect(await imports.earlier()).toMatchObject([
      { id, state: 'applied', summary: { added: 1, changed: 1, gone: 1 }, by: actor.name },
    ])
    expect(await imports.undo(id, actor)).toBe('undone')
    expect(await stored()).toEqual(before)
    expect(await publications()).toMatchObject({ h9: 'published' })
    expect(await imports.undo(id, actor)).toBe('missing')
  })

  test('a file that nobody decided about for seven days is forgotten', async () => {
    let now = Date.now()
    const later = createImports(database, 'http://site.test', () => now)
    const id = await read(bytesOf([home(0, { price: 1_000 }), ...ten.slice(1)]))
    now += 7 * day + minute
    expect(await later.plan(id)).toBeUndefined()
    const chosen = { only: new Set(['h0']), confirmed: undefined, prices: await pricesOf(id) }
    expect(await later.apply(id, chosen, actor)).toBe('missing')
  })

  test('a price that differs by more than a fifth is written once it is confirmed', async () => {
    const { price } = home(0)
    const file = [home(0, { price: price * 0.7 }), home(1, { price: price * 0.9 }), ...ten.slice(2)]
    const id = await read(bytesOf(file))
    const plan = await imports.plan(id)
    expect(plan?.changed.map(({ home: { id: one }, jump }) => [one, jump?.becomes])).toEqual([
      ['h0', price * 0.7],
      ['h1', undefined],
    ])
    const chosen = { only: new Set(['h0', 'h1']), confirmed: undefined, prices: undefined }
    expect(await imports.apply(id, chosen, actor)).toBe('prices unconfirmed')
    // What was confirmed is another price than the one that would be written now.
    const prices = plan?.prices
    await database.db
      .updateTable('properties')
      .set({ price: price * 2 })
      .where('id', '=', 'h0')
      .execute()
    expect(await imports.apply(id, { ...chosen, prices }, actor)).toBe('prices unconfirmed')
    const now = await pricesOf(id)
    expect(await imports.apply(id, { ...chosen, prices: now }, actor)).toBe('applied')
    expect((await stored())[0]?.price).toBe(price * 0.7)
  })

  test('a home with such a price is left out without a confirmation', async () => {
    const { price } = home(0)
    const file = [home(0, { price: price * 3 }), home(1, { price: price * 0.9 }), ...ten.slice(2)]
    const id = await read(bytesOf(file))
    const chosen = { only: new Set(['h1']), confirmed: undefined, prices: undefined }
    expect(await imports.apply(id, chosen, actor)).toBe('applied')
    expect((await stored()).slice(0, 2).map((one) => one.price)).toEqual([price, price * 0.9])
  })

  test('a new home without a picture is a draft, and one that is published stays so', async () => {
    const bare = { images: [], pictureDetails: null }
    const id = await read(bytesOf([home(10, bare), home(11), home(0, bare), ...ten.slice(1)]))
    await imports.apply(
      id,
      { only: await all(id), confirmed: undefined, prices: await pricesOf(id) },
      actor,
    )
    expect(await publications()).toMatchObject({
      h10: 'draft',
      h11: 'published',
      h0: 'published',
    })
    expect(await imports.undo(id, actor)).toBe('undone')
    expect(Object.keys(await publications())).not.toContain('h10')
  })

  test('an import is one entry of the log, with its file and numbers, and opens', async () => {
    const member = { ...actor, requestId: 'the-import' }
    const id = await read(bytesOf([home(0, { price: 1 }), home(1, { price: 2 }), ...ten.slice(2)]))
    await imports.apply(
      id,
      { only: await all(id), confirmed: undefined, prices: await pricesOf(id) },
      member,
    )
    const log = await auditEntries(database.db, { limit: 50 })
    expect(log.filter(({ requestId }) => requestId === 'the-import')).toMatchObject([
      { table: 'home_imports', rowId: id, after: { file: 'feed.csv', changed: 2, added: 0 } },
    ])
    const opened = await auditEntries(database.db, { importedBy: 'the-import', limit: 50 })
    expect(opened.map(({ rowId }) => rowId).toSorted()).toEqual(['h0', 'h1'])
    const ofHome = await auditEntries(database.db, { home: 'h0', limit: 50 })
    expect(ofHome.map(({ requestId }) => requestId)).toContain('the-import')
    await imports.undo(id, { ...member, requestId: 'the-undo' })
    const [last, ...others] = await auditEntries(database.db, { limit: 50 })
    expect(last).toMatchObject({ table: 'home_imports', after: { import_state: 'undone' } })
    expect(others.filter(({ requestId }) => requestId === 'the-undo')).toEqual([])
  })

  test('homes that are not chosen stay as they are, and refused rows stop no others', async () => {
    const csv = propertiesCsv([
      home(0, { price: 1 }),
      home(1, { price: 2 }),
      home(2, { price: 777_777 }),
      ...ten.slice(3),
    ])
    const broken = csv.replace('777777', 'consultar')
    const id = await read(new TextEncoder().encode(broken))
    expect((await imports.plan(id))?.report.refused).toMatchObject([{ id: 'h2', field: 'price' }])
    await imports.apply(
      id,
      { only: new Set(['h1']), confirmed: undefined, prices: await pricesOf(id) },
      actor,
    )
    const [first, second] = await stored()
    expect([first?.price, second?.price]).toEqual([home(0).price, 2])
  })

  test('a file that would remove many homes needs their number typed', async () => {
    const id = await read(bytesOf(ten.slice(0, 5)))
    expect((await imports.plan(id))?.isShrinking).toBe(true)
    const only = await all(id)
    expect(
      await imports.apply(id, { only, confirmed: undefined, prices: await pricesOf(id) }, actor),
    ).toBe('held back')
    expect(await imports.apply(id, { only, confirmed: 4, prices: undefined }, actor)).toBe(
      'held back',
    )
    expect(Object.values(await publications())).not.toContain('withdrawn')
    expect(await imports.apply(id, { only, confirmed: 5, prices: undefined }, actor)).toBe(
      'applied',
    )
  })

  test('withdrawn homes do not count for the fifth of homes that a file may omit', async () => {
    await database.db
      .updateTable('properties')
      .set({ publication: 'withdrawn' })
      .where('id', '>=', 'h2')
      .execute()
    const plan = await imports.plan(await read(bytesOf([home(0)])))
    expect(plan).toMatchObject({ isShrinking: true, report: { before: 2, withdrawn: ['h1'] } })
  })

  test('an import that exchanged the addresses of two homes can be undone', async () => {
    const before = await stored()
    const id = await read(
      bytesOf([home(0, { slug: 'h1' }), home(1, { slug: 'h0' }), ...ten.slice(2)]),
    )
    await imports.apply(
      id,
      { only: await all(id), confirmed: undefined, prices: await pricesOf(id) },
      actor,
    )
    expect((await stored())[0]?.slug).toBe('h1')
    expect(await imports.undo(id, actor)).toBe('undone')
    expect(await stored()).toEqual(before)
  })

  test('a new home needs the change that frees its address, and both are undone', async () => {
    const before = await stored()
    const file = [home(10, { slug: 'h0' }), home(0, { slug: 'moved' }), ...ten.slice(1)]
    const id = await read(bytesOf(file))
    const chosen = { confirmed: undefined, prices: await pricesOf(id) }
    const plan = await imports.plan(id)
    expect(plan?.leftOut(new Set(['h10'])).map(({ ref }) => ref)).toEqual(['R10'])
    expect(plan?.leftOut(await all(id))).toEqual([])
    expect(await imports.apply(id, { ...chosen, only: new Set(['h10']) }, actor)).toBe('nothing')
    expect(await stored()).toEqual(before)
    expect(await imports.apply(id, { ...chosen, only: await all(id) }, actor)).toBe('applied')
    const slugs = new Map((await stored()).map((one) => [one.id, one.slug]))
    expect([slugs.get('h0'), slugs.get('h10')]).toEqual(['moved', 'h0'])
    expect(await imports.undo(id, actor)).toBe('undone')
    expect(await stored()).toEqual(before)
  })

  test('an import that changes nothing is not recorded, and the last one can be undone', async () => {
    const last = await applied()
    const id = await read(bytesOf([home(0, { price: 2 }), ...ten.slice(1)]))
    const chosen = { only: new Set<string>(), confirmed: undefined, prices: undefined }
    expect(await imports.apply(id, chosen, actor)).toBe('nothing')
    expect(await imports.plan(id)).toBeDefined()
    expect(await imports.undo(last, actor)).toBe('undone')
  })

  test('the last one that was applied can be undone, whichever file was read last', async () => {
    let now = Date.now()
    imports = createImports(database, 'http://site.test', () => now)
    const [first, second] = [
      await read(bytesOf([home(0, { price: 1 }), ...ten.slice(1)])),
      await read(bytesOf([...ten.slice(0, 9), home(9, { price: 1 })])),
    ]
    for (const [id, changed] of [
      [second, 'h9'],
      [first, 'h0'],
    ] as const) {
      now += minute
      const chosen = { only: new Set([changed]), confirmed: undefined, prices: await pricesOf(id) }
      expect(await imports.apply(id, chosen, actor)).toBe('applied')
    }
    const at = now
    now += minute
    expect(await imports.earlier()).toMatchObject([
      { id: first, at, canUndo: true },
      { id: second, at: at - minute, canUndo: false },
    ])
    expect(await imports.undo(first, actor)).toBe('undone')
    expect(await imports.earlier()).toMatchObject([
      { id: first, state: 'undone', at, undoneAt: now, canUndo: false },
      { id: second, state: 'applied', canUndo: false },
    ])
  })

  test('an import cannot be undone over later changes of its homes', async () => {
    const id = await read(bytesOf([home(0, { price: 1 }), ...ten.slice(1)]))
    await imports.apply(
      id,
      { only: await all(id), confirmed: undefined, prices: await pricesOf(id) },
      actor,
    )
    await database.db
      .updateTable('properties')
      .set({ price: 7, revision: 9 })
      .where('id', '=', 'h0')
      .execute()
    expect(await imports.undo(id, actor)).toBe('changed')
    expect((await stored())[0]?.price).toBe(7)
  })

  test('an import is not undone if a home’s former values are refused now', async () => {
    await database.db
      .updateTable('properties')
      .set({ bedrooms: 1_000 })
      .where('id', '=', 'h0')
      .execute()
    const id = await read(bytesOf([home(0, { price: 1 }), home(1, { price: 1 }), ...ten.slice(2)]))
    await imports.apply(
      id,
      { only: await all(id), confirmed: undefined, prices: await pricesOf(id) },
      actor,
    )
    expect(await imports.undo(id, actor)).toBe('invalid')
    expect((await stored()).slice(0, 2).map(({ price }) => price)).toEqual([1, 1])
    expect(await imports.earlier()).toMatchObject([{ id, state: 'applied' }])
  })

  /**
   * Applies an import that changes the first home's price to 1.
   * @returns its id.
   */
  async function applied(): Promise<string> {
    const changed = bytesOf([home(0, { price: 1 }), ...ten.slice(1)])
    const id = await read(changed)
    await imports.apply(
      id,
      { only: await all(id), confirmed: undefined, prices: await pricesOf(id) },
      actor,
    )
    return id
  }

  test('of two people who undo an import at once, one succeeds', async () => {
    const id = await applied()
    const outcomes = await Promise.all([imports.undo(id, actor), imports.undo(id, actor)])
    expect(outcomes.toSorted()).toEqual(['missing', 'undone'])
    expect(await readAuditEntries(database.db, { table: 'properties', id: 'h0' })).toHaveLength(3)
  })

  test('a home that somebody changes while an import is undone keeps the change', async () => {
    const id = await applied()
    const undoing = await database.db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('properties')
        .set({ price: 7, revision: 9 })
        .where('id', '=', 'h0')
        .execute()
      const outcome = imports.undo(id, actor)
      // On SQLite it waits to begin; on PostgreSQL it waits for the lock on the home.
      if (engine === 'postgres') await expect.poll(() => sessionsWaiting(database)).toBe(1)
      return { outcome }
    })
    expect(await undoing.outcome).toBe('changed')
    expect((await stored())[0]?.price).toBe(7)
  })

  test('a file of another format is refused before it is stored', async () => {
    for (const [text, code] of [
      ['', 'empty'],
      ['a,b\n1,2', 'unknownColumns'],
      ['<html><script>alert(1)</script></html>', 'notKyero'],
      ['\u0000\u0001', 'binary'],
    ] as const)
      expect(await imports.read('x', new TextEncoder().encode(text), actor), code).toMatchObject({
        problem: { code },
      })
    expect(await imports.plan('nothing')).toBeUndefined()
  })
})
