import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { HomeFilter } from '#server/catalogue/filter.ts'
import { groupForSearch } from '#server/catalogue/search-groups.ts'
import { Unavailable } from '#server/unavailable.ts'
import { sampleHome } from '../../testing/sample-home.ts'
import { cheapestHome } from './cheapest-home.ts'

const home = (price: number, change: Partial<ReturnType<typeof sampleHome>> = {}) => ({
  ...sampleHome(),
  ...change,
  price,
})
const logged: string[] = []
const log = pino({}, { write: (line: string) => void logged.push(line) })
const sold = Array.from({ length: 20 }, (_, index) => home(100_000 + index, { status: 'sold' }))

test.each([
  ['the cheapest', [home(420_000), home(410_000)], 410_000],
  [
    'the next, where the cheapest is reserved',
    [home(410_000, { status: 'reserved' }), home(420_000)],
    420_000,
  ],
  ['one that can be bought, of two', [home(410_000, { status: 'sold' }), home(410_000)], 410_000],
  ['the next, where many cheaper ones are sold', [...sold, home(420_000)], 420_000],
  ['not a monthly rent', [home(2_000, { listing: 'rent' }), home(420_000)], 420_000],
  ['none, where all are sold', sold, undefined],
] as const)('the cheapest home on sale: %s', async (_, homes, price) => {
  const groups = () => Promise.resolve(groupForSearch(homes))
  const list = ({ minPrice, maxPrice }: HomeFilter = {}) => {
    const properties = homes.filter((one) => one.price === minPrice && one.price === maxPrice)
    return Promise.resolve({ properties, total: properties.length })
  }
  const cheapest = await cheapestHome({ catalogue: { groups, list }, log })
  expect(cheapest?.price).toBe(price)
  expect(cheapest?.status).not.toBe('sold')
})

test('the cheapest home is unknown while the catalogue is away, and the log has why', async () => {
  logged.length = 0
  const away = () => Promise.reject(new Unavailable('the catalogue', undefined))
  expect(await cheapestHome({ catalogue: { groups: away, list: away }, log })).toBeUndefined()
  expect(logged).toEqual([expect.stringContaining('the cheapest home could not be read')])
})
