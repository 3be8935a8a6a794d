import { evidenceNames } from '#app/forms/evidence.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Language, languages, pathIn } from '#server/language.ts'
import {
  attribute,
  buttons,
  choices,
  count,
  element,
  elements,
  links,
  wordsOf,
} from '../testing/markup.ts'
import { startSite, type TestSite } from '../testing/site.ts'
import { forms, outcomes, refusals, screens } from './specification-screens.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite')
})
afterAll(() => site.close())

const htmlAt = async (language: Language, path: string) => {
  const response = await site.get(pathIn(language, path))
  expect(response.status).toBe(200)
  return response.text()
}
/** The page itself, as it stands before any dialog is opened. */
const body = (html: string) => {
  const main = element(html, /<main\b[^>]*>/)
  return elements(main, /<dialog\b[^>]*>/).reduce((rest, dialog) => rest.replace(dialog, ''), main)
}
const dialogTitle = (html: string, id: string) =>
  wordsOf(element(element(html, new RegExp(`<dialog\\b[^>]*id="${id}"[^>]*>`)), /<h2\b[^>]*>/))
/** An address with the language put in front, except for a place on the same page. */
const inLanguage = (language: Language, to: string) =>
  to.startsWith('#') ? to : pathIn(language, to)

describe.each(languages)('screens, in %s (§2, §9)', (language) => {
  const at = language === 'en' ? 0 : 1

  describe.each(screens)(
    '$path',
    ({
      path,
      says = [],
      links: expectedLinks = [],
      buttons: expectedButtons = [],
      counts = [],
    }) => {
      let html: string
      beforeAll(async () => {
        html = await htmlAt(language, path)
      })

      test.each(says.map((words) => words[at]))('says "%s"', (words) => {
        expect(wordsOf(body(html))).toContain(words)
      })

      test.each(expectedLinks.map((link) => [link[at], inLanguage(language, link[2])] as const))(
        '"%s" leads to %s',
        (label, to) => {
          expect(links(body(html))).toContainEqual({ label, to })
        },
      )

      test.each(
        expectedButtons.map(
          (button) =>
            [
              button[at],
              typeof button[2] === 'object' ? (button[2]?.[at] ?? null) : button[2],
            ] as const,
        ),
      )('the button "%s" asks about "%s"', (label, about) => {
        const opened = buttons(body(html))
          .filter((button) => button.label === label)
          .map(({ to }) => to)
        if (about === null) expect(opened).toContain(undefined)
        else if (about === '') expect(opened).toContain('contact-dialog')
        else
          expect(
            opened.filter((id) => id !== undefined).map((id) => dialogTitle(html, id)),
          ).toContain(about)
      })

      test.each(counts)('%s', (_, within, of, howMany) => {
        expect(
          count(
            element(within.source.startsWith('<main') ? body(html) : html, closing(within)),
            of,
          ),
        ).toBe(howMany)
      })
    },
  )
})

/** A pattern of the beginning of a tag, up to where the tag ends. */
const closing = (opening: RegExp) =>
  opening.source.endsWith('>') ? opening : new RegExp(`${opening.source}[^>]*>`)

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
      'Propiedades',
      'Nuevas promociones',
      'Rentabilidad',
      'Paquetes de mobiliario',
      'Servicios',
      'Blog',
    ],
    ['Propiedades', 'Alquileres', 'Mobiliario', 'Servicios'],
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
    const html = await htmlAt(language, '/')
    for (const opening of [/<nav class="nav"[^>]*>/, /<div class="menu"[^>]*>/]) {
      const found = links(element(html, opening))
      for (const [index, path] of paths.entries())
        expect(found).toContainEqual({ label: navigation[index], to: pathIn(language, path) })
    }
  })

  test.each([
    ['/properties', '/properties'],
    ['/properties/garden-apartment-south-terrace', '/properties'],
    ['/blog/the-train-by-the-sea', '/blog'],
    ['/property-types', undefined],
    ['/', '/'],
  ])('on %s the highlighted link is %s', async (path, current) => {
    const nav = element(await htmlAt(language, path), /<nav class="nav"[^>]*>/)
    const marked = elements(nav, /<a\b[^>]*aria-current="page"[^>]*>/).map((link) =>
      attribute(link, 'href'),
    )
    expect(marked).toEqual(current ? [pathIn(language, current)] : [])
  })

  test('the header has the name, the chat and the languages', async () => {
    const html = await htmlAt(language, '/properties')
    const header = element(html, /<header class="header[^>]*>/)
    expect(attribute(element(header, /<a class="logo"[^>]*>/), 'href')).toBe(pathIn(language, '/'))
    expect(links(header)).toContainEqual({
      label: chat,
      to: expect.stringMatching(/^https:\/\/wa\.me\/34600000000\?/),
    })
    expect(element(header, /<a\b[^>]*wa\.me[^>]*>/)).toContain('target="_blank"')
    expect(links(header)).toContainEqual({ label: 'EN', to: '/properties?lang=en' })
    expect(links(header)).toContainEqual({ label: 'ES', to: '/es/properties?lang=es' })
    expect(buttons(header).map(({ to }) => to)).toContain('menu')
  })

  test('the footer has its links, the address, the chat, the contact button and this year', async () => {
    const footer = element(await htmlAt(language, '/'), /<footer\b[^>]*>/)
    const quickPaths = ['/property', '/rentals', '/furniture', '/services']
    for (const [index, path] of quickPaths.entries())
      expect(links(footer)).toContainEqual({ label: quick[index], to: pathIn(language, path) })
    expect(count(element(footer, /<ul class="footer__social"[^>]*>/), /<a /)).toBe(3)
    expect(wordsOf(element(footer, /<address>/))).toContain(
      'Costa del Sol Málaga Chat +34 600 000 000',
    )
    expect(buttons(footer)).toContainEqual({ label: contact, to: 'contact-dialog' })
    expect(wordsOf(footer)).toContain(`© ${new Date().getFullYear()} Alborán Residences`)
  })
})

describe.each(languages)('forms, in %s (§3, §5, §9)', (language) => {
  const at = language === 'en' ? 0 : 1

  test.each(forms)(
    '$form',
    async ({ path, at: opening, required, optional, choices: questions }) => {
      const form = element(
        await htmlAt(language, path),
        new RegExp(`<form\\b[^>]*${opening.source}[^>]*>`),
      )
      const controls = [...form.matchAll(/<(?:input|textarea)\b[^>]*>/g)]
        .map(([control]) => control)
        .filter((control) => !control.includes('type="hidden"'))
      const named = (name: string) =>
        controls.filter((control) => control.includes(` name="${name}"`))
      for (const name of required)
        expect(named(name), name).toEqual([expect.stringContaining(' required=""')])
      for (const name of optional) {
        expect(named(name).length, name).toBeGreaterThan(0)
        expect(named(name).join(), name).not.toContain(' required=')
      }
      // A box for consent stands in every form; in the interest form it is the newsletter's. The trap is for robots: nobody sees it.
      const names = new Set(
        controls
          .map((control) => / name="([^"]+)"/.exec(control)?.[1])
          .filter((name) => name !== evidenceNames.trap),
      )
      expect([...names].sort()).toEqual(
        [
          ...new Set([
            ...required,
            ...optional,
            optional.includes('newsletter') ? 'newsletter' : 'consent',
          ]),
        ].sort(),
      )
      expect(named('email')).toEqual([expect.stringContaining('type="email"')])
      for (const [name, options] of Object.entries(questions))
        expect(choices(form, name)).toEqual(options.map((option) => option[at]))
    },
  )

  test.each(refusals)('%s, %s', async (path, _, fields, messages) => {
    const response = await site.post(pathIn(language, path), {
      ...fields,
      page: pathIn(language, path),
    })
    const words = wordsOf(await response.text())
    expect(response.status).toBe(400)
    for (const message of messages) expect(words).toContain(message[at])
  })

  test.each(outcomes)('%s says that it arrived (§8)', async (path, fields, success) => {
    const action = pathIn(language, path)
    const response = await site.post(action, {
      ...fields,
      page: pathIn(language, fields.page ?? path),
    })
    expect(response.status).toBe(303)
    const words = wordsOf(await (await site.get(response.headers.get('Location') ?? '')).text())
    for (const message of success) expect(words).toContain(message[at])
  })
})

test('what is left blank in the interest form is stored with the words of §5', async () => {
  await site.post('/new-releases', {
    name: 'Bo',
    email: 'bo@example.com',
    phone: '600 1',
    page: '/new-releases',
  })
  const rows = await site.database.db
    .selectFrom('leads')
    .selectAll()
    .where('kind', '=', 'interest')
    .execute()
  expect(rows.map(({ fields }) => fields).join('\n')).toMatch(
    /"Bo".*Not specified.*New Release Interest.*No additional message provided/,
  )
})

describe('when nothing can be kept or read (§8)', () => {
  let broken: TestSite
  beforeAll(async () => {
    broken = await startSite('sqlite')
    await broken.database.db.schema.dropTable('outbox').execute()
    await broken.database.db.schema.dropTable('properties').execute()
  })
  afterAll(() => broken.close())

  test.each(
    outcomes
      .filter(([path]) => !path.startsWith('/properties'))
      .flatMap(([path, fields, , failure]) =>
        languages.map((language) => [language, path, fields, failure] as const),
      ),
  )('%s %s', async (language, path, fields, failure) => {
    const response = await broken.post(pathIn(language, path), {
      ...fields,
      page: pathIn(language, path),
    })
    expect(response.status).toBe(503)
    expect(wordsOf(await response.text())).toContain(failure[language === 'en' ? 0 : 1])
  })

  test.each([
    [
      '/properties/garden-apartment-south-terrace',
      503,
      'Property Not Found',
      "We couldn't find the property you were looking for.",
      'Error fetching property: ',
    ],
    [
      '/es/properties/garden-apartment-south-terrace',
      503,
      'No encontramos esta vivienda',
      'No se ha podido cargar: ',
    ],
    ['/properties', 503, 'Error fetching properties: '],
    ['/es/properties', 503, 'No se han podido cargar las propiedades: '],
  ] as const)('%s answers %i', async (path, status, ...messages) => {
    const response = await broken.get(path)
    expect(response.status).toBe(status)
    const words = wordsOf(await response.text())
    for (const message of messages) expect(words).toContain(message)
  })
})

describe('dead ends (§2, §8)', () => {
  test.each([
    ['/nowhere', '404', 'Oops! Page not found', 'Return to Home', '/'],
    ['/es/nowhere', '404', 'Vaya, esta página no existe', 'Volver al inicio', '/es'],
    [
      '/properties/none',
      'Property Not Found',
      "We couldn't find the property you were looking for.",
      'All properties',
      '/properties',
    ],
    [
      '/es/properties/none',
      'No encontramos esta vivienda',
      'No hemos encontrado la vivienda que buscaba.',
      'Todas las propiedades',
      '/es/properties',
    ],
    [
      '/properties/%20',
      'Property Not Found',
      'No property slug provided',
      'All properties',
      '/properties',
    ],
    [
      '/es/properties/%20',
      'No encontramos esta vivienda',
      'Falta el nombre de la vivienda en la dirección',
      'Todas las propiedades',
      '/es/properties',
    ],
  ])('%s', async (path, title, text, label, to) => {
    const response = await site.get(path)
    expect(response.status).toBe(404)
    const main = element(await response.text(), /<main\b[^>]*>/)
    expect(wordsOf(main)).toContain(title)
    expect(wordsOf(main)).toContain(text)
    expect(links(main)).toEqual([{ label, to }])
  })

  test.each(['/blog/no-such-article', '/es/blog/no-such-article'])(
    '%s goes to the blog',
    async (path) => {
      const response = await site.get(path)
      expect(response.status).toBe(302)
      expect(response.headers.get('Location')).toBe(path.replace('/no-such-article', ''))
    },
  )
})

describe('for machines (§2)', () => {
  const dataOf = (html: string) =>
    elements(html, /<script type="application\/ld\+json">/).map((script): unknown =>
      JSON.parse(script.replace(/<\/?script[^>]*>/g, '')),
    )

  test('a new release is a pre-order from 500,000 euros', async () => {
    expect(JSON.stringify(dataOf(await htmlAt('en', '/new-releases')))).toMatch(
      /"minPrice":500000.*PreOrder|PreOrder.*"minPrice":500000/,
    )
  })

  test('an article has its social card', async () => {
    const html = await htmlAt('en', '/blog/the-train-by-the-sea')
    expect(html).toMatch(/<meta property="og:title" content="The train by the sea/)
    expect(html).toMatch(/<meta property="og:image" content="http:\/\/site\.test\/pictures\//)
    expect(html).toMatch(/<meta name="twitter:card" content="summary_large_image"/)
  })

  test('descriptions are cut after two lines on cards, three in the blog', async () => {
    const styles = async (path: string) => {
      const address = /rel="stylesheet" href="([^"]+)"/.exec(await htmlAt('en', path))?.[1]
      return (await site.get(address ?? '')).text()
    }
    expect(await styles('/')).toMatch(/\.card__text\{[^}]*line-clamp:2/)
    expect(await styles('/blog')).toMatch(/line-clamp:3/)
  })
})

describe.each(languages)('the catalogue, in %s (§3)', (language) => {
  test.each([
    ['apartments', [410_000, 580_000]],
    ['villas', [950_000, 1_800_000]],
    ['penthouses', [1_200_000, 1_800_000]],
  ])('%s at the prices that the specification gives', async (slug, prices) => {
    const cards = elements(
      await htmlAt(language, `/property-types/${slug}`),
      /<article class="card">/,
    )
    const shownPrices = cards.map((card) => wordsOf(element(card, /<p class="card__price">/)))
    for (const price of prices)
      expect(shownPrices).toContain(
        language === 'en' ? `€${price.toLocaleString('en')}` : `${price.toLocaleString('de')} €`,
      )
    for (const card of cards)
      expect(links(card)).toEqual([
        {
          label: expect.stringMatching(/\S/),
          to: expect.stringMatching(/^(\/es)?\/properties\/[\w-]+$/),
        },
      ])
    for (const card of cards)
      expect(wordsOf(card)).toMatch(
        language === 'en' ? /\d bed \d bath \d+ m²/ : /\d dorm\. \d baños \d+ m²/,
      )
  })
})
