import { propertyTypes } from '#server/catalogue/property.ts'
import { areaSteps, priceSteps } from '#server/catalogue/search-conditions.ts'
import { copyHomes } from './copy-homes.ts'
import { measureGrowth } from './measure-growth.ts'
import { writeSection } from './report.ts'

/**
 * Measures how the time of pages that show homes grows with the catalogue; no page comes from
 * memory, and no two are equal.
 */
const sizes = [28, 1_000, 100_000]
const pagesEach = 40

/**
 * Picks one of the values by the number of the turn; with a larger `every`, the value changes less
 * often.
 */
const pick = <T>(values: readonly T[], turn: number, every = 1) =>
  values[Math.floor(turn / every) % values.length]

/** The path of each subject, by the number of the turn. */
const subjects: Record<string, (turn: number) => string> = {
  'list, filtered': (turn) =>
    `/properties?type=${pick(propertyTypes, turn)}&bedrooms=${pick(['2', '3', '4'], turn, 4)}&from=${pick(priceSteps.sale, turn, 12)}`,
  'list, page 2, by price': (turn) =>
    `/properties?sort=cheapest&page=2&to=${pick(priceSteps.sale, turn)}&area=${pick(areaSteps, turn, 9)}`,
  'list, pages 100 and more': (turn) => `/properties?sort=largest&page=${100 + turn}`,
  'a home': (turn) => `/properties/garden-apartment-south-terrace?ibi=${400 + turn}`,
  '1,000 homes of the sitemap': (turn) => `/sitemaps/${1 + (turn % 90)}.xml`,
}

const rows = await measureGrowth({
  name: 'homes',
  sizes,
  subjects: Object.keys(subjects),
  requests: pagesEach,
  async prepare({ database }, size) {
    await copyHomes(database.db, size)
    return (subject, turn) => ({
      path: subjects[subject]?.(turn) ?? '',
      headers: { 'Accept-Encoding': 'br' },
    })
  },
  // The parts of a sitemap exist only where there are many homes.
  isExpected: (status) => status < 500,
})
writeSection(
  'Many homes',
  `Milliseconds of a page that is not in memory, one after the other, 95th percentile of ${pagesEach} pages, each with another address.`,
  ['database', 'page', ...sizes.map((size) => `${size.toLocaleString('en-GB')} homes`)],
  rows,
)
