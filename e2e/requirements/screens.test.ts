import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Language, languages, pathIn } from '#server/language.ts'
import {
  buttons,
  type HTMLElement,
  links,
  only,
  structuredData,
  textOf,
  without,
} from '../../testing/html.ts'
import { startSite, type TestSite } from '../../testing/site.ts'
import { pageAt } from './page-at.ts'
import { screens } from './screens.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite')
})
afterAll(() => site.close())

const dialogTitle = (page: HTMLElement, id: string) => textOf(only(page, `dialog[id="${id}"] h2`))
/** An address with the language prefix, except for an anchor on the same page. */
const inLanguage = (language: Language, to: string) =>
  to.startsWith('#') ? to : pathIn(language, to)

describe.each(languages)('screens, in %s', (language) => {
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
      let page: HTMLElement
      /** The page before a dialog is opened. */
      let main: HTMLElement
      beforeAll(async () => {
        page = await pageAt(site, language, path)
        main = without(only(page, 'main'), 'dialog')
      })

      test.each(says.map((words) => words[at]))('says "%s"', (words) => {
        expect(textOf(main)).toContain(words)
      })

      test.each(expectedLinks.map((link) => [link[at], inLanguage(language, link[2])] as const))(
        '"%s" leads to %s',
        (label, to) => {
          expect(links(main)).toContainEqual({ label, to })
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
        const opened = buttons(main)
          .filter((button) => button.label === label)
          .map(({ to }) => to)
        if (about === null) expect(opened).toContain(undefined)
        else if (about === '') expect(opened).toContain('contact-dialog')
        else
          expect(
            opened.filter((id) => id !== undefined).map((id) => dialogTitle(page, id)),
          ).toContain(about)
      })

      test.each(counts)('has as many as required: %s', (_, selector, howMany) => {
        expect(main.querySelectorAll(selector)).toHaveLength(howMany)
      })
    },
  )
})

describe('for machines', () => {
  test('a new release is a pre-order from 500,000 euros', async () => {
    expect(JSON.stringify(structuredData(await pageAt(site, 'en', '/new-releases')))).toMatch(
      /"minPrice":500000.*PreOrder|PreOrder.*"minPrice":500000/,
    )
  })

  test('an article has its social card', async () => {
    const page = await pageAt(site, 'en', '/blog/the-train-by-the-sea')
    const content = (selector: string) => only(page, `meta[${selector}]`).getAttribute('content')
    expect(content('property="og:title"')).toMatch(/^The train by the sea/)
    expect(content('property="og:image"')).toMatch(/^http:\/\/site\.test\/pictures\//)
    expect(content('name="twitter:card"')).toBe('summary_large_image')
  })
})

describe.each(languages)('the catalogue, in %s', (language) => {
  test.each([
    ['apartments', [410_000, 580_000]],
    ['villas', [950_000, 1_800_000]],
    ['penthouses', [1_200_000, 1_800_000]],
  ])('%s at their prices', async (slug, prices) => {
    const page = await pageAt(site, language, `/property-types/${slug}`)
    const cards = page.querySelectorAll('article:has(h3 a)')
    expect(cards.length).toBeGreaterThan(0)
    const euros = /€[\d,]+|[\d.]+ €/
    const shown = cards.map((card) => euros.exec(textOf(card))?.[0])
    for (const price of prices)
      expect(shown).toContain(
        language === 'en' ? `€${price.toLocaleString('en')}` : `${price.toLocaleString('de')} €`,
      )
    for (const card of cards) {
      expect(links(card)).toEqual([
        {
          label: expect.stringMatching(/\S/),
          to: expect.stringMatching(/^(\/es)?\/properties\/[\w-]+$/),
        },
      ])
      expect(textOf(card)).toMatch(
        language === 'en' ? /\d bed \d bath \d+ m²/ : /\d dorm\. \d baños \d+ m²/,
      )
    }
  })
})

test.each(languages)(
  'a tenant’s form stands before the owners’ article, in %s',
  async (language) => {
    const page = await pageAt(site, language, '/rental-properties')
    const [form, article] = [only(page, '#enquire'), only(page, '.plumb')]
    expect(form.range[0]).toBeLessThan(article.range[0])
    const asked = ['stayFrom', 'stayUntil'].map((name) => only(form, `label[for$=-${name}]`).text)
    const people = only(form, 'fieldset:has([name=people]) legend').text
    expect([...asked, people]).toEqual(
      language === 'en' ? ['From', 'Until', 'People'] : ['Desde', 'Hasta', 'Personas'],
    )
    expect(only(form, 'textarea').text.trim()).toBe('')
  },
)
