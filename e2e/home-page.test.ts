import { afterAll, beforeAll, expect, test } from 'vitest'
import { homes } from '#server/catalogue/seed/homes.ts'
import { only, pageOf, textOf } from '../testing/html.ts'
import { startSite, type TestSite } from '../testing/site.ts'

// The facts of a home's page beside its pictures, and their links.

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
      expect(link.text).toMatch(prefix ? /^Unos .* con impuestos y gastos$/ : /^About .* fees$/)
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

test('the page’s script gets the half-hour that the page of viewings offers first', async () => {
  const [{ slug } = { slug: '' }] = homes
  const page = await pageOf(await site.get(`/properties/${slug}/viewing`))
  const day = textOf(only(page, '.slots > .days > .day:first-child .day__name')).split(' ')[1]
  const time = page.querySelector('.day label.slot b')?.text
  const answer = await site.get('/viewing/next.json')
  expect(answer.headers.get('Cache-Control')).toContain('no-store')
  const { next } = await answer.json()
  expect(next).toMatch(new RegExp(`^[A-Z]\\w+ ${day} \\w+, ${time}$`))
  expect((await (await site.get('/es/viewing/next.json')).json()).next).toMatch(
    new RegExp(`^[a-záéíóú]+ ${day} de \\S+, a las ${time}$`),
  )
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
    // The file is XML.
    expect(style).not.toMatch(/[<&]/)
    // It fetches nothing: its fonts, where it has any, are in it.
    expect(text).not.toMatch(/url\((?!data:font|["']?#)/)
    if (path.includes('/maps/'))
      expect(text.match(/url\(["']?data:font\/woff2;base64,/g)).toHaveLength(3)
  },
)
