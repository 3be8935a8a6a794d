import { afterAll, beforeAll, expect, test } from 'vitest'
import { only, pageOf, textOf } from '../testing/html.ts'
import { startSite, type TestSite } from '../testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite', {
    OFFICE_HOURS: 'Mo-Fr 10:00-13:00,16:00-19:00',
    CITY_NAME: 'Málaga',
    RESORT_TOWN_NAME: 'Marbella',
  })
})
afterAll(() => site.close())

test.each([
  [
    '/contact',
    'By car from the gate, as advertised in November 2026: beach 5 minutes, airport 15, city centre (Málaga) 20, resort town (Marbella) 25.',
    'Monday to Friday, 10:00–13:00 and 16:00–19:00 (Málaga time)',
  ],
  [
    '/es/contact',
    'En coche desde la entrada, según lo anunciado en noviembre de 2026: playa, 5 minutos; aeropuerto, 15; centro de la ciudad (Málaga), 20; localidad turística (Marbella), 25.',
    'de lunes a viernes, 10:00–13:00 y 16:00–19:00 (hora de Málaga)',
  ],
])('%s has telephone, e-mail, hours, languages and the map', async (path, caption, hours) => {
  const page = await pageOf(await site.get(path))
  const figure = only(page, 'main figure:has(img[src$="coast.svg"])')
  expect(textOf(only(figure, 'figcaption'))).toBe(caption)
  const map = only(figure, 'img')
  expect(map.getAttribute('alt')).not.toBe('')
  const drawn = await site.get(map.getAttribute('src') ?? '')
  expect([drawn.status, drawn.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml'])
  const details = only(page, 'main .details')
  expect(textOf(details)).toContain(hours)
  for (const link of ['a[href^="tel:"]', 'a[href^="mailto:"]', 'a[href*="wa.me"]'])
    expect(textOf(only(details, link))).not.toBe('')
})

test.each([
  ['/properties/garden-apartment-south-terrace', 'aside.prop-side'],
  ['/properties/garden-apartment-south-terrace/viewing', 'aside.visit__s'],
  ['/blog', 'footer'],
])('%s has telephone and chat as links of their own, with hours', async (path, place) => {
  for (const [prefix, hours] of [
    ['', 'Monday to Friday, 10:00–13:00'],
    ['/es', 'de lunes a viernes, 10:00–13:00'],
  ]) {
    const part = only(await pageOf(await site.get(`${prefix}${path}`)), place)
    const telephone = only(part, 'a[href^="tel:"]')
    expect(telephone.getAttribute('href')).toBe('tel:+34600000000')
    expect(textOf(telephone)).toBe('+34 600 000 000')
    expect(textOf(only(part, 'a[href*="wa.me"]'))).not.toContain('600')
    expect(textOf(part)).toContain(hours)
  }
})

test.each([
  ['', 'Hours of telephone and chat'],
  ['/es', 'Horario de teléfono y chat'],
])('where no hours are configured, %s pages have no line for them', async (prefix, hours) => {
  const other = await startSite('sqlite')
  for (const path of [
    '/contact',
    '/properties/garden-apartment-south-terrace',
    '/properties/garden-apartment-south-terrace/viewing',
  ])
    expect(textOf(only(await pageOf(await other.get(prefix + path)), 'main')), path).not.toContain(
      hours,
    )
  await other.close()
})
