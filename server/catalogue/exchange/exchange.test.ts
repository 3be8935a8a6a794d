import { beforeEach, describe, expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../testing/databases.ts'
import { readAuditEntries } from '../../audit-log/read-entries.ts'
import type { Database } from '../../database/database.ts'
import type { Property } from '../property.ts'
import { seed } from '../seed/seed.ts'
import { publishedProperties, storedProperties } from '../stored-properties.ts'
import { readCsvFeed, propertiesCsv } from './csv.ts'
import type { Feed } from './feed.ts'
import { importProperties } from './import-properties.ts'
import { readKyeroFeed } from './kyero-read.ts'
import { kyeroXml } from './kyero-write.ts'
import type { ImportOptions } from './plan-import.ts'

const resort = { municipality: undefined, province: 'Málaga', coordinates: undefined }
const kyeroOptions = { siteUrl: 'https://site.test', resort, country: 'Spain' }

/** The fields that Kyero's format has as we have them. */
const inKyero = [
  'price',
  'area',
  'bedrooms',
  'slug',
  'location',
  'description',
  'longDescription',
  'features',
  'images',
  'energyRating',
  'garden',
  'createdAt',
] as const

describeOnEachEngine('import and export of the catalogue, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })
  beforeEach(async () => {
    await seed(database)
  })

  const homes = (): Promise<Property[]> => storedProperties(database.db)
  const visible = () => publishedProperties(database, Date.now())
  const empty = () => database.db.deleteFrom('properties').execute()
  const take = (feed: Feed, options: ImportOptions = {}) =>
    importProperties(database, feed, options, Date.now())
  const bring = (list: Property[], options = {}) => take(readCsvFeed(propertiesCsv(list)), options)
  const odd = (home: Property): Property => ({
    ...home,
    title: '=HYPERLINK("https://evil.test")',
    description: '\'+quoted, "with" commas;\nand a line',
    longDescription: null,
    features: ['[odd]', '-minus', ' kept '],
    images: [],
    terrace: null,
    translations: null,
    purchaseDetails: {
      ibi: 912.5,
      rent: { min: 1800, max: 2500 },
      developer: 'Promociones, S.L. "Uno"',
      licence: '12/2025',
      stage: 'structure',
      handover: '2027-06',
      payments: [
        { percent: 10, due: 'contract' },
        { percent: 90, due: 'deed' },
      ],
    },
    propertyType: null,
    energyRating: null,
    listing: null,
    status: null,
  })

  test('CSV restores the catalogue without loss', async () => {
    const [first, ...others] = await homes()
    if (!first) throw new Error('no homes')
    const list = [odd(first), ...others]
    await empty()
    expect(await bring(list)).toMatchObject({
      outcome: 'imported',
      added: list.map(({ id }) => id),
      refused: [],
    })
    expect(await homes()).toEqual(list)
    expect(await bring(list)).toMatchObject({
      unchanged: list.length,
      added: [],
      changed: [],
      withdrawn: [],
    })
  })

  test('importing an exported Kyero feed changes nothing', async () => {
    const before = await homes()
    const available = before.filter(({ status }) => status === 'available')
    const report = await take(readKyeroFeed(kyeroXml(before, kyeroOptions), kyeroOptions.siteUrl), {
      keepMissing: true,
    })
    expect(report).toMatchObject({
      outcome: 'imported',
      unchanged: available.length,
      changed: [],
      refused: [],
      notes: [],
    })
    expect(await homes()).toEqual(before)
  })

  test('a Kyero feed fills an empty catalogue with all that the format can express', async () => {
    const before = await homes()
    await empty()
    const report = await take(readKyeroFeed(kyeroXml(before, kyeroOptions), kyeroOptions.siteUrl))
    expect(report).toMatchObject({ outcome: 'imported', refused: [] })
    const after = await homes()
    for (const home of after) {
      const restored = Object.fromEntries(inKyero.map((name) => [name, home[name]]))
      expect(before.find(({ id }) => id === home.id)).toMatchObject(restored)
      expect(home.title).toMatch(/^(Apartment|Penthouse|Villa|Town House) in /)
      expect(home.translations?.es?.title).toMatch(/^(Apartamento|Ático|Villa|Casa adosada) en /)
    }
  })

  test('with one invalid row nothing is imported, and each of its fields is named', async () => {
    const before = await homes()
    const [first, second, ...others] = before
    if (!first || !second) throw new Error('no homes')
    const csv = propertiesCsv([
      { ...first, price: 1 },
      { ...second, slug: 'Not A Slug', bedrooms: -1, images: ['javascript:alert(1)'] },
      ...others,
    ])
    const report = await take(readCsvFeed(csv))
    expect(report.outcome).toBe('refused')
    expect(report.refused.map(({ id, field }) => [id, field])).toEqual([
      [second.id, 'slug'],
      [second.id, 'bedrooms'],
      [second.id, 'images'],
    ])
    expect(report.refused[0]).toMatchObject({
      place: { line: expect.any(Number) },
      value: 'Not A Slug',
    })
    expect(await homes()).toEqual(before)
    expect(await take(readCsvFeed(csv), { skipRefused: true })).toMatchObject({
      outcome: 'imported',
      withdrawn: [],
    })
    expect(await homes()).toEqual(
      before.map((home) => (home.id === first.id ? { ...home, price: 1 } : home)),
    )
  })

  test('a row without id and reference withdraws no property', async () => {
    const before = await homes()
    const [first] = before
    const csv = propertiesCsv(before).replace(`${first?.id},${first?.ref},`, ',,')
    expect(await take(readCsvFeed(csv), { skipRefused: true })).toMatchObject({
      outcome: 'imported',
      withdrawn: [],
      refused: [{ field: 'id' }, { field: 'ref' }],
    })
    expect(await homes()).toEqual(before)
  })

  test('a feed that would withdraw more than a fifth is held back', async () => {
    const before = await homes()
    const fifth = Math.floor(before.length / 5)
    expect(await bring(before.slice(fifth + 1))).toMatchObject({
      outcome: 'held back',
      withdrawn: { length: fifth + 1 },
    })
    expect(await homes()).toEqual(before)
    expect(await bring(before.slice(fifth + 1), { keepMissing: true })).toMatchObject({
      outcome: 'imported',
      withdrawn: [],
    })
    expect(await bring(before.slice(fifth))).toMatchObject({ outcome: 'imported' })
    expect(await bring(before.slice(-1), { allowShrink: true })).toMatchObject({
      outcome: 'imported',
    })
    expect((await visible()).map(({ id }) => id)).toEqual(before.slice(-1).map(({ id }) => id))
  })

  test('a dry run reports what would be done and writes nothing', async () => {
    const before = await homes()
    const [first, ...others] = before
    if (!first) throw new Error('no homes')
    const report = await bring([{ ...first, price: 5, title: 'New' }, ...others.slice(1)], {
      dryRun: true,
    })
    expect(report).toMatchObject({
      outcome: 'checked',
      changed: [{ id: first.id, columns: ['title', 'price'] }],
      withdrawn: [others[0]?.id],
    })
    expect(await homes()).toEqual(before)
  })

  test('an empty file never empties the catalogue', async () => {
    expect(await bring([], { allowShrink: true, skipRefused: true })).toMatchObject({
      outcome: 'refused',
    })
    expect(await homes()).not.toHaveLength(0)
  })

  test('properties may exchange slugs', async () => {
    const [a, b, ...others] = await homes()
    if (!a || !b) throw new Error('no homes')
    expect(await bring([{ ...a, slug: b.slug }, { ...b, slug: a.slug }, ...others])).toMatchObject({
      outcome: 'imported',
      changed: [{ columns: ['slug'] }, { columns: ['slug'] }],
    })
    expect((await homes()).slice(0, 2).map(({ slug }) => slug)).toEqual([b.slug, a.slug])
  })

  test('drafts are in no export, and no import takes them away', async () => {
    const [draft, ...others] = await homes()
    if (!draft) throw new Error('no homes')
    const { db } = database
    await db
      .updateTable('properties')
      .set({ publication: 'draft' })
      .where('id', '=', draft.id)
      .execute()
    expect((await visible()).map(({ id }) => id)).toEqual(others.map(({ id }) => id))
    expect(await bring(others)).toMatchObject({ outcome: 'imported', withdrawn: [], changed: [] })
    expect(await homes()).toHaveLength(others.length + 1)
    // A feed that names the draft changes it, and does not publish it.
    await bring([{ ...draft, price: draft.price + 1 }, ...others])
    const row = await db
      .selectFrom('properties')
      .select(['price', 'publication', 'revision'])
      .where('id', '=', draft.id)
      .executeTakeFirst()
    expect(row).toEqual({ price: draft.price + 1, publication: 'draft', revision: 2 })
  })

  test('a home that the file misses is withdrawn, and its row stays', async () => {
    const before = await homes()
    const [gone, ...others] = before
    if (!gone) throw new Error('no homes')
    expect(await bring(others)).toMatchObject({ outcome: 'imported', withdrawn: [gone.id] })
    expect(await homes()).toEqual(before)
    expect((await visible()).map(({ id }) => id)).not.toContain(gone.id)
    // When it is named again, it is changed but stays hidden, and the report says so.
    expect(await bring([{ ...gone, price: 1 }, ...others])).toMatchObject({
      changed: [{ id: gone.id }],
      notes: [expect.stringContaining(gone.id)],
    })
    expect((await visible()).map(({ id }) => id)).not.toContain(gone.id)
  })

  test('no other home takes the slug or the reference of a home that goes', async () => {
    const [gone, ...others] = await homes()
    if (!gone) throw new Error('no homes')
    const report = await bring([{ ...gone, id: 'fresh' }, ...others])
    expect(report).toMatchObject({ outcome: 'refused', withdrawn: [gone.id] })
    expect(report.refused.map(({ id, field }) => [id, field])).toEqual([
      ['fresh', 'slug'],
      ['fresh', 'ref'],
    ])
  })

  test('every change of an import is in the log, and former prices are kept', async () => {
    const [a, b, ...others] = await homes()
    if (!a || !b) throw new Error('no homes')
    const fresh = { ...a, id: 'fresh', slug: 'fresh', ref: 'fresh' }
    await bring([{ ...a, price: a.price - 1000, title: 'Other' }, fresh, ...others])
    const log = async (id: string) =>
      (await readAuditEntries(database.db, { table: 'properties', id })).map(
        ({ actor, action, before, after }) => ({ actor, action, before, after }),
      )
    expect(await log(a.id)).toEqual([
      {
        actor: 'desk',
        action: 'update',
        before: { price: a.price, title: a.title, revision: 1 },
        after: { price: a.price - 1000, title: 'Other', revision: 2 },
      },
    ])
    expect(await log(b.id)).toMatchObject([
      {
        action: 'update',
        before: { publication: 'published' },
        after: { publication: 'withdrawn' },
      },
    ])
    expect(await log('fresh')).toMatchObject([{ action: 'insert', before: null }])
    expect(await log(others[0]?.id ?? '')).toEqual([])
    const prices = await database.db.selectFrom('price_history').selectAll().execute()
    expect(prices).toMatchObject([{ property_id: a.id, previous: a.price, price: a.price - 1000 }])
  })

  test('ids and slugs that two properties share are refused', async () => {
    const [a, b, ...others] = await homes()
    if (!a || !b) throw new Error('no homes')
    const report = await bring([a, { ...b, slug: a.slug }, ...others, { ...(others[0] ?? b) }])
    expect(report.refused.map(({ field, problem }) => [field, problem])).toEqual([
      ['id', expect.stringContaining('is also the id of line')],
      ['slug', `is also the slug of ${a.id}`],
    ])
  })

  test('a reference that another home has or gets is refused', async () => {
    const [a, b, c, ...others] = await homes()
    if (!a || !b || !c) throw new Error('no homes')
    const fresh = { ...c, id: 'fresh', slug: 'fresh', ref: 'Fresh' }
    const list = [a, { ...b, ref: a.ref.toLowerCase() }, { ...c, ref: 'fresh' }, fresh, ...others]
    const report = await bring(list)
    expect(report.refused.map(({ id, problem }) => [id, problem])).toEqual([
      [b.id, `is also the reference of ${a.title}`],
      [fresh.id, `is also the reference of ${c.title}`],
    ])
    const alone = readCsvFeed(`id;ref\n${b.id};${a.ref}`)
    expect((await take(alone, { keepMissing: true })).refused).toHaveLength(1)
  })

  test('homes may exchange references, and those that shared one before are imported', async () => {
    const [a, b, ...others] = await homes()
    if (!a || !b) throw new Error('no homes')
    const exchanged = [{ ...a, ref: b.ref }, { ...b, ref: a.ref }, ...others]
    expect(await bring(exchanged)).toMatchObject({ outcome: 'imported', refused: [] })
    await database.db.updateTable('properties').set({ ref: 'twin' }).execute()
    expect(await bring(await homes())).toMatchObject({ outcome: 'imported', refused: [] })
  })

  test('a home that differs and is not chosen does not count as unchanged', async () => {
    const [a, b, ...others] = await homes()
    if (!a || !b) throw new Error('no homes')
    const list = [{ ...a, price: 1 }, { ...b, price: 2 }, ...others]
    expect(await bring(list, { only: new Set([a.id]) })).toMatchObject({
      changed: [{ id: a.id }],
      unchanged: others.length,
    })
  })

  test('columns that the file does not name stay as they are', async () => {
    const before = await homes()
    const [first] = before
    if (!first) throw new Error('no homes')
    const report = await take(readCsvFeed(`id;price\n${first.id};123456`), {
      keepMissing: true,
    })
    expect(report).toMatchObject({
      outcome: 'imported',
      changed: [{ id: first.id, columns: ['price'] }],
    })
    expect((await homes())[0]).toEqual({ ...first, price: 123456 })
  })

  test('pictures from elsewhere are noted, unless they are allowed', async () => {
    const [first, ...others] = await homes()
    if (!first) throw new Error('no homes')
    const list = [{ ...first, images: ['https://pictures.test/1.jpg'] }, ...others]
    expect((await bring(list, { dryRun: true })).notes).toEqual([
      expect.stringContaining('https://pictures.test'),
    ])
    expect(
      (await bring(list, { dryRun: true, imageOrigins: ['https://pictures.test'] })).notes,
    ).toEqual([])
  })
})

describe('files that are refused as a whole', () => {
  test.each([
    ['an unknown column', () => readCsvFeed('id,colour\n1,red'), '"colour"'],
    ['a column twice', () => readCsvFeed('id,price,price\n1,2,3'), 'price twice'],
    ['no id', () => readCsvFeed('price\n1'), 'column id'],
    ['broken CSV', () => readCsvFeed('id\n"1'), 'line 2'],
    ['another XML', () => readKyeroFeed('<feed/>', ''), 'no Kyero feed'],
    [
      'an older version',
      () => readKyeroFeed('<root><kyero><feed_version>2.1</feed_version></kyero></root>', ''),
      'version 2.1',
    ],
    ['broken XML', () => readKyeroFeed('<root>', ''), 'unclosed tag'],
  ])('%s', (_, read, message) => {
    expect(read).toThrow(message)
  })
})

describe('a feed of another maker', () => {
  const feed = (inner: string) =>
    readKyeroFeed(
      `<root><kyero><feed_version>3</feed_version></kyero><agent><id>9</id></agent><property>${inner}</property></root>`,
      kyeroOptions.siteUrl,
    )
  const complete = `<id>KY-1</id><date>2026-09-30 10:00:00</date><ref>V-1</ref><price>120000</price><currency>EUR</currency><price_freq>sale</price_freq>
    <type>Town House</type><town>Mijas</town><province>Málaga</province><location><latitude>36.5</latitude><longitude>-4.6</longitude></location>
    <location_detail>Calahonda</location_detail><beds>3</beds><baths>2</baths><pool>1</pool><surface_area><built>140</built><plot>0</plot></surface_area>
    <energy_rating><consumption>X</consumption><emissions>X</emissions></energy_rating><email>a@b.test</email>
    <desc><en><![CDATA[<p>A house &amp; a view.</p><p>Two floors.<br/>No lift.</p>]]></en><es>Una casa.</es></desc>
    <features><feature>Pool</feature></features>
    <images><image id="2"><url>https://a.test/2.jpg</url></image><image id="1"><url>https://a.test/1.jpg</url></image></images>`

  test('is read, with missing values derived from others', () => {
    const { rows, notes } = feed(complete)
    expect(rows[0]?.cells(undefined)).toMatchObject({
      title: 'Town House in Mijas',
      slug: 'town-house-mijas-v-1',
      location: 'Calahonda, Mijas',
      garden: '',
      energy_rating: 'in progress',
      description: 'A house & a view.',
      long_description: 'Two floors.\nNo lift.',
      images: 'https://a.test/1.jpg\nhttps://a.test/2.jpg',
      created_at: '2026-09-30T10:00:00Z',
      listing: 'sale',
      property_type: 'townhouse',
      translations: '{"es":{"description":"Una casa.","title":"Casa adosada en Mijas"}}',
    })
    expect(rows[0]?.problems).toEqual([])
    expect(notes).toEqual(['<email> is not read (1 times)', '<agent> is not read (1 times)'])
  })

  test('a new home without a Latin letter has an address', () => {
    const { rows } = feed(
      complete
        .replace('Town House', 'Таунхаус')
        .replace('<town>Mijas', '<town>Михас')
        .replace('<ref>V-1', '<ref>№'),
    )
    expect(rows[0]?.cells(undefined).slug).toBe('home')
  })

  test('an element that is there twice is one problem', () => {
    const { rows } = feed(complete.replace('<beds>', '<type>Villa</type><pool>1</pool><beds>'))
    expect(rows[0]?.problems?.map(({ field, problem }) => [field, problem])).toEqual([
      ['pool', 'expected one <pool>'],
      ['type', 'expected one <type>'],
    ])
  })

  test('is refused field by field, under the names of the feed', () => {
    const { rows } = feed(
      complete
        .replace('EUR', 'GBP')
        .replace('>sale<', '>week<')
        .replace('Town House', 'Castle')
        .replace('<pool>1', '<pool>maybe')
        .replace('<ref>V-1</ref>', '<ref>V-1</ref><ref>V-2</ref>'),
    )
    expect(new Set(rows[0]?.problems?.map(({ field }) => field))).toEqual(
      new Set(['currency', 'price_freq', 'type', 'pool', 'ref']),
    )
  })
})
