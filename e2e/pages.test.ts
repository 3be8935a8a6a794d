import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languageOf, pathIn, withoutLanguage } from '#server/language.ts'
import {
  type HTMLElement,
  only,
  pageOf,
  parseHtml,
  structuredData,
  textOf,
} from '../testing/html.ts'
import { siteUrl, startSite, type TestSite } from '../testing/site.ts'
import { bothLanguages, pages } from './paths.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite')
})
afterAll(() => site.close())

const read = async (path: string) => {
  const response = await site.get(path)
  const text = await response.text()
  return { response, text, page: parseHtml(text) }
}
/** The page that was read last, because several tests look at the same one. */
let last: { path: string; html: ReturnType<typeof read> } | undefined
const html = (path: string) => {
  if (last?.path !== path) last = { path, html: read(path) }
  return last.html
}
const content = (page: HTMLElement, name: string) =>
  only(page, `meta[name=${name}]`).getAttribute('content')

const english =
  /\b(Properties|Bedrooms|Submit|Contact Us|Request (?:Information|Details)|View All|Under Construction|Price|from|with|the|and)\b/i
const spanish =
  /\b(Propiedades|Viviendas|Dormitorios|Enviar|Contacto|Ver todas|En construcción|Precio|desde|para|una)\b/i

describe.each(pages.flatMap(bothLanguages))('%s', (path) => {
  test('answers in its language, with its one address and its counterpart', async () => {
    const { response, page } = await html(path)
    const { pathname } = new URL(path, siteUrl)
    expect(response.status).toBe(200)
    expect(only(page, 'html').getAttribute('lang')).toBe(languageOf(path))
    // A home's title names its type, its price and its place instead of the brand, which a long
    // title leaves out as well.
    const home = /\/properties\/[^/]+$/.test(pathname)
    const title = only(page, 'head title').text
    if (title.length < 50 || home) expect(title).toMatch(home ? /€/ : /Alborán Residences/)
    // Search engines cut longer titles; they know a filtered list by the whole one.
    const isFiltered = path.includes('?')
    if (!isFiltered && !page.querySelector('meta[name="robots"][content*="noindex"]'))
      expect(title.length).toBeLessThanOrEqual(65)
    if (!isFiltered) expect(title.length).toBeLessThanOrEqual(70)
    expect(content(page, 'description')?.length).toBeGreaterThan(20)
    expect(content(page, 'description')).not.toContain('\u2060')
    expect(only(page, 'link[rel=canonical]').getAttribute('href')).toBe(siteUrl + pathname)
    for (const language of ['en', 'es'] as const)
      expect(only(page, `link[rel=alternate][hreflang=${language}]`).getAttribute('href')).toBe(
        siteUrl + pathIn(language, withoutLanguage(pathname)),
      )
    expect(page.querySelectorAll('h1')).toHaveLength(1)
  })

  test('runs only inline scripts and requests nothing from other hosts', async () => {
    const { response, page } = await html(path)
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    const running = page
      .querySelectorAll('script')
      .filter(({ attrs }) => !/^deferred$|^speculationrules$|json$/.test(attrs.type ?? ''))
    expect(running.length).toBeGreaterThan(0)
    expect(running.filter(({ attrs }) => attrs.src !== undefined)).toEqual([])
    // Links out of the site: chat, social pages, the laws that figures rest on and, on the privacy
    // page, the authority to complain to.
    const addresses = page
      .querySelectorAll('[src], [srcset], [href]')
      .flatMap(({ attrs }) => [attrs.src, attrs.srcset, attrs.href])
      .filter((address) => address && /^https?:/.test(address))
    for (const address of addresses)
      expect(address).toMatch(
        /^(http:\/\/site\.test|https:\/\/(wa\.me|www\.(instagram|facebook|linkedin)\.com|www\.(aepd|boe)\.es))/,
      )
    expect(page.querySelectorAll('style[data-from]')).toHaveLength(1)
  })

  test('has no text in the other language, bare key or exclamation, labels included', async () => {
    const { page } = await html(path)
    const spoken = page
      .querySelectorAll('[alt], [aria-label], [title], [placeholder], [content]')
      .flatMap(({ attrs }) =>
        ['alt', 'aria-label', 'title', 'placeholder', 'content'].map((name) => attrs[name] ?? ''),
      )
      .filter((text) => !text.startsWith('http'))
    const drawn = page.querySelectorAll('svg').map(({ text }) => text)
    // Addresses have the names of homes in English.
    const said = [textOf(only(page, 'html')), ...drawn, ...spoken]
      .join('\n')
      .replaceAll(/https?:\/\/\S+/g, '')
    expect(said).not.toMatch(/\{\w+\}|undefined|NaN|\[object/)
    expect(said).not.toMatch(/[!¡]/)
    expect(said).not.toMatch(languageOf(path) === 'es' ? english : spanish)
  })
})

test('pictures have sizes and alternative texts, and all but the first load lazily', async () => {
  const { page } = await html('/es')
  const images = page.querySelectorAll('img').map(({ attrs }) => attrs)
  expect(images.length).toBeGreaterThan(15)
  for (const image of images)
    expect(image).toMatchObject({
      width: expect.stringMatching(/^\d+$/),
      height: expect.stringMatching(/^\d+$/),
      alt: expect.any(String),
    })
  expect(images[0]).toMatchObject({ loading: 'eager', fetchpriority: 'high' })
  expect(images.slice(1).map(({ loading }) => loading)).toEqual(images.slice(1).map(() => 'lazy'))
  const [avif] = page.querySelectorAll('source[type="image/avif"]')
  expect(avif?.getAttribute('srcset')).toMatch(/^\/pictures\/variants\/[\w-]+-480\.avif 480w/)
})

test('a file with a digest in its name is cached for a year and compressed once', async () => {
  const { page } = await html('/')
  const stylesheet = only(page, 'style[data-from]').getAttribute('data-from') ?? ''
  const response = await site.get(stylesheet, { 'Accept-Encoding': 'br' })
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('Content-Encoding')).toBe('br')
})

test('a page is compressed, and a client that has it gets 304', async () => {
  const first = await site.get('/', { 'Accept-Encoding': 'br, gzip' })
  expect(first.headers.get('Content-Encoding')).toBe('br')
  expect(first.headers.get('Vary')).toContain('Accept-Encoding')
  const again = await site.get('/', { 'If-None-Match': first.headers.get('ETag') ?? '' })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  // The policy of the browser's copy permits its scripts; that of a newer rendering would not.
  expect(again.headers.get('Content-Security-Policy')).toBeNull()
})

describe('languages', () => {
  test('the switch remembers the choice and shows the clean address', async () => {
    const response = await site.get('/es/properties?lang=es&type=villa')
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/es/properties?type=villa')
    expect(response.headers.get('Set-Cookie')).toMatch(
      /^lang=es; Max-Age=31536000; Path=\/; SameSite=Lax/,
    )
  })

  test('only the home page follows the remembered language', async () => {
    const home = await site.get('/', { Cookie: 'lang=es' })
    expect(home.status).toBe(302)
    expect(home.headers.get('Location')).toBe('/es')
    expect((await site.get('/properties', { Cookie: 'lang=es' })).status).toBe(200)
    expect((await site.get('/', { Cookie: 'lang=en' })).status).toBe(200)
    expect((await site.get('/', { Cookie: 'lang=xx' })).status).toBe(200)
  })

  test('articles of events and lifestyle have these categories in Spanish', async () => {
    const blog = textOf((await html('/es/blog')).page)
    expect(blog).toContain('Eventos')
    expect(blog).toContain('Estilo de vida')
    expect(blog).not.toMatch(/Fiestas\s|Vida diaria/)
  })

  test('prices are written as each language writes them', async () => {
    expect((await html('/properties/garden-apartment-south-terrace')).text).toContain('€485,000')
    expect((await html('/es/properties/garden-apartment-south-terrace')).text).toContain(
      '485.000\u00a0€',
    )
  })
})

describe('redirects and missing pages', () => {
  test.each([
    ['/property', '/properties'],
    ['/rentals', '/rental-properties'],
    ['/furniture', '/furniture-packages'],
    ['/services', '/services-support'],
    ['/es/services', '/es/services-support'],
    ['/properties/', '/properties'],
    ['/es/', '/es'],
    ['/es/property/', '/es/properties'],
  ])('%s redirects permanently to %s', async (path, target) => {
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
    const { response, page } = await html(path)
    expect(response.status).toBe(404)
    expect(only(page, 'html').getAttribute('lang')).toBe(language)
    expect(textOf(only(page, 'h1'))).toContain(title)
    for (const link of page.querySelectorAll('header .lang a'))
      expect(link.getAttribute('href')).not.toContain('/refused')
    expect(content(page, 'robots')).toBe('noindex')
    expect(page.querySelectorAll('style[data-from]')).toHaveLength(1)
    expect(site.logged).toContainEqual(expect.objectContaining({ path }))
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
    const { page } = await html('/properties/garden-apartment-south-terrace')
    const listing = structuredData(page).find((one) => one['@type'] === 'RealEstateListing')
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
    expect(listing.image).toHaveLength(12)
    for (const image of listing.image)
      expect(image).toMatch(/^http:\/\/site\.test\/pictures\/variants\//)
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
    const { page } = await html(`/es/properties/${slug}`)
    expect(only(page, 'h1').getAttribute('lang')).toBe('en')
  })

  test('health reports process, database and queue', async () => {
    const response = await site.get('/health')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      status: 'ok',
      database: 'ok',
      queue: { waiting: 0, parked: 0 },
    })
  })

  test('a picture elsewhere is shown as it is, where the configuration names its host', async () => {
    const address = 'https://pictures.example/home.jpg'
    const other = await startSite('sqlite', { IMAGE_ORIGINS: 'https://pictures.example' })
    await other.database.db
      .updateTable('properties')
      .set({ images: JSON.stringify([address]) })
      .where('id', '=', 'R49052083')
      .execute()
    const response = await other.get('/properties/garden-apartment-south-terrace')
    const page = await pageOf(response)
    expect(page.querySelectorAll(`img[src="${address}"]`).length).toBeGreaterThan(0)
    expect(response.headers.get('Content-Security-Policy')).toContain(
      "img-src 'self' data: https://pictures.example",
    )
    await other.close()
  })
})

test.each(['', '/es'])(
  'a phone gets our name and icons for its home screen: "%s"',
  async (path) => {
    const { page } = await html(path || '/')
    const address = only(page, 'link[rel=manifest]').getAttribute('href') ?? ''
    const response = await site.get(address)
    expect(response.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8')
    const manifest = await response.json()
    expect(manifest).toMatchObject({
      name: 'Alborán Residences',
      lang: languageOf(path),
      start_url: path || '/',
      theme_color: only(page, 'meta[name=theme-color]').getAttribute('content'),
    })
    const icons = page.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon]')
    const files = [
      ...icons.map(({ attrs }) => attrs.href ?? ''),
      ...manifest.icons.map(({ src }: { src: string }) => src),
    ]
    expect(files).toContain('/apple-touch-icon.png')
    for (const file of files) {
      const icon = await site.get(file)
      expect(icon.headers.get('Content-Type'), file).toMatch(/^image\//)
      expect((await icon.arrayBuffer()).byteLength, file).toBeGreaterThan(300)
    }
  },
)

test('the steps of the buying guide are explained in the order of its timeline', async () => {
  const { page } = await html('/buying-guide')
  const timeline = page.querySelectorAll('.weeks a').map(({ attrs }) => attrs.href?.slice(1) ?? '')
  const steps = page.querySelectorAll('[id^=step-]').map(({ id }) => id)
  expect(timeline).toHaveLength(8)
  expect(steps.filter((id) => timeline.includes(id))).toEqual(timeline)
})

test.each([
  ['/furniture-packages', 'Contents, guide price and delivery times, by e-mail.'],
  ['/es/furniture-packages', 'Contenido, precio orientativo y plazos de entrega, por correo'],
])('the dialogs of %s promise what concerns a package', async (path, promise) => {
  const text = (await html(path)).text.replaceAll('\u2060', '')
  // The sentence occurs once in each dialog, and once more in the page's data.
  expect(text.split(`>${promise}`)).toHaveLength(4)
  expect(text).not.toMatch(/>(Plans, prices|Planos, precios)/)
})
