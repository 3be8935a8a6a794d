import { afterAll, beforeAll, expect, test } from 'vitest'
import { homes } from '#server/catalogue/seed/homes.ts'
import { only, pageOf, textOf } from '../testing/html.ts'
import { startSite, type TestSite } from '../testing/site.ts'

// The facts on a home's page besides its pictures, and their links.

let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite', {}, { cacheSeconds: 60 })
})
afterAll(() => site.close())

const euros = (text: string) =>
  Array.from(text.matchAll(/\d[\d.,]*\d/g), ([figure]) => Number(figure.replace(/[.,]/g, '')))

test.each(['', '/es'])(
  'every home at %s/properties leads from its price to its costs and its sections',
  async (prefix) => {
    for (const { slug } of homes) {
      const page = await pageOf(await site.get(`${prefix}/properties/${slug}`))
      const [from = 0, to = 0] = euros(only(page, '#costs .big').text)
      const link = only(page, '.sidecard a[href="#costs"]')
      expect(euros(link.text), slug).toEqual([Math.round((from + to) / 2_000) * 1_000])
      // The tax on a third parking space is unknown.
      const sum = prefix
        ? /^Unos .* con impuestos y gastos(, sin el IVA .*)?$/
        : /^About .* fees(, without the extra IVA .*)?$/
      expect(link.text).toMatch(sum)
      const sections = page.querySelectorAll('.jump a[href^="#"]')
      expect(sections.length).toBeGreaterThan(2)
      for (const section of sections)
        expect(page.querySelectorAll(section.getAttribute('href') ?? '')).toHaveLength(1)
      for (const id of ['plan', 'sun', 'like'])
        expect(page.querySelectorAll(`.jump a[href="#${id}"]`), `${slug} ${id}`).toHaveLength(
          page.querySelectorAll(`[id="${id}"]`).length,
        )
    }
  },
)

test.each([
  ['', 'Status', 'New, under construction', 'Available'],
  ['/es', 'Estado', 'Obra nueva, en construcción', 'Disponible'],
])(
  'a home at %s/properties is available only where it is finished',
  async (prefix, name, building, available) => {
    const status = async (slug = '') => {
      const page = await pageOf(await site.get(`${prefix}/properties/${slug}`))
      const row = page
        .querySelectorAll('.sidecard .details > div')
        .find((one) => textOf(one).startsWith(name))
      return row && textOf(only(row, 'dd'))
    }
    const free = homes.filter((home) => home.status === 'available')
    const unfinished = free.filter((home) => home.development === 'Waterfall Residences')
    expect(unfinished.length).toBeGreaterThan(0)
    for (const { slug } of unfinished) expect(await status(slug), slug).toBe(building)
    const resale = free.find((home) => home.development === null)
    expect(await status(resale?.slug)).toBe(available)
  },
)

test('a card has the same all-in cost beside its price as the bar of its home', async () => {
  const list = await pageOf(await site.get('/properties'))
  const card = list.querySelector('.card')
  const home = card?.querySelector('h3 a')?.getAttribute('href') ?? ''
  const bar = only(await pageOf(await site.get(home)), '.bar .bar__price')
  expect(textOf(bar)).toMatch(/^€[\d,]+ about €[\d,]+ all in$/)
  expect(card && textOf(only(card, '.card__top > div'))).toBe(textOf(bar))
})

const firstFree = async (path: string) =>
  (await pageOf(await site.get(path)))
    .querySelectorAll('.sidecard > p')
    .map(textOf)
    .find((text) => /^Next free time|^Primera hora libre/.test(text))

test('a home’s page names the free half-hour that the page of viewings offers first', async () => {
  const [{ slug } = { slug: '' }] = homes
  const page = await pageOf(await site.get(`/properties/${slug}/viewing`))
  const day = textOf(only(page, '.slots > .days > .day:first-child .day__name')).split(' ')[1]
  const time = page.querySelector('.day label.slot b')?.text
  expect(await firstFree(`/properties/${slug}`)).toMatch(
    new RegExp(`^Next free time, in person or by video: [A-Z]\\w+ ${day} \\w+, ${time}$`),
  )
  expect(await firstFree(`/es/properties/${slug}`)).toMatch(
    new RegExp(
      `^Primera hora libre, en persona o por vídeo: [a-záéíóú]+ ${day} de \\S+, a las ${time}$`,
    ),
  )
})

test('a home’s page in memory names the next half-hour once the first is taken', async () => {
  const [{ slug } = { slug: '' }] = homes
  const before = await firstFree(`/properties/${slug}`)
  const page = await pageOf(await site.get(`/properties/${slug}/viewing`))
  await site.post(`/properties/${slug}/viewing`, {
    name: 'Elena Marchetti',
    email: 'elena@example.com',
    phone: '+39 055 012 3456',
    format: 'video',
    slot: page.querySelector('.day label.slot input')?.getAttribute('value') ?? '',
    page: `/properties/${slug}/viewing`,
  })
  await expect.poll(() => firstFree(`/properties/${slug}`), { timeout: 5_000 }).not.toBe(before)
})

test.each(['/maps/coast.svg', '/es/maps/resort.svg', '/plans/r49052083/plan.svg'])(
  '%s has its styles inside, and they apply where it is opened alone',
  async (path) => {
    const drawing = await site.get(path)
    expect(drawing.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(drawing.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; font-src data:",
    )
    const text = await drawing.text()
    const [, style = '<'] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? []
    // The file is XML, so the style must not contain markup.
    expect(style).not.toMatch(/[<&]/)
    // The file fetches nothing: it contains its fonts, where it has any.
    expect(text).not.toMatch(/url\((?!data:font|["']?#)/)
    if (path.includes('/maps/'))
      expect(text.match(/url\(["']?data:font\/woff2;base64,/g)).toHaveLength(3)
  },
)
