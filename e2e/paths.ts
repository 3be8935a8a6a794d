import { pathIn } from '#server/language.ts'
import { pageEntries, type PagePath } from '../app/page-table.ts'

type NeedsExample = Exclude<Extract<PagePath, `${string}:${string}`>, `${string}.${string}`>

/** Pages that only a signed-in visitor, or one who is signing in, can open; their tests sign in. */
const ofSessions = {
  '/login/code': [],
  '/profile': [],
  '/profile/delete': [],
  '/profile/second-step': [],
  '/profile/second-step/codes': [],
  '/profile/security': [],
  '/sign-out': [],
}

/**
 * Pages that a link in an e-mail opens, by its token; `e2e/alerts.test.ts`, `e2e/viewings.test.ts`
 * and `e2e/browser/viewings.test.ts` have one.
 */
const ofLinks = {
  '/alerts': [],
  '/alerts/change': [],
  '/viewing/change': [],
  '/viewing/office': [],
  '/properties/:slug/documents/:file': [],
}

/** Pages that only some homes or developments have; `e2e/browser/panorama.test.ts` creates one. */
const ofPanoramas = {
  '/luxury-property/carat/look-round': [],
  '/property-types/:type/look-round': [],
}

/**
 * The addresses of pages with a parameter, and of pages that have several states; by default a page
 * is opened by its path.
 */
const addresses: Partial<Record<PagePath, string[]>> & Record<NeedsExample, string[]> = {
  ...ofSessions,
  ...ofLinks,
  ...ofPanoramas,
  '/properties': [
    '/properties',
    '/properties?view=plan',
    '/properties?type=townhouse&bedrooms=4&to=500000',
  ],
  '/properties/:slug': ['/properties/garden-apartment-south-terrace'],
  '/properties/:slug/pictures': ['/properties/palm-10-villa-on-the-court/pictures'],
  '/properties/:slug/viewing': [
    '/properties/garden-apartment-south-terrace/viewing',
    // It is in the same file, and shows more.
    '/shortlist/viewing?homes=garden-apartment-south-terrace.carat-three-bedrooms-on-the-curve',
  ],
  '/shortlist': [
    '/shortlist',
    '/shortlist?homes=garden-apartment-south-terrace.palm-10-villa-on-the-court',
  ],
  '/shortlist/viewing': [],
  '/viewing': ['/viewing?asked=yes'],
  '/property-types/:type': ['/property-types/apartments'],
  '/property-types/:type/pictures': ['/property-types/lomas-2/pictures'],
  '/alerts/new': ['/alerts/new?type=villa'],
  '/alerts/confirm': ['/alerts/confirm?token=whole'],
  '/alerts/stop': ['/alerts/stop?token=whole'],
  '/newsletter/confirm': ['/newsletter/confirm?token=whole'],
  '/newsletter/unsubscribe': ['/newsletter/unsubscribe?token=whole'],
  '/reset-password': ['/reset-password?token_hash=whole'],
  '/confirm': ['/confirm?token_hash=whole'],
  '/blog/:slug': ['/blog/the-towers-that-talked'],
}

const opened = pageEntries
  .filter(([, { file = '' }]) => !file.endsWith('.ts'))
  .map(([path, { file = path }]) => ({
    file,
    paths: new Map<string, string[]>(Object.entries(addresses)).get(path) ?? [path],
  }))
  .filter(({ paths }) => paths.length > 0)

/** Whether no page before this one has its file. */
const isFirstOfFile = ({ file }: { file: string }, index: number) =>
  opened.findIndex((other) => other.file === file) === index

/**
 * A page of each kind that a visitor can open, in each of its states, as a path without a language.
 * Browser tests open these.
 */
export const kinds = opened.filter(isFirstOfFile).flatMap(({ paths }) => paths)

/** The first address of each kind of page, by its folder as one word: `viewing-request`. */
export const examples = opened
  .filter(isFirstOfFile)
  .map(({ file, paths: [path = ''] }) => [file.replace(/^\//, '').replaceAll('/', '-'), path])

/** Pages that differ only in texts and data from one of these, or from a page of the same file. */
export const repeats = [
  ...opened.filter((page, index) => !isFirstOfFile(page, index)).flatMap(({ paths }) => paths),
  '/properties?type=villa&sort=cheapest',
  '/properties/palm-10-villa-on-the-court',
  '/property-types/villas',
  '/property-types/penthouses',
  '/property-types/lomas-2?bedrooms=3&sort=-price',
]

/** Every page; for one with a slug or a query, one or two examples. */
export const pages = [...kinds, ...repeats]

export const bothLanguages = (path: string): string[] => [path, pathIn('es', path)]
