import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { testMailer } from '../../testing/account-mailer.ts'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import { createBackend } from '../backend/backend.ts'
import type { Database } from '../database/database.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import { countFacets } from './facets.ts'
import { keepOne, relax } from './relax.ts'
import { conditions } from './search-conditions.ts'
import { groupForSearch, groupStoredForSearch } from './search-groups.ts'
import {
  anyHome,
  searchFilter,
  searchParameters,
  listingOf,
  readSearch,
  type Search,
  valuesOf,
} from './search.ts'
import { seed } from './seed/seed.ts'
import { noSteps, ownSteps } from './steps.ts'
import { publishedProperties } from './stored-properties.ts'

const siteUrl = 'http://site.test'
const silent = pino({ level: 'silent' })
const developments = ['CARAT', '16+ Collection', 'Palm 10', 'Waterfall Residences']
const building = ['CARAT', 'Waterfall Residences']
const searchValues = { developments, building }

describeOnEachEngine('the counts of a search, on %s', (engine) => {
  let database: Database
  let catalogue: Catalogue
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })
  beforeEach(async () => {
    const { db } = database
    await seed(database)
    // Homes to let, sold homes, homes without a terrace, and prices on a step and beside one.
    await sql`update properties set listing = 'rent', price = 2000 where id = 'apt-002'`.execute(db)
    await sql`update properties set status = 'sold' where id = 'apt-003'`.execute(db)
    await sql`update properties set terrace = null, listing = null, price = 500000 where id = 'apt-004'`.execute(
      db,
    )
    await sql`update properties set status = 'reserved', price = 1000000, bathrooms = 9 where development = 'CARAT'`.execute(
      db,
    )
    // No count may reveal homes that are not published.
    await sql`update properties set publication = 'draft' where id = 'villa-001'`.execute(db)
    await sql`update properties set publish_at = '2099-01-01T00:00:00.000Z' where id = 'villa-002'`.execute(
      db,
    )
    const backend = createBackend({
      database,
      publicKey: 'public',
      siteUrl,
      mailer: testMailer(siteUrl),
      log: silent,
      clock: Date.now,
    })
    catalogue = createCatalogue(
      {
        url: siteUrl,
        key: 'public',
        fetch: async (input, init) => backend.fetch(new Request(input, init)),
      },
      silent,
      (own) => groupStoredForSearch(database, Date.now(), own),
    )
  })

  test('every count equals the length of that choice’s list', async () => {
    for (const text of [
      '',
      'to=655000',
      'from=431000&to=655000&bedrooms=1&area=101&terrace=44&bathrooms=6',
      'listing=rent',
      'type=apartment&bedrooms=2&to=800000',
      'development=CARAT&status=reserved',
      'stage=building&area=120',
      'stage=ready&status=available&type=villa',
      'purchase=resale&from=500000&terrace=30&status=available',
    ]) {
      const search = readSearch(new URLSearchParams(text), developments)
      const groups = await catalogue.groups(ownSteps(search))
      const facets = countFacets(groups, search, searchValues)
      const list = await catalogue.list(searchFilter(search, building))
      const prices = list.properties.map(({ price }) => price)
      expect([text, facets.homes]).toEqual([text, list.total])
      expect(facets.prices).toEqual(
        prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : undefined,
      )
      for (const condition of conditions) {
        // Homes to let have other prices than homes on sale.
        if (condition === 'listing') continue
        for (const value of valuesOf(condition, search, developments)) {
          const changed: Search = { ...search, [condition]: value }
          const { total } = await catalogue.list({ ...searchFilter(changed, building), limit: 1 })
          expect([text, condition, value, facets.counts[condition][value]]).toEqual([
            text,
            condition,
            value,
            total,
          ])
        }
      }
    }
  })

  test('homes that are read one by one make the same groups', async () => {
    const order = (text: unknown) => JSON.stringify(text)
    const sorted = (groups: object[]) =>
      groups
        .map((group) => Object.fromEntries(Object.entries(group).toSorted()))
        .toSorted((one, other) => (order(one) < order(other) ? -1 : 1))
    const own = { ...noSteps, price: [655_000], area: [101], bedrooms: [7] }
    for (const steps of [noSteps, own])
      expect(
        sorted(groupForSearch(await publishedProperties(database, Date.now()), steps)),
      ).toEqual(sorted(await groupStoredForSearch(database, Date.now(), steps)))
  })

  test('without results one condition is loosened as little as possible', async () => {
    const searched = async (text: string) => {
      const search = readSearch(new URLSearchParams(text), developments)
      const groups = await catalogue.groups(ownSteps(search))
      return {
        relaxed: relax(groups, search, searchValues),
        alone: keepOne(groups, search, searchValues),
      }
    }
    const addresses = (found: { search: Search }[]) =>
      found.map(({ search }) => searchParameters(search).toString())
    for (const text of [
      'type=townhouse&bedrooms=4&to=500000',
      'type=villa&to=400000',
      'type=villa&to=433000',
      'type=penthouse&development=Palm+10&to=400000&bedrooms=5&terrace=100',
    ]) {
      const { relaxed, alone } = await searched(text)
      expect(relaxed.length + alone.length).toBeGreaterThan(0)
      for (const { search, homes } of [...relaxed, ...alone]) {
        expect(homes).toBeGreaterThan(0)
        expect((await catalogue.list(searchFilter(search, building))).total).toBe(homes)
      }
    }
    // A price far above the budget comes last.
    expect(
      addresses(
        (await searched('type=penthouse&bedrooms=3&to=600000&development=CARAT')).relaxed,
      ).at(-1),
    ).toMatch(/^type=penthouse&development=CARAT&bedrooms=3(&to=\d+)?$/)
    expect(addresses((await searched('type=villa&to=50000')).relaxed)).toEqual([
      'type=villa&to=1000000',
    ])
    expect(relax([], { ...anyHome, type: 'villa' }, searchValues)).toEqual([])
    // One condition alone, the fewest homes first.
    expect(addresses((await searched('type=apartment&bedrooms=5&to=500000')).alone)).toEqual([
      'to=500000',
      'bedrooms=5',
      'type=apartment',
    ])
    expect(listingOf(anyHome)).toBe('sale')
  })
})
