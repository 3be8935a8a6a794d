import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathIn } from '#server/language.ts'
import { buttons, links, only, textOf } from '../../testing/html.ts'
import { startSite, type TestSite } from '../../testing/site.ts'
import { pageAt } from './page-at.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite', {}, { clock: () => Date.parse('2031-12-31T22:59Z') })
})
afterAll(() => site.close())

describe.each([
  [
    'en',
    ['Home', 'Properties', 'New Releases', 'ROI', 'Furniture Packages', 'Services', 'Blog'],
    ['Property', 'Rentals', 'Furniture', 'Services'],
    'Contact Us',
    'Chat',
  ],
  [
    'es',
    [
      'Inicio',
      'Viviendas',
      'Nuevas promociones',
      'Rentabilidad',
      'Paquetes de mobiliario',
      'Servicios',
      'Blog',
    ],
    ['Viviendas', 'Alquileres', 'Mobiliario', 'Servicios'],
    'Contacto',
    'Chat',
  ],
] as const)('header and footer, in %s', (language, navigation, quick, contact, chat) => {
  const paths = [
    '/',
    '/properties',
    '/new-releases',
    '/rental-properties',
    '/furniture-packages',
    '/services-support',
    '/blog',
  ]

  test('the main navigation, on wide screens and in the menu', async () => {
    const page = await pageAt(site, language, '/')
    for (const selector of ['header nav', '#menu nav'])
      expect(links(only(page, selector))).toEqual(
        paths.map((path, index) => ({ label: navigation[index], to: pathIn(language, path) })),
      )
  })

  test.each([
    ['/properties', '/properties'],
    ['/properties/garden-apartment-south-terrace', '/properties'],
    ['/blog/the-train-by-the-sea', '/blog'],
    ['/property-types', undefined],
    ['/', '/'],
  ])('on %s the highlighted link is %s', async (path, current) => {
    const page = await pageAt(site, language, path)
    const marked = page
      .querySelectorAll('header nav a[aria-current=page]')
      .map((link) => link.getAttribute('href'))
    expect(marked).toEqual(current ? [pathIn(language, current)] : [])
  })

  test('the header has the name, the chat and the languages', async () => {
    const header = only(await pageAt(site, language, '/properties'), 'header:has(nav)')
    expect(only(header, 'a[aria-label="Alborán Residences"]').getAttribute('href')).toBe(
      pathIn(language, '/'),
    )
    expect(links(header)).toContainEqual({
      label: chat,
      to: expect.stringMatching(/^https:\/\/wa\.me\/34600000000\?/),
    })
    expect(only(header, 'a[href^="https://wa.me/"]').getAttribute('target')).toBe('_blank')
    expect(links(header)).toContainEqual({ label: 'EN', to: '/properties?lang=en' })
    expect(links(header)).toContainEqual({ label: 'ES', to: '/es/properties?lang=es' })
    expect(buttons(header).map(({ to }) => to)).toContain('menu')
  })

  test('the menu and the footer lead to the buying guide and the contact details', async () => {
    const page = await pageAt(site, language, '/')
    for (const selector of ['#menu .menu__foot', 'footer'])
      expect(links(only(page, selector))).toEqual(
        expect.arrayContaining([
          {
            label: { en: 'Buying guide', es: 'Guía de compra' }[language],
            to: pathIn(language, '/buying-guide'),
          },
          {
            label: { en: 'Contact details', es: 'Datos de contacto' }[language],
            to: pathIn(language, '/contact'),
          },
        ]),
      )
  })

  test('the footer has its links, address, chat, contact button and this year', async () => {
    const footer = only(await pageAt(site, language, '/'), 'footer')
    const quickPaths = ['/property', '/rentals', '/furniture', '/services']
    expect(links(only(footer, 'nav[aria-labelledby=footer-links]'))).toEqual(
      quickPaths.map((path, index) => ({ label: quick[index], to: pathIn(language, path) })),
    )
    expect(links(only(footer, 'ul[aria-label]'))).toHaveLength(3)
    expect(textOf(only(footer, 'address'))).toContain('Costa del Sol Málaga +34 600 000 000 Chat')
    expect(buttons(footer)).toContainEqual({ label: contact, to: 'contact-dialog' })
    expect(textOf(footer)).toContain('© 2031 Alborán Residences')
  })
})
