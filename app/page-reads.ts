import { homePositions } from '#pictures/plans/maps/site-data.ts'
import { addressValues } from '#server/catalogue/search-conditions.ts'
import { orders } from '#server/catalogue/search.ts'
import type { Parameters, SiteReads } from '#server/page-cache/page-address.ts'
import { addressNames } from './buying/figures.ts'
import { askParameter } from './buying/questions.ts'
import { categories } from './content/article.ts'
import { developmentNames, developments } from './content/developments/developments.ts'
import { unitsParameters } from './home-groups/units/query.ts'
import { maxPage } from './pages/properties/filter.ts'
import { entryNames, yieldNames } from './pages/rental-properties/read-figures.ts'
import { words } from './root-data/words.ts'

/**
 * The parts of a request, besides its path, that each page reads. A page's loader gets nothing
 * else: neither a parameter that is not named here nor a cookie, unless the page is the `visitor`'s
 * own.
 */
export const siteReads: SiteReads = {
  pages: {
    '/properties': {
      ...addressValues,
      development: developmentNames,
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
    '/shortlist': 'visitor',
    '/shortlist.css': 'visitor',
    '/homes.json': 'visitor',
    // The feed is too long to be kept in memory where there are many homes.
    '/feeds/kyero.xml': 'visitor',
    '/properties/:slug/brochure.pdf': 'visitor',
    '/property-types/:type/brochure.pdf': 'visitor',
    '/luxury-property/carat/brochure.pdf': 'visitor',
    '/properties/:slug/documents/:file': 'visitor',
    '/properties/:slug/viewing': 'visitor',
    '/shortlist/viewing': 'visitor',
    '/viewing': 'visitor',
    '/viewing/change': 'visitor',
    '/viewing/office': 'visitor',
    '/viewing/calendar.ics': 'visitor',
    '/viewing/feed.ics': 'visitor',
    '/alerts': 'visitor',
    '/alerts/new': { ...addressValues, development: developmentNames },
    '/alerts/change': 'visitor',
    '/alerts/confirm': 'visitor',
    '/alerts/stop': 'visitor',
    '/newsletter/confirm': 'visitor',
    '/newsletter/unsubscribe': 'visitor',
    '/login': 'visitor',
    '/register': 'visitor',
    '/forgot-password': 'visitor',
    '/reset-password': 'visitor',
    '/confirm': 'visitor',
    '/sign-out': 'visitor',
    '/profile': 'visitor',
    '/profile/delete': 'visitor',
    '/login/code': 'visitor',
    '/profile/security': 'visitor',
    '/profile/second-step': 'visitor',
    '/profile/second-step/codes': 'visitor',
    '/profile/data.json': 'visitor',
    '/account/status': 'visitor',
  },
  // Without a script, the page itself shows the result of a submission.
  everywhere: { sent: Object.keys(words.en.toast.sent) },
}

function freeText(names: readonly string[]): Parameters {
  return Object.fromEntries(names.map((name) => [name, 'any'] as const))
}
