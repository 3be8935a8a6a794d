import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { visitOf } from '#server/figures/visit.ts'
import { languages } from '#server/language.ts'
import { kinds, pages } from '../e2e/paths.ts'
import { pageTitles } from './office/figures/page-titles.server.ts'
import routes from './routes.ts'

/** Pages that only a signed-in visitor, or one who is signing in, can open; their tests sign in. */
const ofSessions = [
  'login/code',
  'profile',
  'profile/delete',
  'profile/second-step',
  'profile/second-step/codes',
  'profile/security',
  'sign-out',
]
/**
 * Pages that a link in an e-mail opens, by its token; `e2e/alerts.test.ts`, `e2e/viewings.test.ts`
 * and `e2e/browser/viewings.test.ts` have one.
 */
const ofLinks = [
  'alerts',
  'alerts/change',
  'viewing/change',
  'viewing/office',
  'properties/:slug/documents/:file',
]
/** Pages that only some homes or developments have; `e2e/browser/panorama.test.ts` creates one. */
const ofPanoramas = ['luxury-property/carat/look-round', 'property-types/:type/look-round']
/** The agency's office, whose tests are in `e2e/office`. */
const ofStaff = [
  'office',
  'office/*',
  'office/account',
  'office/changes',
  'office/documents/:file',
  'office/enrol',
  'office/events',
  'office/figures',
  'office/homes',
  'office/homes/:id',
  'office/homes/:id/documents',
  'office/homes/:id/documents/upload',
  'office/homes/:id/draft',
  'office/homes/:id/enquiries',
  'office/homes/:id/log',
  'office/homes/:id/pictures',
  'office/homes/:id/pictures/draft',
  'office/homes/:id/pictures/upload',
  'office/homes/:id/versions',
  'office/homes/import',
  'office/homes/new',
  'office/homes/unused',
  'office/kept',
  'office/leads',
  'office/newsletter',
  'office/newsletter/:id',
  'office/leads/:id',
  'office/leads/board',
  'office/leads/:id/person',
  'office/mail',
  'office/sign-in',
  'office/staff',
  'office/texts',
  'office/texts/:kind/:slug',
  'office/texts/:kind/:slug/draft',
  'office/texts/:kind/:slug/versions',
  'office/viewings',
  'office/viewings/new',
]
/**
 * Routes that show no page of their own: the answer to a script, the parts of a large sitemap, and
 * the page of every other path.
 */
const noPages = ['account/status', 'sitemaps/:part', '*']

const isFile = (path: string) => /\.\w+$/.test(path)
const isSpanish = (path: string) => path === 'es' || path.startsWith('es/')

/** The routes with their paths as ids, to be matched by the router itself. */
const matchable = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path = '', index, children = [] }) =>
    index ? { id: path, path, index } : { id: path, path, children: matchable(children) },
  )

const table = matchable(routes)

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path = '', children }) => (children ? pathsOf(children) : [path]))

/** The file of each route, by the path that {@link matchable} makes its id. */
const filesOf = (entries: readonly RouteConfigEntry[]): [path: string, file: string][] =>
  entries.flatMap(({ path = '', file, children }) =>
    children ? filesOf(children) : [[path, file] as const],
  )

/** The ids of the routes that show pages. */
const routesOf = (paths: readonly string[]) =>
  new Set(paths.map((path) => matchRoutes(table, path.replace(/\?.*/, ''))?.at(-1)?.route.id ?? ''))

test('every page is in the list that the page tests read, or is known to be none', () => {
  const tested = routesOf(pages)
  const untested = pathsOf(routes).filter(
    (path) => !tested.has(path) && !isSpanish(path) && !isFile(path),
  )
  expect(untested.toSorted()).toEqual(
    [...ofSessions, ...ofLinks, ...ofPanoramas, ...ofStaff, ...noPages].toSorted(),
  )
})

test('a browser opens one page of every kind, and leaves out those of another’s file', () => {
  const fileOf = new Map(filesOf(routes))
  const files = (paths: readonly string[]) =>
    [...new Set([...routesOf(paths)].map((path) => fileOf.get(path)))].toSorted()
  expect(files(kinds)).toEqual(files(pages))
})

test('the figures have a name for every page whose visits are counted', () => {
  const visit = { method: 'GET', status: 200, accept: 'text/html', userAgent: 'Firefox' }
  const others = { referrer: undefined, purpose: undefined }
  const counted = pathsOf(routes)
    .filter((path) => !/[:*]/.test(path) && !isSpanish(path))
    .map((path) => `/${path}`)
    .filter((url) => visitOf({ ...visit, ...others, url }, 'site.test'))
  expect(counted.length).toBeGreaterThan(20)
  for (const language of languages) {
    const titleOf = pageTitles({ content: { published: () => new Map() } }, new Map(), language)
    expect(counted.filter((path) => titleOf(path) === path)).toEqual([])
  }
})

test('the form of every screen of the office is kept when the server does not answer', () => {
  const office = routes.filter(({ id = '' }) => /\/office-/.test(id))
  expect(office).toHaveLength(4)
  const framed = office.flatMap((frame) => {
    const source = readFileSync(join(import.meta.dirname, frame.file), 'utf8')
    return source.includes('clientMiddleware: Route.ClientMiddlewareFunction[] = [keepUnanswered]')
      ? (frame.children ?? [])
      : []
  })
  const screens = filesOf(routes).filter(([, file]) => file.startsWith('office/'))
  expect(screens.length).toBeGreaterThan(20)
  expect(screens.filter(([, file]) => !framed.some((one) => one.file === file))).toEqual([])
})
