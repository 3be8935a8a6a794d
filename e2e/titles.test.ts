import { afterAll, beforeAll, expect, test } from 'vitest'
import { developments as records } from '#app/content/developments/developments.ts'
import { only, pageOf } from '../testing/html.ts'
import { startSite, type TestSite } from '../testing/site.ts'
import { bothLanguages, pages } from './paths.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite')
})
afterAll(() => site.close())

const developments = Object.values(records)

const hasOwnTexts = (path: string) =>
  path.startsWith('/shortlist/viewing') || path === '/properties?view=plan'

/**
 * Pages that share an address: a filtered list keeps the title of the list. The page of a visit
 * needs its homes, and the plan has a title of its own.
 */
const addresses = [
  ...new Set(
    [...pages, '/properties?view=plan'].map((path) =>
      hasOwnTexts(path) ? path : path.replace(/\?.*/, ''),
    ),
  ),
]

/** The title and the description of each page, by its address, and whether it is in results. */
const texts = new Map<string, { title: string; description: string; isListed: boolean }>()
beforeAll(async () => {
  for (const path of addresses.flatMap(bothLanguages)) {
    const page = await pageOf(await site.get(path))
    texts.set(path, {
      title: only(page, 'head title').text,
      description: only(page, 'meta[name=description]').getAttribute('content') ?? '',
      isListed: page.querySelector('meta[name=robots][content=noindex]') === null,
    })
  }
})

test('no two pages share a title or description, nor does a page with its translation', () => {
  const seen = new Map<string, string>()
  const twice: string[] = []
  for (const [path, { title, description }] of texts)
    for (const found of [title, description]) {
      expect(found, path).not.toBe('')
      const other = seen.get(found)
      if (other) twice.push(`${other} and ${path}: ${found}`)
      seen.set(found, path)
    }
  expect(twice).toEqual([])
})

test('search engines show the title of every page that they list whole', () => {
  const listed = [...texts].filter(([, { isListed }]) => isListed)
  expect(listed.length).toBeGreaterThan(50)
  for (const [path, { title }] of listed)
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60)
})

test.each(['', '/es'])('each development has a title of its own kind, at "%s"', (prefix) => {
  const ends = developments.map(({ name, path }) => {
    const { title = '' } = texts.get(prefix + path) ?? {}
    expect(title.slice(0, name.length)).toBe(name)
    expect(title).toMatch(/apart|vill|homes|vivienda/)
    expect(title).toMatch(/ \| Costa del Sol$/)
    return title.slice(name.length)
  })
  expect(new Set(ends).size).toBe(developments.length)
})

test('search engines show every description whole', () => {
  for (const [path, { description }] of texts)
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(155)
})
