import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '#server/database/connect.ts'
import { engines } from '../testing/databases.ts'
import { outageOf } from '../testing/outage.ts'
import { siteUrl, startSite, type TestSite } from '../testing/site.ts'
import { stampPattern } from '../testing/stamp.ts'

let site: TestSite
/** A site that renders every page again, as the reference for what a page must be. */
let reference: TestSite
beforeAll(async () => {
  site = await startSite('sqlite', {}, { cacheSeconds: 60 })
  reference = await startSite('sqlite')
})
afterAll(() => Promise.all([site.close(), reference.close()]))

const ask = async (path: string, init: RequestInit = {}) =>
  site.http.fetch(new Request(siteUrl + path, init))
const textOf = async (response: Response) => (await response.text()).replace(stampPattern, '')

test.each(['/', '/es/properties'])(
  'HEAD of %s has no body and leaves GET its own',
  async (path) => {
    const head = await ask(path, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    const get = await ask(path)
    expect(get.headers.get('ETag')).toBe(head.headers.get('ETag'))
    expect(await get.text()).toContain('</html>')
    expect(await (await ask(path, { method: 'HEAD' })).text()).toBe('')
  },
)

describe('parameters', () => {
  test.each([
    ['/blog?u=1', '/blog'],
    ['/blog?utm_source=mail&category=', '/blog'],
    ['/blog?category=nonsense', '/blog'],
    ['/blog?sent=%3Cscript%3E', '/blog'],
    ['/blog?category=sports&u=1', '/blog?category=sports'],
    ['/maps/resort.svg?at=constructor', '/maps/resort.svg'],
    ['/es/properties?sort=newest&page=1&x', '/es/properties'],
    ['/properties?type=villa&bedrooms=3', '/properties?bedrooms=3&type=villa'],
  ])('%s is %s', async (variant, page) => {
    // Two renderings differ in their stamps, so this is the same rendering.
    const first = await (await ask(page)).text()
    expect(await (await ask(variant)).text()).toBe(first)
  })

  test('those that a page reads make a page of their own', async () => {
    const all = await textOf(await ask('/properties'))
    expect(await textOf(await ask('/properties?type=villa'))).not.toBe(all)
    expect(await textOf(await ask('/rental-properties?price=512345'))).toContain('512345')
    expect(await textOf(await ask('/rental-properties'))).not.toContain('512345')
    expect(await textOf(await ask('/contact?sent=contact'))).toContain('has been sent')
    expect(await textOf(await ask('/contact'))).not.toContain('class="toast')
  })
})

describe('data for scripts', () => {
  test('is kept like pages: what a page does not read makes no new entry', async () => {
    const first = await ask('/blog.data')
    expect(first.status).toBe(200)
    expect(first.headers.get('Cache-Control')).toBe('no-cache')
    const text = await first.text()
    for (const query of ['u=1', '_routes=nonsense', '_routes=en/blog,root', 'category=nonsense'])
      expect(await (await ask(`/blog.data?${query}`)).text(), query).toBe(text)
  })

  test('has the parts that a script names, and those that the page reads', async () => {
    const part = await (await ask('/blog.data?_routes=en/blog')).text()
    expect(part).not.toContain('"stamp"')
    expect(await (await ask('/blog.data')).text()).toContain('"stamp"')
    expect(await (await ask('/properties.data?type=villa&u=2')).text()).not.toBe(
      await (await ask('/properties.data')).text(),
    )
  })

  test('of a home is found by a visitor with a session once all slugs are known', async () => {
    const session = { headers: { Cookie: 'session=a~b' } }
    expect((await ask('/properties/no-such-home')).status).toBe(404)
    await ask('/properties')
    const home = '/properties/garden-apartment-south-terrace.data'
    expect((await ask(home, session)).status).toBe(200)
  })

  test('of one visitor is not what the next one gets', async () => {
    const headers = { Cookie: 'session=a~b', 'X-React-Router-Data': 'yes', Host: 'evil.example' }
    expect((await ask('/contact.data', { headers })).headers.get('Cache-Control')).toContain(
      'private',
    )
    const next = await ask('/contact.data')
    expect(next.headers.get('Set-Cookie')).toBeNull()
    expect(await next.text()).not.toContain('evil')
    expect(
      (await ask('/shortlist.data', { headers: { Cookie: 'x=1' } })).headers.get('ETag'),
    ).toBeNull()
  })
})

describe('headers of the first request for a page do not reach the next client', () => {
  const hostile: [string, string, RequestInit][] = [
    ['/property-types', 'a host', { headers: { Host: 'evil.example' } }],
    [
      '/property-types/villas',
      'forwarded headers',
      {
        headers: {
          'X-Forwarded-Host': 'evil.example',
          'X-Forwarded-Proto': 'gopher',
          'X-Forwarded-For': '203.0.113.9',
          'X-Forwarded-Prefix': '/evil',
          Forwarded: 'host=evil.example',
        },
      },
    ],
    [
      '/property-types/penthouses',
      'another path',
      { headers: { 'X-Original-URL': '/contact', 'X-Rewrite-URL': '/contact' } },
    ],
    ['/property-types/apartments', 'a language', { headers: { 'Accept-Language': 'es' } }],
    [
      '/property-types/townhouses',
      'cookies',
      { headers: { Cookie: 'lang=es; shortlist=evil; x' } },
    ],
    [
      '/property-types/palm-10',
      'a method in a header',
      { headers: { 'X-HTTP-Method-Override': 'POST', 'X-Method-Override': 'DELETE' } },
    ],
    ['/property-types/lomas-2', 'a range', { headers: { Range: 'bytes=0-9' } }],
    [
      '/property-types/waterfall-residences',
      'a condition',
      { headers: { 'If-None-Match': '"x"', 'If-Modified-Since': new Date().toUTCString() } },
    ],
    ['/property-types/north-residences', 'an encoding', { headers: { 'Accept-Encoding': '*' } }],
    ['/new-releases', 'an agent', { headers: { 'User-Agent': 'Googlebot/2.1' } }],
    ['/furniture-packages', 'a kind of answer', { headers: { Accept: 'application/json' } }],
    ['/services-support', 'an origin', { headers: { Origin: 'https://evil.example' } }],
    [
      '/properties/garden-apartment-south-terrace',
      'a request for data',
      { headers: { 'X-React-Router-Data': 'yes', 'Sec-Purpose': 'prefetch' } },
    ],
    ['/luxury-property/carat', 'no cache', { headers: { 'Cache-Control': 'no-store' } }],
    ['/blog/the-towers-that-talked', 'HEAD', { method: 'HEAD' }],
    ['/privacy', 'a session', { headers: { Cookie: 'session=a~b' } }],
    ['/cookies', 'a request id', { headers: { 'X-Request-Id': '<script>' } }],
    ['/legal-notice', 'parameters', {}],
  ]
  test.each(hostile)(
    '%s asked for with %s leaves the page of others as it was',
    async (path, _, init) => {
      await (await ask(`${path}?evil=1&utm_source=%3Cscript%3E`, init)).text()
      const next = await ask(path)
      const expected = await reference.get(path)
      expect(next.status).toBe(200)
      expect(next.headers.get('ETag')).toBe(expected.headers.get('ETag'))
      expect(next.headers.get('Set-Cookie')).toBeNull()
      expect(next.headers.get('Content-Encoding')).toBeNull()
      expect(await textOf(next)).toBe(await textOf(expected))
    },
  )
})

describe('methods', () => {
  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s is refused', async (method) => {
    for (const path of ['/', '/contact', '/nowhere']) {
      const response = await ask(path, { method })
      expect(response.status, path).toBe(405)
      expect(response.headers.get('Allow')).toBe('GET, HEAD, POST')
      expect(await response.text()).toContain('</html>')
    }
    const file = await ask('/favicon.svg', { method })
    expect(file.status).toBe(405)
    expect(file.headers.get('Allow')).toBe('GET, HEAD')
  })

  test('a page without a form takes no POST, and stays as it was', async () => {
    const response = await ask('/blog', { method: 'POST', headers: { Origin: siteUrl } })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
    expect((await ask('/blog')).status).toBe(200)
  })
})

describe('parts', () => {
  test('of a page there are none: the whole page is the answer', async () => {
    const response = await ask('/', { headers: { Range: 'bytes=0-9' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Range')).toBeNull()
  })

  test('of a picture are served, and do not become the picture', async () => {
    const path = '/pictures/home-hero.jpg'
    const whole = Buffer.from(await (await ask(path)).arrayBuffer())
    const part = await ask(path, { headers: { Range: 'bytes=10-19' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('Content-Range')).toBe(`bytes 10-19/${whole.length}`)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20))
    expect((await ask(path, { headers: { Range: `bytes=${whole.length}-` } })).status).toBe(416)
    const other = await ask(path, { headers: { Range: 'bytes=0-1', 'If-Range': '"old"' } })
    expect(other.status).toBe(200)
    expect(Buffer.from(await (await ask(path)).arrayBuffer())).toEqual(whole)
  })
})

describe.each(engines)('a change of the catalogue on %s', (engine) => {
  test('is shown, whoever makes it; pages without homes are not made again', async () => {
    const own = await startSite(engine, {}, { cacheSeconds: 600 })
    const blog = await (await own.get('/blog')).text()
    const priceOf = async (path: string) => (await textOf(await own.get(path))).match(/€[\d,]+/g)
    // The cheapest home, which the first page shows as well.
    const slug = 'apartment-by-the-upper-steps'
    const pages = ['/', '/properties', `/properties/${slug}`]
    for (const path of pages) await priceOf(path)
    const setPrice = (db: TestSite['database']['db'], price: number) =>
      db.updateTable('properties').set({ price }).where('slug', '=', slug).execute()
    const shows = async (price: string) => {
      for (const path of pages) await expect.poll(() => priceOf(path)).toContain(price)
    }

    await setPrice(own.database.db, 123_456)
    await shows('€123,456')
    // This is what the desk or another process does.
    const other = await connect(own)
    await setPrice(other.db, 234_567)
    await shows('€234,567')
    await other.db.deleteFrom('properties').where('slug', '=', slug).execute()
    await expect.poll(async () => (await own.get(pages[2] ?? '')).status).toBe(404)
    await other.db.destroy()
    expect(await (await own.get('/blog')).text()).toBe(blog)
    await own.close()
  })
})

test('when the catalogue fails, a page that was there is shown as it was', async () => {
  const own = await startSite('sqlite', {}, { cacheSeconds: 600 })
  const path = '/properties/garden-apartment-south-terrace'
  const before = await textOf(await own.get(path))
  await own.database.db.updateTable('catalogue_version').set({ version: 99 }).execute()
  outageOf(own.database, 'properties')
  await expect.poll(async () => (await own.get('/properties')).status).toBe(503)
  expect(await textOf(await own.get(path))).toBe(before)
  await own.close()
})

describe('an address that no page has', () => {
  test('is answered with one page from memory, in its language, whatever it is', async () => {
    for (const path of ['/nowhere', '/es/nada', '/properties/a/b', '/wp-admin/setup.php']) {
      const response = await ask(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      const [first, other] = [await response.text(), await (await ask(`${path}-2`)).text()]
      expect(other).toBe(first)
      expect(first).not.toContain(path)
    }
    expect(await (await ask('/es/nada')).text()).toContain('<html lang="es"')
  })

  test('of a home is answered with one page from memory until there is such a home', async () => {
    const own = await startSite('sqlite', {}, { cacheSeconds: 600 })
    const get = async (path: string) => {
      const response = await own.get(path)
      return { status: response.status, text: await response.text() }
    }
    // The version of the catalogue has to be known first.
    await expect
      .poll(async () => {
        await get(`/properties/first-${performance.now()}`)
        return (await get('/properties/none-1')).text === (await get('/properties/none-2')).text
      })
      .toBe(true)
    const one = await get('/properties/none-3')
    expect(one).toEqual({ status: 404, text: expect.stringContaining('Property Not Found') })
    expect(await get('/properties/none-4?u=1')).toEqual(one)
    expect((await get('/properties/none-5/brochure.pdf')).status).toBe(404)
    const spanish = await get('/es/properties/none-3')
    expect(spanish.text).toContain('No encontramos esta vivienda')
    expect(await get('/es/properties/none-6')).toEqual(spanish)
    expect((await get('/properties/%20')).text).toContain('No property slug provided')
    const data = await get('/properties/none-3.data')
    expect(data.status).toBe(404)
    expect(await get('/properties/none-7.data?u=1')).toEqual(data)
    expect((await get('/properties/garden-apartment-south-terrace')).status).toBe(200)

    const { db } = own.database
    const renamed = db.updateTable('properties').set({ slug: 'none-4' })
    await renamed.where('slug', '=', 'garden-apartment-south-terrace').execute()
    await expect.poll(async () => (await get('/properties/none-4')).status).toBe(200)
    expect((await get('/properties/garden-apartment-south-terrace')).status).toBe(404)
    await own.close()
  })

  test.each([
    ['/CONTACT', '/contact'],
    ['/ES/Contact?x=1', '/es/contact?x=1'],
    ['/Properties/Garden', '/properties/Garden'],
  ])('%s leads to %s', async (path, location) => {
    const response = await ask(path, { redirect: 'manual' })
    expect([response.status, response.headers.get('Location')]).toEqual([308, location])
  })

  test.each(['/%', '/%E0%A4%A', '/properties/%FF', '/es/%zz'])(
    '%s cannot be read: it is refused and logged like others',
    async (path) => {
      const before = site.logged.length
      const response = await ask(path)
      expect([400, 404]).toContain(response.status)
      expect(await response.text()).toContain('</html>')
      expect(site.logged.slice(before)).toContainEqual(
        expect.objectContaining({ msg: 'request', status: response.status }),
      )
    },
  )
})

describe('too many pages that were never asked for', () => {
  const contact = { name: 'Elena', email: 'elena@example.com', message: 'When may I see it?' }

  test('at once: some are refused with Retry-After; leads and known pages are not', async () => {
    await (await ask('/properties')).text()
    const flood = Array.from({ length: 300 }, (_, number) =>
      ask(`/es/rental-properties?price=${100_000 + number}`),
    )
    const lead = await site.post('/contact', { ...contact, page: '/' })
    expect(lead.status).toBe(303)
    expect((await ask('/properties')).status).toBe(200)
    const answers = await Promise.all(flood)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(200)
    expect(refused.length).toBeLessThan(300)
    for (const response of refused) {
      expect(response.status).toBe(503)
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    }
    expect(await refused[0]?.text()).toContain('<html lang="es"')
    expect((await ask('/es/rental-properties?price=100999')).status).toBe(200)
  })

  test('from one network: it has to wait, others need not', async () => {
    const own = await startSite('sqlite', { TRUST_PROXY: '1' }, { cacheSeconds: 60 })
    const from = (network: string, path: string) => own.get(path, { 'X-Forwarded-For': network })
    // The requests are simultaneous, so that a slow machine's budget does not refill in between.
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, number) =>
        from('203.0.113.9', `/rental-properties?price=${100_000 + number}`),
      ),
    )
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await from('203.0.113.10', '/rental-properties?price=99999')).status).toBe(200)
    const statusOf = async () => (await from('203.0.113.9', '/blog')).status
    await from('203.0.113.10', '/blog')
    expect(await statusOf()).toBe(200)
    await own.close()
  })
})
