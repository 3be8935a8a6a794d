import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { testMailer } from '../../testing/account-mailer.ts'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import { answerProperties, hostedRow } from '../../testing/fake-properties.ts'
import { outageOf } from '../../testing/outage.ts'
import { createBackend } from '../backend/backend.ts'
import type { Database } from '../database/database.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import type { HomeFilter } from './filter.ts'
import { homes } from './seed/homes.ts'
import { seed } from './seed/seed.ts'
import { noSteps } from './steps.ts'
import { storedProperties } from './stored-properties.ts'

const siteUrl = 'http://site.test'
const silent = pino({ level: 'silent' })

describeOnEachEngine('the catalogue, on %s', (engine) => {
  let database: Database
  let ask: (request: Request) => Promise<Response>
  let catalogue: Catalogue

  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })
  beforeEach(async () => {
    await seed(database)
    const backend = createBackend({
      database,
      publicKey: 'public',
      siteUrl,
      mailer: testMailer(siteUrl),
      log: silent,
      clock: Date.now,
    })
    ask = async (request) => backend.fetch(request)
    catalogue = createCatalogue(
      { url: siteUrl, key: 'public', fetch: async (input, init) => ask(new Request(input, init)) },
      silent,
    )
  })

  const idsOf = async (filter: HomeFilter) =>
    (await catalogue.list(filter)).properties.map(({ id }) => id)
  const change = (id: string, set: object) =>
    database.db.updateTable('properties').set(set).where('id', '=', id).execute()

  test('lists every property as it was stored, newest first', async () => {
    const { properties, total } = await catalogue.list()
    expect(properties).toEqual(await storedProperties(database.db))
    expect([properties.length, total]).toEqual([homes.length, homes.length])
    expect(properties[0]?.id).toBe(homes[0]?.id)
  })

  test('finds a property by its slug, and nothing by any other text', async () => {
    const [first] = await storedProperties(database.db)
    expect(await catalogue.find(first?.slug ?? '')).toEqual(first)
    for (const slug of [
      'nowhere',
      '',
      'a\0b',
      '../auth_users',
      'x&select=id',
      "x' or 1=1",
      'ñ'.repeat(10_000),
      '\ud800',
      '*',
      '(a,b)',
      'null',
    ])
      expect(await catalogue.find(slug)).toBeUndefined()
  })

  test('orders, with a stable order of equal properties', async () => {
    await database.db
      .updateTable('properties')
      .set({ price: 500_000 })
      .where('price', '<', 1_000_000)
      .execute()
    const expected = (await storedProperties(database.db))
      .toSorted((a, b) => a.price - b.price || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id)
    expect(await idsOf({ order: 'cheapest' })).toEqual(expected)
    const areas = (await catalogue.list({ order: 'largest' })).properties.map(({ area }) => area)
    expect(areas).toEqual(areas.toSorted((a, b) => b - a))
    const pages = [
      ...(await idsOf({ order: 'cheapest', limit: 12 })),
      ...(await idsOf({ order: 'cheapest', limit: 12, offset: 12 })),
      ...(await idsOf({ order: 'cheapest', limit: 12, offset: 24 })),
    ]
    expect(pages).toEqual(expected)
  })

  test('a page after the last one is empty and still has the total', async () => {
    for (const offset of [homes.length, homes.length + 1, 12_000])
      expect(await catalogue.list({ limit: 12, offset })).toEqual({
        properties: [],
        total: homes.length,
      })
    expect(await catalogue.list({ development: 'none', limit: 12, offset: 12 })).toEqual({
      properties: [],
      total: 0,
    })
  })

  test('each filter lists the homes that have what it asks for', async () => {
    const expected = (let_: (home: (typeof homes)[number]) => boolean) =>
      homes.filter(let_).map(({ id }) => id)
    expect(await idsOf({ type: 'villa' })).toEqual(
      expected(({ propertyType }) => propertyType === 'villa'),
    )
    expect(await idsOf({ development: '16+ Collection', limit: 24 })).toEqual(
      expected(({ development }) => development === '16+ Collection'),
    )
    expect(
      await idsOf({ slugs: [homes[4]?.slug ?? '', 'nowhere', 'a,b', homes[2]?.slug ?? ''] }),
    ).toEqual([homes[2]?.id, homes[4]?.id])
    expect(await idsOf({ slugs: [] })).toEqual([])
    expect(await idsOf({ minBedrooms: 4 })).toEqual(expected(({ bedrooms }) => bedrooms >= 4))
    expect(await idsOf({ minPrice: 545_000, maxPrice: 1_100_000 })).toEqual(
      expected(({ price }) => price >= 545_000 && price <= 1_100_000),
    )
  })

  test('properties to let are not for sale, and those without a listing are', async () => {
    await change('apt-002', { listing: 'rent' })
    await change('apt-003', { listing: null })
    expect(await idsOf({ listing: 'rent' })).toEqual(['apt-002'])
    expect(await idsOf({ listing: 'sale' })).toEqual(
      homes.map(({ id }) => id).filter((id) => id !== 'apt-002'),
    )
    expect((await catalogue.list({ listing: 'sale', limit: 2 })).total).toBe(homes.length - 1)
  })

  test('without a type a property counts as an apartment', async () => {
    await change('villa-001', { property_type: null })
    expect(await idsOf({ type: 'apartment' })).toContain('villa-001')
    expect(await idsOf({ type: 'villa' })).not.toContain('villa-001')
  })

  test('lists all properties where the backend limits the rows of an answer', async () => {
    const whole = ask
    ask = (request) => {
      const url = new URL(request.url)
      url.searchParams.set('limit', String(Math.min(5, Number(url.searchParams.get('limit') ?? 5))))
      return whole(new Request(url, request))
    }
    expect((await catalogue.list()).properties).toHaveLength(homes.length)
    const slugs = homes.map(({ slug }) => slug).sort()
    expect((await catalogue.index()).map(({ slug }) => slug)).toEqual(slugs)
    for (const [offset, limit] of [
      [0, 7],
      [3, 12],
      [homes.length - 2, 10],
      [homes.length, 10],
    ] as const)
      expect((await catalogue.index({ offset, limit })).map(({ slug }) => slug)).toEqual(
        slugs.slice(offset, offset + limit),
      )
    const each: string[] = []
    for await (const some of catalogue.each()) each.push(...some.map(({ slug }) => slug))
    expect(each).toEqual(slugs)
  })

  test('a failing database does not count as a missing property', async () => {
    outageOf(database, 'properties')
    for (const work of [
      () => catalogue.find('nowhere'),
      () => catalogue.list(),
      () => catalogue.index(),
    ])
      await expect(work()).rejects.toMatchObject({ name: 'Unavailable' })
  })
})

describe('a project that made its own table', () => {
  const warnings: unknown[] = []
  const log = pino(
    { level: 'warn' },
    { write: (line: string) => void warnings.push(JSON.parse(line)) },
  )
  const requests: URL[] = []
  const catalogueOf = (answer: (request: Request) => Response) => {
    const ask: typeof fetch = async (input, init) => {
      const request = new Request(input, init)
      requests.push(new URL(request.url))
      return answer(request)
    }
    return createCatalogue({ url: 'https://project.test', key: 'public', fetch: ask }, log)
  }
  const over = (...rows: Record<string, unknown>[]) =>
    catalogueOf((request) => answerProperties(rows, request))
  beforeEach(() => [warnings, requests].forEach((list) => list.splice(0)))

  test('is read where it lacks the optional columns', async () => {
    const { description, ...row } = hostedRow()
    expect(await over({ ...row, id: 7, description: null }).find('hosted-home')).toMatchObject({
      id: '7',
      description: '',
      propertyType: null,
      listing: null,
      status: null,
      energyRating: null,
      translations: null,
      purchaseDetails: null,
      pictureDetails: null,
      documents: null,
      formerPrice: null,
      createdAt: '2026-11-01T09:00:00.123Z',
    })
    expect(description).not.toBe('')
  })

  test('returns all homes in windows, even without a count', async () => {
    const rows = Array.from({ length: 1001 }, (_, index) =>
      hostedRow({ id: `h${index}`, slug: `h${index}` }),
    )
    const { properties, total } = await over(...rows).list({ counted: false })
    expect([properties.length, total]).toEqual([1001, 1001])
  })

  test('is queried without the columns that it lacks', async () => {
    const catalogue = catalogueOf((request) => {
      const missing = ['property_type', 'listing'].find((name) =>
        new URL(request.url).search.includes(name),
      )
      return missing
        ? Response.json(
            {
              code: '42703',
              details: null,
              hint: null,
              message: `column properties.${missing} does not exist`,
            },
            { status: 400 },
          )
        : answerProperties([hostedRow()], request)
    })
    expect((await catalogue.list({ listing: 'sale', limit: 6 })).total).toBe(1)
    expect((await catalogue.list({ listing: 'sale', type: 'apartment', limit: 6 })).total).toBe(1)
    requests.length = 0
    expect((await catalogue.list({ listing: 'sale', type: 'apartment', limit: 6 })).total).toBe(1)
    expect(requests).toHaveLength(1)
    expect(await catalogue.list({ listing: 'sale', type: 'villa', limit: 6 })).toEqual({
      properties: [],
      total: 0,
    })
    expect(await catalogue.list({ listing: 'rent', limit: 6 })).toEqual({
      properties: [],
      total: 0,
    })
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['no title', { title: null }, 'title'],
    ['an empty slug', { slug: '' }, 'slug'],
    ['a price in words', { price: 'on request' }, 'price'],
    ['a negative area', { area: -1 }, 'area'],
    ['features that are no list', { features: { a: 1 } }, 'features'],
    ['a time that is none', { created_at: 'yesterday' }, 'created_at'],
  ])(
    'has a row with %s: it is left out and logged, and its own page fails',
    async (_, bad, column) => {
      const catalogue = over(hostedRow(), hostedRow({ id: 'bad', slug: 'bad', ...bad }))
      expect((await catalogue.list({ limit: 6 })).properties.map(({ id }) => id)).toEqual([
        'hosted-1',
      ])
      expect(warnings).toEqual([expect.objectContaining({ id: 'bad', columns: [column] })])
      if (column !== 'slug')
        await expect(catalogue.find('bad')).rejects.toMatchObject({ name: 'Unavailable' })
    },
  )

  test('has cents: pages, feeds and sums get whole euros', async () => {
    const row = hostedRow({ price: 485_000.5, former_price: 499_999.6, community_fees: 120.4 })
    expect(await over(row).find('hosted-home')).toMatchObject({
      price: 485_001,
      formerPrice: 500_000,
      communityFees: 120,
    })
  })

  test('unknown values and pictures that no page may show are left out of the rest', async () => {
    const row = hostedRow({
      property_type: 'castle',
      status: 'gone',
      translations: { es: { title: 7 } },
      images: ['javascript:alert(1)', '/pictures/coast.jpg', 'http://plain.test/a.jpg'],
    })
    expect(await over(row).find('hosted-home')).toMatchObject({
      propertyType: null,
      status: null,
      translations: null,
      images: ['/pictures/coast.jpg'],
    })
  })

  test.each<[string, () => Response]>([
    [
      '500',
      () =>
        Response.json(
          { code: 'XX000', message: 'Unexpected failure', details: null, hint: null },
          { status: 500 },
        ),
    ],
    ['503', () => new Response('upstream', { status: 503 })],
    [
      'a table that is not there',
      () =>
        Response.json(
          {
            code: 'PGRST205',
            message: "Could not find the table 'public.properties'",
            details: null,
            hint: null,
          },
          { status: 404 },
        ),
    ],
    ['a 404 of nothing', () => new Response(null, { status: 404 })],
    ['a 404 of a list', () => Response.json([], { status: 404 })],
    [
      'HTML',
      () =>
        new Response('<!doctype html><p>Sign in to the network', {
          headers: { 'Content-Type': 'text/html' },
        }),
    ],
    [
      'something else than rows',
      () => Response.json({ hello: 'world' }, { headers: { 'Content-Range': '0-0/1' } }),
    ],
    ['nothing', () => new Response('', { status: 200 })],
    [
      'no network',
      () => {
        throw new TypeError('fetch failed')
      },
    ],
  ])('answers with %s: unavailable, asked once, never a missing home', async (_, answer) => {
    const catalogue = catalogueOf(answer)
    for (const work of [
      () => catalogue.find('hosted-home'),
      () => catalogue.list({ limit: 6 }),
      () => catalogue.index(),
    ]) {
      requests.length = 0
      await expect(work()).rejects.toMatchObject({ name: 'Unavailable' })
      expect(requests).toHaveLength(1)
    }
  })

  test.each<[string, number, object, string]>([
    ['a wrong key', 401, { message: 'Invalid API key', hint: 'x' }, 'NotAllowed'],
    [
      'that a column is unknown',
      400,
      { code: '42703', message: 'column properties.slugg does not exist' },
      'Error',
    ],
    [
      'that a filter is unknown',
      400,
      { code: 'PGRST100', message: 'failed to parse filter' },
      'Error',
    ],
  ])('answers with %s: a mistake of ours is no outage', async (_, status, body, name) => {
    const catalogue = catalogueOf(() => Response.json(body, { status }))
    for (const work of [
      () => catalogue.find('hosted-home'),
      () => catalogue.list({ limit: 6 }),
      () => catalogue.index(),
    ])
      await expect(work()).rejects.toMatchObject({ name })
  })

  test('has a row that no list of addresses can show: it is left out and logged', async () => {
    const catalogue = over(hostedRow(), hostedRow({ slug: 'bad', created_at: 7, title: 7 }))
    expect(await catalogue.index()).toHaveLength(1)
    expect((await catalogue.labels()).size).toBe(1)
    expect(warnings).toEqual([
      expect.objectContaining({ slug: 'bad', columns: ['created_at'] }),
      expect.objectContaining({ slug: 'bad', columns: ['title'] }),
    ])
  })

  test('a mistake in how our own homes are grouped is no outage', async () => {
    const mistake = new TypeError('x is not a function')
    const catalogue = createCatalogue(
      { url: 'https://project.test', key: 'public', fetch },
      log,
      () => Promise.reject(mistake),
    )
    await expect(catalogue.groups(noSteps)).rejects.toBe(mistake)
  })
})
