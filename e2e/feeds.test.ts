import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readKyeroFeed } from '#server/catalogue/exchange/kyero-read.ts'
import { languages, pathIn } from '#server/language.ts'
import { readXml, type XmlElement } from '#server/shared/text/xml.ts'
import { parseHtml } from '../testing/html.ts'
import { outageOf } from '../testing/outage.ts'
import { siteUrl, startSite, type TestSite } from '../testing/site.ts'
import { bothLanguages, pages } from './paths.ts'

// Files for programs: feeds, sitemap and overview.

let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite', { RESORT_MUNICIPALITY: 'Benalmádena' })
})
afterAll(() => site.close())

const text = async (path: string) => {
  const response = await site.get(path)
  expect(response.status).toBe(200)
  return response.text()
}
const children = (element: XmlElement, name: string) =>
  element.children.filter((child) => child.name === name)
const textOf = (element: XmlElement, name: string) => children(element, name)[0]?.text

/** SQLite stores a list as JSON. */
const addresses = v.array(v.string())
const homes = () =>
  site.database.db.selectFrom('properties').selectAll().orderBy('created_at', 'desc').execute()

test('portals read every available home', async () => {
  const feed = readKyeroFeed(await text('/feeds/kyero.xml'), siteUrl)
  const available = (await homes()).filter(({ status }) => !status || status === 'available')
  expect(available.length).toBeGreaterThan(20)
  expect(feed.rows.map(({ id }) => id).toSorted()).toEqual(available.map(({ id }) => id).toSorted())
})

test('without a municipality portals read no home with a town that does not exist', async () => {
  const other = await startSite('sqlite')
  try {
    // An empty feed would make portals withdraw every home.
    const refused = await other.get('/feeds/kyero.xml')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await refused.text()).toContain('set RESORT_MUNICIPALITY')
    await other.database.db
      .updateTable('properties')
      .set({ location: 'Nueva Andalucía, Marbella' })
      .where('id', '=', 'apt-002')
      .execute()
    const feed = readXml(await (await other.get('/feeds/kyero.xml')).text())
    expect(children(feed, 'property').map((home) => textOf(home, 'town'))).toEqual(['Marbella'])
  } finally {
    await other.close()
  }
})

/** The text elements that the published schema of Kyero's version 3 permits in a <property>. */
const kyeroTexts: Record<string, RegExp> = {
  id: /^.{1,50}$/,
  date: /^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/,
  ref: /^.{1,15}$/,
  price: /^(\d+|x)$/,
  currency: /^(EUR|GBP|USD)$/,
  price_freq: /^(sale|week|month)$/,
  part_ownership: /^[01]?$/,
  leasehold: /^[01]?$/,
  new_build: /^[01]?$/,
  type: /^[a-zA-Z&\s()/-]{3,}$/,
  town: /./,
  province: /./,
  country: /./,
  location_detail: /^.{0,50}$/,
  beds: /^\d+$/,
  baths: /^\d+$/,
  pool: /^[01]?$/,
}

/** The elements with children that it permits: the names and texts of these children. */
const kyeroGroups: Record<string, [child: RegExp, text: RegExp]> = {
  location: [/^(latitude|longitude)$/, /^-?\d+(\.\d+)?$/],
  surface_area: [/^(built|plot)$/, /^\d+$/],
  energy_rating: [/^(consumption|emissions)$/, /^[A-GX]$/],
  url: [/^[a-z]{2}$/, /^https?:\/\/.{1,247}$/],
  desc: [/^[a-z]{2}$/, /./],
  features: [/^feature$/, /./],
}

test('each home of the feed for portals has the structure that the format publishes', async () => {
  const properties = children(readXml(await text('/feeds/kyero.xml')), 'property')
  const required = ['id', 'date', 'ref', 'price', 'price_freq', 'type', 'town', 'province']
  for (const property of properties) {
    const names = property.children.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining([...required, 'features', 'images']))
    for (const { name, text, children: inside } of property.children) {
      const group = kyeroGroups[name]
      if (kyeroTexts[name]) expect(text, name).toMatch(kyeroTexts[name])
      else if (group)
        for (const child of inside) {
          expect(child.name, name).toMatch(group[0])
          expect(child.text, `${name}/${child.name}`).toMatch(group[1])
        }
      else expect(name).toBe('images')
    }
    const images = children(property, 'images').flatMap((list) => children(list, 'image'))
    expect(images.length).toBeLessThanOrEqual(50)
    expect(images.map(({ attributes }) => attributes.id)).toEqual(
      images.map((_, index) => String(index + 1)),
    )
    for (const image of images)
      expect(textOf(image, 'url')).toMatch(/^https?:\/\/.*\.(gif|jpe?g|png)$/i)
  }
})

test('the feed for portals marks new homes', async () => {
  const properties = children(readXml(await text('/feeds/kyero.xml')), 'property')
  const newIn = properties.filter((property) => textOf(property, 'new_build') === '1')
  const developed = (await homes()).filter(({ development }) => development !== null)
  expect(newIn.length).toBeGreaterThan(0)
  expect(newIn.map((property) => textOf(property, 'ref')).toSorted()).toEqual(
    developed
      .filter(({ status }) => !status || status === 'available')
      .map(({ ref }) => ref)
      .toSorted(),
  )
})

test.each([
  ['/feeds/homes.xml', 'en', '/properties'],
  ['/es/feeds/homes.xml', 'es', '/es/properties'],
])('%s has the homes for sale, the newest first', async (path, language, page) => {
  const feed = readXml(await text(path))
  expect(feed.attributes['xml:lang']).toBe(language)
  const forSale = (await homes()).filter(({ listing }) => listing !== 'rent')
  expect(children(feed, 'entry').map((entry) => textOf(entry, 'id'))).toEqual(
    forSale.map(({ slug }) => `${siteUrl}${page}/${slug}`),
  )
  const [first] = children(feed, 'entry')
  const content = (first && textOf(first, 'content')) ?? ''
  expect(content).toMatch(/^<p>.*€.* · .*<\/p>/)
  // The facts, the description, and at least two paragraphs of the long one.
  expect(content.match(/<p>[^<]+<\/p>/g)?.length).toBeGreaterThan(3)
  expect(content).not.toContain('\n\n')
})

test('the sitemap names the pictures of every home', async () => {
  const sitemap = readXml(await text('/sitemap.xml'))
  const named = children(sitemap, 'url').flatMap((url) =>
    children(url, 'image:image').map((image) => textOf(image, 'image:loc')),
  )
  const stored = (await homes()).flatMap(({ images }) =>
    v.parse(addresses, typeof images === 'string' ? JSON.parse(images) : images),
  )
  const missing = stored
    .map((image) => new URL(image, siteUrl).href)
    .filter((address) => !named.includes(address))
  expect(stored.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

test('the page of a home’s pictures is not indexed', async () => {
  expect(await text('/sitemap.xml')).not.toMatch(/properties\/[^<]*\/pictures/)
  expect(await text('/properties/garden-apartment-south-terrace/pictures')).toMatch(
    /<meta name="robots" content="noindex"/,
  )
})

test.each(pages.filter((path) => !path.includes('?')))(
  '%s is in the sitemap if search engines may list it, and only then',
  async (path) => {
    const isListed = !(await text(path)).includes('<meta name="robots" content="noindex"')
    const sitemap = await text('/sitemap.xml')
    for (const address of bothLanguages(path))
      expect(sitemap.includes(`<loc>${siteUrl}${address}</loc>`), address).toBe(isListed)
  },
)

test('the page of the sales office is indexed, in both languages', async () => {
  const sitemap = await text('/sitemap.xml')
  for (const path of ['/contact', '/es/contact']) {
    expect(sitemap).toContain(`<loc>${siteUrl}${path}</loc>`)
    expect(await text(path), path).not.toContain('name="robots"')
  }
})

test.each(languages)('the overview for language models links every page: %s', async (language) => {
  const overview = await text(pathIn(language, '/llms.txt'))
  expect(overview).toMatch(/^# Alborán Residences\n\n> \S/)
  expect(overview).not.toMatch(/[{}]/)
  for (const { slug } of await homes())
    expect(overview).toContain(`(${siteUrl}${pathIn(language, `/properties/${slug}`)})`)
  for (const [, address] of overview.matchAll(/\]\(([^)]+)\)/g))
    expect((await site.get(new URL(address ?? '').pathname)).status).toBe(200)
})

test('while the catalogue does not answer, no feed is empty', async () => {
  const end = outageOf(site.database, 'properties')
  const statuses = await Promise.all(
    ['/feeds/kyero.xml', '/feeds/homes.xml', '/llms.txt'].map(
      async (path) => (await site.get(`${path}?again`)).status,
    ),
  )
  end()
  expect(statuses).toEqual([503, 503, 503])
})

test.each([
  ...['/', '/properties', '/new-releases'].map((path) => [path, '/feeds/homes.xml']),
  ...['/blog', '/blog/the-towers-that-talked'].map((path) => [path, '/feeds/blog.xml']),
])('readers of feeds find on %s the feed %s, in each language', async (path, feed) => {
  for (const language of languages) {
    const page = parseHtml(await text(pathIn(language, path)))
    const links = page.querySelectorAll('link[rel=alternate][type="application/atom+xml"]')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([pathIn(language, feed)])
    const title = links[0]?.getAttribute('title') ?? ''
    expect(await text(pathIn(language, feed))).toContain(`<title>${title}</title>`)
  }
})
