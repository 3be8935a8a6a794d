import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languageOf, pathIn, withoutLanguage } from '#server/language.ts'
import { siteUrl, startSite, type TestSite } from '../testing/site.ts'
import { bothLanguages, pages } from './paths.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite')
})
afterAll(() => site.close())

const html = async (path: string) => {
  const response = await site.get(path)
  return { response, text: await response.text() }
}
const tag = (text: string, pattern: RegExp) => pattern.exec(text)?.[1]

const english =
  /\b(Properties|Bedrooms|Submit|Contact Us|Request (?:Information|Details)|View All|Under Construction|Price|from|with|the|and)\b/i
const spanish =
  /\b(Propiedades|Dormitorios|Enviar|Contacto|Ver todas|En construcción|Precio|desde|para|una)\b/i

describe.each(pages.flatMap(bothLanguages))('%s', (path) => {
  test('answers in its language, with its one address and its counterpart', async () => {
    const { response, text } = await html(path)
    const { pathname } = new URL(path, siteUrl)
    expect(response.status).toBe(200)
    expect(tag(text, /<html lang="(\w+)"/)).toBe(languageOf(path))
    expect(tag(text, /<title>([^<]+)<\/title>/)).toMatch(/Alborán Residences/)
    expect(tag(text, /<meta name="description" content="([^"]+)"/)?.length).toBeGreaterThan(20)
    expect(tag(text, /<link rel="canonical" href="([^"]+)"/)).toBe(siteUrl + pathname)
    for (const language of ['en', 'es'] as const)
      expect(text).toContain(
        `rel="alternate" hrefLang="${language}" href="${siteUrl + pathIn(language, withoutLanguage(pathname))}"`,
      )
    expect(text.match(/<h1[ >]/g)).toHaveLength(1)
  })

  test('runs nothing and asks nobody else', async () => {
    const { response, text } = await html(path)
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    const running = [
      ...text.matchAll(/<script(?![^>]*type="(?:deferred|application\/ld\+json)")[^>]*>/g),
    ]
    expect(running).toHaveLength(1)
    // Links out of the site: chat, social pages and, on the privacy page, the authority to complain to.
    for (const [, address] of text.matchAll(/(?:src|srcSet|href)="(https?:\/\/[^"]+)"/g))
      expect(address).toMatch(
        /^(http:\/\/site\.test|https:\/\/(wa\.me|www\.(instagram|facebook|linkedin)\.com|www\.aepd\.es))/,
      )
    expect(text.match(/rel="stylesheet"/g)).toHaveLength(1)
  })

  test('says nothing in the other language, nor a bare key, also to those who only hear it', async () => {
    const { text } = await html(path)
    const page = text.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
    const heard = [
      ...page.matchAll(/\s(?:alt|aria-label|title|placeholder|content)="(?!http)([^"]*)"/g),
    ].map(([, words]) => words)
    const said = [page.replace(/<[^>]+>/g, '\n'), ...heard].join('\n')
    expect(said).not.toMatch(/\{\w+\}|undefined|NaN|\[object/)
    expect(said).not.toMatch(languageOf(path) === 'es' ? english : spanish)
  })
})

test('pictures have their size and their words, the first one at once, the rest when needed', async () => {
  const { text } = await html('/es')
  const images = [...text.matchAll(/<img[^>]*>/g)].map(([image]) => image)
  expect(images.length).toBeGreaterThan(15)
  for (const image of images) expect(image).toMatch(/width="\d+" height="\d+"/)
  for (const image of images) expect(image).toMatch(/alt="/)
  expect(images[0]).toContain('loading="eager"')
  expect(images[0]).toContain('fetchPriority="high"')
  expect(images.slice(1).every((image) => image.includes('loading="lazy"'))).toBe(true)
  expect(text).toMatch(/type="image\/avif" srcSet="\/pictures\/variants\/[\w-]+-480\.avif 480w/)
})

test('every address that a page shows leads somewhere on the site', async () => {
  const { text } = await html('/properties')
  const addresses = new Set(
    [...text.matchAll(/(?:href|src)="(\/(?:assets|pictures|favicon)[^"#]*)/g)].map(
      ([, address]) => address ?? '',
    ),
  )
  expect(addresses.size).toBeGreaterThan(8)
  for (const address of addresses) expect((await site.get(address)).status, address).toBe(200)
})

test('what has a digest in its name is kept for a year, compressed once', async () => {
  const { text } = await html('/')
  const stylesheet = tag(text, /rel="stylesheet" href="([^"]+)"/) ?? ''
  const response = await site.get(stylesheet, { 'Accept-Encoding': 'br' })
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('Content-Encoding')).toBe('br')
})

test('a page is compressed, and not sent again to who has it', async () => {
  const first = await site.get('/', { 'Accept-Encoding': 'br, gzip' })
  expect(first.headers.get('Content-Encoding')).toBe('br')
  expect(first.headers.get('Vary')).toContain('Accept-Encoding')
  const again = await site.get('/', { 'If-None-Match': first.headers.get('ETag') ?? '' })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  // The copy's scripts are allowed by the policy that came with it, not by that of a newer rendering.
  expect(again.headers.get('Content-Security-Policy')).toBeNull()
})

describe('languages', () => {
  test('the switch remembers the choice and shows the clean address', async () => {
    const response = await site.get('/es/properties?lang=es&type=villa')
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/es/properties?type=villa')
    expect(response.headers.get('Set-Cookie')).toMatch(
      /^lang=es; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/,
    )
  })

  test('only the front door follows the memory', async () => {
    const door = await site.get('/', { Cookie: 'lang=es' })
    expect(door.status).toBe(302)
    expect(door.headers.get('Location')).toBe('/es')
    expect((await site.get('/properties', { Cookie: 'lang=es' })).status).toBe(200)
    expect((await site.get('/', { Cookie: 'lang=en' })).status).toBe(200)
    expect((await site.get('/', { Cookie: 'lang=xx' })).status).toBe(200)
  })

  test('prices are written as each language writes them', async () => {
    expect((await html('/properties/garden-apartment-south-terrace')).text).toContain('€485,000')
    expect((await html('/es/properties/garden-apartment-south-terrace')).text).toContain(
      '485.000\u00a0€',
    )
  })
})

describe('redirects and dead ends', () => {
  test.each([
    ['/property', '/properties'],
    ['/rentals', '/rental-properties'],
    ['/furniture', '/furniture-packages'],
    ['/services', '/services-support'],
    ['/es/services', '/es/services-support'],
    ['/properties/', '/properties'],
    ['/es/', '/es'],
    ['/es/property/', '/es/properties'],
  ])('%s moves for good to %s', async (path, target) => {
    const response = await site.get(path)
    expect(response.status).toBe(308)
    expect(response.headers.get('Location')).toBe(target)
  })

  test('a path that begins with two slashes does not leave the site', async () => {
    const response = await site.get('//evil.example/')
    expect(response.headers.get('Location')).toBe('/evil.example')
  })

  test.each([
    ['/nowhere', 'en', 'Oops! Page not found'],
    ['/es/nowhere', 'es', 'Vaya, esta página no existe'],
    ['/property-types/castles', 'en', 'Oops! Page not found'],
    ['/properties/no-such-home', 'en', 'Property Not Found'],
    ['/es/properties/no-such-home', 'es', 'No encontramos esta vivienda'],
  ])('%s is a 404 in %s', async (path, language, title) => {
    const { response, text } = await html(path)
    expect(response.status).toBe(404)
    expect(text).toContain(`<html lang="${language}"`)
    expect(text).toContain(title)
    expect(text).toContain('name="robots" content="noindex"')
    expect(text).toContain('rel="stylesheet"')
    expect(site.logged).toContainEqual(expect.objectContaining({ path }))
  })

  test('a missing home says what the specification says', async () => {
    const { text } = await html('/properties/no-such-home')
    expect(text).toContain('We couldn&#x27;t find the property you were looking for.')
    expect(text).toContain('href="/properties"')
  })

  test('a missing file is no page', async () => {
    const response = await site.get('/assets/missing.js')
    expect(response.status).toBe(404)
    expect((await response.text()).length).toBeLessThan(100)
  })
})

describe('for machines', () => {
  test('the sitemap names every home in both languages', async () => {
    const { text, response } = await html('/sitemap.xml')
    expect(response.headers.get('Content-Type')).toContain('application/xml')
    expect(text).toContain(`<loc>${siteUrl}/properties/garden-apartment-south-terrace</loc>`)
    expect(text).toContain(`<loc>${siteUrl}/es/properties/garden-apartment-south-terrace</loc>`)
    expect(text.match(/hreflang="x-default"/g)?.length).toBe(text.match(/<url>/g)?.length)
  })

  test('robots may read everything and learn where the sitemap is', async () => {
    expect((await html('/robots.txt')).text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  })

  test('a home is described as a listing', async () => {
    const { text } = await html('/properties/garden-apartment-south-terrace')
    const data = [
      ...text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
    ].map(([, json]) => JSON.parse(json ?? ''))
    const listing = data.find((one) => one['@type'] === 'RealEstateListing')
    expect(listing).toMatchObject({
      mainEntity: {
        '@type': 'Apartment',
        numberOfBedrooms: 2,
        numberOfBathroomsTotal: 2,
        numberOfRooms: 4,
        floorSize: { value: 98, unitCode: 'MTK' },
      },
      offers: { price: 485_000, priceCurrency: 'EUR' },
    })
    expect(listing.image).toMatch(/^http:\/\/site\.test\/pictures\/variants\//)
  })

  test('text from the catalogue cannot leave its place in the page', async () => {
    const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'
    await site.database.db
      .updateTable('properties')
      .set({ title: hostile, description: hostile, translations: null })
      .where('id', '=', 'apt-002')
      .execute()
    const { slug } = await site.database.db
      .selectFrom('properties')
      .select('slug')
      .where('id', '=', 'apt-002')
      .executeTakeFirstOrThrow()
    for (const path of bothLanguages(`/properties/${slug}`)) {
      const { text } = await html(path)
      expect(text).not.toContain('<script>alert(1)')
      expect(text).not.toContain('<img src=x')
    }
    expect((await html(`/es/properties/${slug}`)).text).toMatch(/<h1 lang="en"/)
  })

  test('health tells of process, database and queue', async () => {
    const response = await site.get('/health')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      status: 'ok',
      database: 'ok',
      queue: { waiting: 0, parked: 0 },
    })
  })

  test('a picture elsewhere is shown as it is, and allowed where the configuration names its host', async () => {
    const address = 'https://pictures.example/home.jpg'
    const other = await startSite('sqlite', { IMAGE_ORIGINS: 'https://pictures.example' })
    await other.database.db
      .updateTable('properties')
      .set({ images: JSON.stringify([address]) })
      .where('id', '=', 'R49052083')
      .execute()
    const response = await other.get('/properties/garden-apartment-south-terrace')
    expect(await response.text()).toContain(`src="${address}"`)
    expect(response.headers.get('Content-Security-Policy')).toContain(
      "img-src 'self' data: https://pictures.example",
    )
    await other.close()
  })
})
