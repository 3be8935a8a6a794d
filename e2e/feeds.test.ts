import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readKyeroFeed } from '#server/catalogue/exchange/kyero-read.ts'
import { readXml, type XmlElement } from '#server/shared/xml.ts'
import { siteUrl, startSite, type TestSite } from '../testing/site.ts'

// What programs read: feeds, sitemap, overview.

let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite')
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
  expect(first && textOf(first, 'content')).toMatch(/^<p>.*€.* · .*<\/p>/)
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

test('the overview for language models links every home, development and article, all texts filled in', async () => {
  const overview = await text('/llms.txt')
  expect(overview).toMatch(/^# Alborán Residences\n\n> \S/)
  expect(overview).not.toMatch(/[{}]/)
  for (const { slug } of await homes())
    expect(overview).toContain(`(${siteUrl}/properties/${slug})`)
  for (const [, address] of overview.matchAll(/\]\(([^)]+)\)/g))
    expect((await site.get(new URL(address ?? '').pathname)).status).toBe(200)
})

test('a catalogue that does not answer makes no empty feed', async () => {
  await site.database.db.schema.alterTable('properties').renameTo('away').execute()
  const statuses = await Promise.all(
    ['/feeds/kyero.xml', '/feeds/homes.xml', '/llms.txt'].map(
      async (path) => (await site.get(`${path}?again`)).status,
    ),
  )
  await site.database.db.schema.alterTable('away').renameTo('properties').execute()
  expect(statuses).toEqual([503, 503, 503])
})
