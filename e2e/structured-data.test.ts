import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HTMLElement, pageOf } from '../testing/html.ts'
import { startSite, type TestSite } from '../testing/site.ts'
import { bothLanguages, pages } from './paths.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite')
})
afterAll(() => site.close())

/**
 * The types of Schema.org with their properties, and the values of its enumerations, from the
 * published declarations.
 */
function readVocabulary() {
  const entry = createRequire(import.meta.url).resolve('schema-dts')
  const source = readFileSync(join(dirname(entry), 'schema.d.ts'), 'utf8')
  const own = new Map<string, { properties: string[]; parents: string[] }>()
  for (const [, name = '', parents = '', body = ''] of source.matchAll(
    /interface (\w+) extends ([^{]+) \{\n([\s\S]*?)\n\}/g,
  ))
    own.set(name, {
      properties: [...body.matchAll(/^ {4}"?(@?\w+)"?\??:/gm)].map(([, property = '']) => property),
      parents: parents.split(/,\s*/).map((parent) => parent.replace(/^Partial<|>$/g, '').trim()),
    })
  const collect = (name: string): string[] => {
    const found = own.get(name)
    return found ? [...found.properties, ...found.parents.flatMap(collect)] : []
  }
  return {
    propertiesOf(type: string): Set<string> | undefined {
      return own.has(`${type}Leaf`) || own.has(`${type}Base`)
        ? new Set([...collect(`${type}Leaf`), ...collect(`${type}Base`)])
        : undefined
    },
    isValue: (address: string) => source.includes(`"${address}"`),
  }
}

const vocabulary = readVocabulary()

/** The parts of structured data that schema.org does not define. */
function unknownIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => unknownIn(one, `${path}[${index}]`))
  if (typeof value === 'string')
    return value.startsWith('https://schema.org/') && !vocabulary.isValue(value)
      ? [`${path}: ${value}`]
      : []
  if (typeof value !== 'object' || value === null) return []
  const all: Record<string, unknown> = { ...value }
  const { '@type': type, '@id': id } = all
  const rest = Object.fromEntries(Object.entries(all).filter(([name]) => !name.startsWith('@')))
  if (typeof type !== 'string')
    return typeof id === 'string' && Object.keys(rest).length === 0 ? [] : [`${path}: no type`]
  const properties = vocabulary.propertiesOf(type)
  if (!properties) return [`${path}: ${type}`]
  return Object.entries(rest).flatMap(([name, inside]) => [
    ...(properties.has(name) ? [] : [`${path}: ${type}.${name}`]),
    ...unknownIn(inside, `${path}.${name}`),
  ])
}

const dataIn = (page: HTMLElement): { '@type': string }[] =>
  page
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ textContent }) => JSON.parse(textContent))

const dataOf = async (path: string) => dataIn(await pageOf(await site.get(path)))

test('the check knows what schema.org knows, and what it does not', () => {
  expect(unknownIn({ '@type': 'RealEstateListing', datePosted: '2026-01-01', name: 'A' })).toEqual(
    [],
  )
  expect(unknownIn({ '@type': 'RealEstateListing', colour: 'red' })).toEqual([
    ': RealEstateListing.colour',
  ])
  expect(unknownIn({ '@type': 'Castle' })).toEqual([': Castle'])
  expect(unknownIn({ '@type': 'Offer', availability: 'https://schema.org/InStok' })).toHaveLength(1)
})

test.each(pages.flatMap(bothLanguages))(
  '%s tells search engines what it is in schema.org’s words, or to leave it out',
  async (path) => {
    const page = await pageOf(await site.get(path))
    const data = dataIn(page)
    const listed = page.querySelector('meta[name=robots][content=noindex]') === null
    if (listed) expect(data.map((one) => one['@type'])).not.toEqual([])
    expect(data.flatMap((one) => unknownIn(one))).toEqual([])
  },
)

test.each([
  ['/', ['RealEstateAgent', 'WebSite']],
  ['/properties', ['CollectionPage', 'BreadcrumbList']],
  ['/properties/garden-apartment-south-terrace', ['RealEstateListing', 'BreadcrumbList']],
  ['/property-types/lomas-2/pictures', ['ImageGallery', 'BreadcrumbList']],
  ['/properties/garden-apartment-south-terrace/pictures', ['ImageGallery', 'BreadcrumbList']],
  ['/properties/garden-apartment-south-terrace/viewing', ['WebPage', 'BreadcrumbList']],
  ['/rental-properties', ['Article', 'BreadcrumbList']],
  ['/information', ['ContactPage', 'BreadcrumbList']],
  ['/shortlist', ['CollectionPage', 'BreadcrumbList']],
  ['/alerts/new', ['WebPage', 'BreadcrumbList']],
  ['/login', ['WebPage', 'BreadcrumbList']],
  ['/register', ['WebPage', 'BreadcrumbList']],
  ['/property-types', ['CollectionPage', 'BreadcrumbList']],
  ['/property-types/villas', ['CollectionPage', 'BreadcrumbList']],
  ['/property-types/lomas-2', ['RealEstateListing', 'BreadcrumbList']],
  ['/new-releases', ['RealEstateListing', 'BreadcrumbList']],
  ['/services-support', ['WebPage', 'ItemList', 'BreadcrumbList']],
  ['/furniture-packages', ['CollectionPage', 'BreadcrumbList']],
  ['/blog', ['CollectionPage', 'BreadcrumbList']],
  ['/blog/the-towers-that-talked', ['BlogPosting', 'BreadcrumbList']],
  ['/legal-notice', ['WebPage', 'BreadcrumbList']],
  ['/buying-guide', ['WebPage', 'BreadcrumbList']],
  ['/contact', ['ContactPage']],
])('%s is %s, in both languages', async (path, types) => {
  for (const one of bothLanguages(path))
    expect((await dataOf(one)).map((data) => data['@type'])).toEqual(types)
})
