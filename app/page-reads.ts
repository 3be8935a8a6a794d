import { homePositions } from '#pictures/plans/maps/site-data.ts'
import { addressValues, conditions, isUnset } from '#server/catalogue/search-conditions.ts'
import { orders } from '#server/catalogue/search.ts'
import type { Parameters, SiteReads } from '#server/page-cache/page-address.ts'
import { addressNames } from './buying/figures.ts'
import { askParameter } from './buying/questions.ts'
import { categories } from './content/article.ts'
import { developmentNames, developments } from './content/developments/developments.ts'
import { unitsParameters } from './home-groups/units/query.ts'
import { pageEntries } from './page-table.ts'
import { maxPage } from './pages/properties/filter.ts'
import { entryNames, yieldNames } from './pages/rental-properties/read-figures.ts'
import { words } from './root-data/words.ts'

/**
 * For each parameter of a search, a function that returns the value if the search understands it.
 */
const searchReads = Object.fromEntries(
  Object.entries({
    ...addressValues,
    development: (value: string) => developmentNames.includes(value),
  }).map(([name, isMeant]) => [name, (value: string) => (isMeant(value) ? value : undefined)]),
)

/** As {@link searchReads}; every value that the list does not understand becomes `other`. */
const listReads = Object.fromEntries(
  conditions.map((name) => [
    name,
    (value: string) => (isUnset(name, value) ? undefined : (searchReads[name]?.(value) ?? 'other')),
  ]),
)

/**
 * The parts of a request, besides its path, that each page reads. A page's loader gets nothing
 * else: neither a parameter that is not named here nor a cookie, unless the page is the `visitor`'s
 * own.
 */
export const siteReads: SiteReads = {
  pages: {
    '/properties': {
      ...listReads,
      sort: orders.filter((order) => order !== 'newest'),
      view: ['plan'],
      page: Array.from({ length: maxPage - 1 }, (_, index) => String(index + 2)),
    },
    '/properties/:slug': freeText([...addressNames, askParameter]),
    '/rental-properties': freeText([...yieldNames, ...entryNames]),
    '/blog': { category: categories },
    ...Object.fromEntries(
      Object.values(developments).map(({ path }) => [path, unitsParameters] as const),
    ),
    '/maps/resort.svg': { at: Object.keys(homePositions) },
    '/property-types/:type/look-round': { at: 'any', home: 'any' },
    '/luxury-property/carat/look-round': { at: 'any', home: 'any' },
    ...Object.fromEntries(
      pageEntries
        .filter(([, { personal }]) => personal)
        .map(([path]) => [path, 'visitor'] as const),
    ),
    '/shortlist.css': 'visitor',
    // The feed is too long to be kept in memory where there are many homes.
    '/feeds/kyero.xml': 'visitor',
    '/alerts/new': searchReads,
    '/account/status': 'visitor',
  },
  // Without a script, the page itself shows the result of a submission.
  everywhere: { sent: Object.keys(words.en.toast.sent) },
}

function freeText(names: readonly string[]): Parameters {
  return Object.fromEntries(names.map((name) => [name, 'any'] as const))
}
