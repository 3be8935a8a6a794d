import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Catalogue, createCatalogue } from '#server/catalogue/catalogue.ts'
import { propertiesSql } from '#server/catalogue/exchange/sql.ts'
import { storedProperties } from '#server/catalogue/stored-properties.ts'
import { publicKey } from '../testing/accounts.ts'
import { hasPostgres, testPlace, type TestPlace } from '../testing/databases.ts'
import { freePort } from '../testing/free-port.ts'
import { prepareProject } from '../testing/hosted-database.ts'
import { postgrestPath, startPostgrest, type TestPostgrest } from '../testing/postgrest.ts'
import { siteUrl, startSite, type TestSite } from '../testing/site.ts'

const path = postgrestPath()
const canRun = path !== undefined && hasPostgres
if (!canRun)
  console.warn(
    'The site is not tested on the real PostgREST: its binary or PostgreSQL does not run here',
  )

describe.skipIf(!canRun)('the site on a project with the real PostgREST', () => {
  let place: TestPlace
  let client: Client
  let postgrest: TestPostgrest
  let closeGateway: () => void
  let ours: TestSite
  let site: TestSite
  let own: Catalogue
  let hosted: Catalogue

  beforeAll(async () => {
    ours = await startSite('sqlite')
    place = await testPlace('postgres')
    client = new Client({ connectionString: place.databaseUrl })
    await client.connect()
    await prepareProject(client)
    postgrest = await startPostgrest(path ?? '', place.databaseUrl ?? '')
    // The gateway of a project: its address, and a key that is not a token for this PostgREST.
    const gateway = new Hono().all('/rest/v1/*', (c) => {
      const { pathname, search } = new URL(c.req.url)
      const headers = new Headers(c.req.raw.headers)
      headers.delete('Authorization')
      return fetch(postgrest.url + pathname.replace('/rest/v1', '') + search, { headers })
    })
    const port = await freePort()
    const server = serve({ fetch: gateway.fetch, port, hostname: '127.0.0.1' })
    closeGateway = () => server.close()
    const url = `http://127.0.0.1:${port}`
    site = await startSite('sqlite', { SUPABASE_URL: url, SUPABASE_ANON_KEY: 'public' })
    hosted = createCatalogue({ url, key: 'public', fetch }, site.log)
    own = createCatalogue(
      {
        url: siteUrl,
        key: publicKey,
        fetch: async (input, init) => ours.http.fetch(new Request(input, init)),
      },
      ours.log,
    )
  })
  afterAll(async () => {
    await site.close()
    closeGateway()
    await postgrest.stop()
    await client.end()
    await place.remove()
    await ours.close()
  })
  const fill = async () => client.query(propertiesSql(await storedProperties(ours.database.db)))

  test('the SQL of the desk fills the project, and can be run again', async () => {
    expect(await hosted.list()).toEqual({ properties: [], total: 0 })
    await ours.database.db
      .updateTable('properties')
      .set({
        title: "The painter's house; \\'; drop table properties; --",
        long_description: 'One\n\nTwo "three"',
      })
      .where('id', '=', 'villa-001')
      .execute()
    await fill()
    await ours.database.db.deleteFrom('properties').where('id', '=', 'villa-002').execute()
    await ours.database.db
      .updateTable('properties')
      .set({ listing: 'rent', translations: null, energy_rating: null })
      .where('id', '=', 'apt-002')
      .execute()
    await fill()
    expect(await hosted.list()).toEqual(await own.list())
  })

  test('every query of the site gets the answer of our own backend', async () => {
    for (const filter of [
      {},
      { limit: 6 },
      { limit: 6, offset: 6 },
      { limit: 12, offset: 24 },
      { limit: 12, offset: 27 },
      { limit: 12, offset: 600 },
      { type: 'villa', limit: 12 },
      { type: 'apartment', order: 'cheapest' },
      { listing: 'sale', limit: 12 },
      { listing: 'rent' },
      { development: '16+ Collection', order: 'dearest' },
      { development: 'Lomas del Higuerón 2', listing: 'sale', order: 'cheapest' },
      { minBedrooms: 3, minPrice: 500_000, maxPrice: 2_000_000, order: 'largest', limit: 5 },
    ] as const)
      expect(await hosted.list(filter), JSON.stringify(filter)).toEqual(await own.list(filter))
    expect(await hosted.index()).toEqual(await own.index())
    for (const slug of ['garden-apartment-south-terrace', 'nowhere', 'a,b', '"x"', '', 'ñ', 'a\0'])
      expect(await hosted.find(slug), slug).toEqual(await own.find(slug))
  })

  test('its pages have the same bytes as with our own backend', async () => {
    const stable = (html: string) => html.replaceAll(/"?t1\.[\w.-]+"?/g, 'stamp')
    for (const address of [
      '/properties',
      '/es/properties?type=villa',
      '/properties/garden-apartment-south-terrace',
      '/sitemap.xml',
    ])
      expect(stable(await (await site.get(address)).text()), address).toBe(
        stable(await (await ours.get(address)).text()),
      )
  })

  test('a table with only the required columns is enough', async () => {
    await client.query(
      'alter table properties drop column property_type, drop column listing, drop column status, drop column energy_rating, drop column translations, drop column purchase_details',
    )
    await client.query("notify pgrst, 'reload schema'")
    await expect
      .poll(
        async () =>
          (await hosted.list({ listing: 'sale', limit: 3 }).catch(() => undefined))?.properties
            .length,
      )
      .toBe(3)
    expect((await hosted.list({ type: 'villa' })).total).toBe(0)
    for (const address of [
      '/',
      '/es/properties',
      '/property-types/villas',
      '/properties/garden-apartment-south-terrace',
    ])
      expect((await site.get(address)).status, address).toBe(200)
  })
})
