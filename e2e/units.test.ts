import { afterAll, beforeAll, expect, test } from 'vitest'
import { only, pageOf, textOf } from '../testing/html.ts'
import { startSite, type TestSite } from '../testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite')
})
afterAll(() => site.close())

test.each([
  '/luxury-property/carat',
  '/es/luxury-property/carat',
  '/property-types/palm-10',
  '/es/property-types/north-residences',
])('each unit of %s costs, all in, what its own page says; sorted by price', async (path) => {
  const page = await pageOf(await site.get(`${path}?sort=-price`))
  const rows = page.querySelectorAll('.units__table tbody tr')
  expect(rows.length).toBeGreaterThan(1)
  const prices: number[] = []
  for (const row of rows) {
    const cell = only(row, '.units__price')
    const home = await pageOf(await site.get(only(row, 'th a').getAttribute('href') ?? ''))
    expect(textOf(cell)).toBe(textOf(only(home, '.bar__price')))
    prices.push(Number(textOf(cell).split(' ')[0]?.replace(/\D/g, '')))
  }
  expect(prices).toEqual(prices.toSorted((one, other) => other - one))
})

test.each(['/luxury-property/carat', '/es/luxury-property/carat'])(
  'a table of three homes has controls, one of two has none: %s',
  async (path) => {
    const { db } = site.database
    const home = db.updateTable('properties').where('id', '=', 'carat-01')
    const controls = async () => {
      const page = await pageOf(await site.get(path))
      return {
        rows: page.querySelectorAll('.units__table tbody tr').length,
        heads: page.querySelectorAll('.units__table thead a').length,
        filters: page.querySelectorAll('.units__filter').length,
      }
    }
    expect(await controls()).toEqual({ rows: 3, heads: 6, filters: 1 })
    await home.set({ development: null }).execute()
    const two = await controls()
    await home.set({ development: 'CARAT' }).execute()
    expect(two).toEqual({ rows: 2, heads: 0, filters: 0 })
  },
)
