import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { readKyeroFeed } from '#server/catalogue/exchange/kyero-read.ts'
import { readXml } from '#server/shared/text/xml.ts'
import { startSite, siteUrl } from '../testing/site.ts'

// A large catalogue makes feeds too long for one file or for memory.

const more = 2_400

test('the sitemap has several files and the feed for portals is whole', async () => {
  const site = await startSite('sqlite', { RESORT_MUNICIPALITY: 'Benalmádena' })
  onTestFinished(() => site.close())
  const { db } = site.database
  const own = await db.selectFrom('properties').selectAll().execute()
  const columns = Object.keys(own[0] ?? {}).filter((name) => !['id', 'slug', 'ref'].includes(name))
  await sql`
    with recursive copies(n) as (select 1 union all select n + 1 from copies where n < ${more})
    insert into properties (id, slug, ref, ${sql.join(columns.map((name) => sql.ref(name)))})
    select 'copy-' || n, 'copy-' || n, 'C-' || n, ${sql.join(columns.map((name) => sql.ref(name)))}
    from copies, properties where id = ${own[0]?.id}
  `.execute(db)
  const copies = Array.from({ length: more }, (_, index) => `copy-${index + 1}`)

  const text = async (path: string) => {
    const response = await site.get(path)
    expect(response.status).toBe(200)
    return response.text()
  }
  const addresses = (xml: string) =>
    readXml(xml).children.flatMap(({ children }) =>
      children.filter(({ name }) => name === 'loc').map((location) => location.text),
    )
  const files = addresses(await text('/sitemap.xml'))
  expect(files).toHaveLength(4)
  const listed: string[] = []
  for (const file of files) listed.push(...addresses(await text(new URL(file).pathname)))
  const named = new Set(listed)
  expect(named.size).toBe(listed.length)
  const pages = [...own.map(({ slug }) => slug), ...copies].flatMap((slug) =>
    ['/properties/', '/es/properties/'].map((path) => siteUrl + path + slug),
  )
  expect([...pages, `${siteUrl}/es/blog`].filter((address) => !named.has(address))).toEqual([])
  for (const none of ['4.xml', '99999.xml', '1', 'a.xml', '-1.xml'])
    expect((await site.get(`/sitemaps/${none}`)).status).toBe(404)

  const feed = readKyeroFeed(await text('/feeds/kyero.xml'), siteUrl)
  const ids = new Set(feed.rows.map(({ id }) => id))
  expect(copies.filter((id) => !ids.has(id))).toEqual([])
  const packed = await site.get('/feeds/kyero.xml', { 'Accept-Encoding': 'gzip, br' })
  expect(packed.headers.get('Content-Encoding')).toBe('gzip')
  expect(await new Response(packed.body?.pipeThrough(new DecompressionStream('gzip'))).text()).toBe(
    await text('/feeds/kyero.xml'),
  )
}, 300_000)
