import { pino } from 'pino'
import { expect, test } from 'vitest'
import { groupForSearch } from '#server/catalogue/search-groups.ts'
import { Unavailable } from '#server/unavailable.ts'
import { sampleHome } from '../../testing/sample-home.ts'
import { lowestPrice } from './lowest-price.ts'

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
  ['the next, where many cheaper ones are sold', [...sold, home(420_000)], 420_000],
  ['not a monthly rent', [home(2_000, { listing: 'rent' }), home(420_000)], 420_000],
  ['none, where all are sold', sold, undefined],
] as const)('the lowest price on sale: %s', async (_, homes, lowest) => {
  const groups = () => Promise.resolve(groupForSearch(homes))
  expect(await lowestPrice({ catalogue: { groups }, log })).toBe(lowest)
})

test('the lowest price is unknown while the catalogue is away, and the log has why', async () => {
  logged.length = 0
  const groups = () => Promise.reject(new Unavailable('the catalogue', undefined))
  expect(await lowestPrice({ catalogue: { groups }, log })).toBeUndefined()
  expect(logged).toEqual([expect.stringContaining('the lowest price could not be read')])
})
