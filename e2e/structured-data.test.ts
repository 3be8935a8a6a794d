import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withoutLanguage } from '#server/language.ts'
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

/** The types of a page that is neither a list, a listing nor an article. */
const usual = ['WebPage', 'BreadcrumbList']

const list = ['CollectionPage', 'BreadcrumbList']
const development = ['RealEstateListing', 'BreadcrumbList']

/** The types of other pages, and of those that search engines leave out. */
const typesOf: Record<string, string[]> = {
  '/': ['RealEstateAgent', 'WebSite'],
  '/properties': list,
  '/properties/garden-apartment-south-terrace': ['RealEstateListing', 'BreadcrumbList'],
  '/properties/palm-10-villa-on-the-court': ['RealEstateListing', 'BreadcrumbList'],
  '/properties/palm-10-villa-on-the-court/pictures': ['ImageGallery', 'BreadcrumbList'],
  '/properties/garden-apartment-south-terrace/viewing': usual,
  '/property-types': list,
  '/property-types/apartments': list,
  '/property-types/villas': list,
  '/property-types/penthouses': list,
  '/property-types/townhouses': list,
  '/property-types/16-plus-collection': development,
  '/property-types/north-residences': development,
  '/property-types/lomas-2': development,
  '/property-types/lomas-2/pictures': ['ImageGallery', 'BreadcrumbList'],
  '/property-types/palm-10': development,
  '/property-types/waterfall-residences': development,
  '/luxury-property/carat': development,
  '/luxury-property/carat/pictures': ['ImageGallery', 'BreadcrumbList'],
  '/new-releases': development,
  '/rental-properties': ['Article', 'BreadcrumbList'],
  '/furniture-packages': list,
  '/services-support': ['WebPage', 'ItemList', 'BreadcrumbList'],
  '/blog': list,
  '/blog/the-towers-that-talked': ['BlogPosting', 'BreadcrumbList'],
  '/contact': ['ContactPage', 'BreadcrumbList'],
  '/information': ['ContactPage', 'BreadcrumbList'],
  '/shortlist': list,
  '/alerts/new': usual,
  '/login': usual,
  '/register': usual,
}

test.each(pages.flatMap(bothLanguages))(
  '%s tells search engines what it is in schema.org’s words, or to leave it out',
  async (path) => {
    const page = await pageOf(await site.get(path))
    const data = dataIn(page)
    const { pathname } = new URL(path, 'http://site.test')
    const isListed = page.querySelector('meta[name=robots][content=noindex]') === null
    const types = typesOf[withoutLanguage(pathname)] ?? (isListed ? usual : undefined)
    if (types) expect(data.map((one) => one['@type'])).toEqual(types)
    expect(data.flatMap((one) => unknownIn(one))).toEqual([])
  },
)

test.each(['', '/es'])(
  'the agency is described in the same words on every page%s',
  async (language) => {
    const described = await Promise.all(
      [language || '/', `${language}/contact`].map(async (path) => {
        const found = dataIn(await pageOf(await site.get(path)))
        return JSON.stringify(found).match(/"@type":"RealEstateAgent".*?"description":"(.*?)"/)?.[1]
      }),
    )
    expect(described[0]).toBeTruthy()
    expect(described[1]).toBe(described[0])
  },
)
