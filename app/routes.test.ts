import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { visitOf } from '#server/figures/visit.ts'
import { languages } from '#server/language.ts'
import { namesIn, requirementsTable } from '../testing/requirements.ts'
import { pageTitles } from './office/figures/page-titles.server.ts'
import routes from './routes.ts'

const isSpanish = (path: string) => path === 'es' || path.startsWith('es/')

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path = '', children }) => (children ? pathsOf(children) : [path]))

/** The file of each route, by its path. */
const filesOf = (entries: readonly RouteConfigEntry[]): [path: string, file: string][] =>
  entries.flatMap(({ path = '', file, children }) =>
    children ? filesOf(children) : [[path, file] as const],
  )

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

/**
 * The addresses in the table of routes; an address without a slash replaces the last part of the
 * row's first address.
 */
const documented = requirementsTable('site.md', 'route').flatMap(({ route, page = '' }) => {
  const names = namesIn(route)
  const folder = posix.dirname(names[0] ?? '')
  const paths = names.map((name) => (name.startsWith('/') ? name : `${folder}/${name}`))
  // Routes with one address may be answered by the server itself.
  return paths.map((path) => ({ path, isPage: !page.includes('one address') }))
})

test('the table of routes has every address of a page, and no other', () => {
  const paths = pathsOf(routes)
    .filter((path) => path !== '*' && !isSpanish(path) && !path.startsWith('office/'))
    .map((path) => `/${path}`)
  expect(paths.length).toBeGreaterThan(60)
  const isOf = (path: string, address: string) => matchPath(path, address) !== null
  const missing = paths.filter((path) => !documented.some((one) => isOf(path, one.path)))
  expect(missing).toEqual([])
  const unknown = documented.filter(
    (one) => one.isPage && ![...paths, '/office/*'].some((path) => isOf(path, one.path)),
  )
  expect(unknown).toEqual([])
})
