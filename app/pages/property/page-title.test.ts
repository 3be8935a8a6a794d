import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { homeTexts as textsOf } from '#app/catalogue/home-texts.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'
import { Unavailable } from '#server/unavailable.ts'
import { sampleHome, sampleHomes } from '../../../testing/sample-home.ts'
import { pageDescription, pageTitle } from './page-title.ts'

const homes = sampleHomes()

const site = (listed: readonly Property[] | Error = homes) => ({
  log: pino({ level: 'silent' }),
  catalogue: {
    list: async () => {
      if (listed instanceof Error) throw listed
      return { properties: [...listed], total: listed.length }
    },
  },
})

async function readTitle(
  home: Property,
  language: Language,
  listed?: readonly Property[] | Error,
): Promise<string> {
  const { title, titleEnd } = await pageTitle(site(listed), home, language)
  return `${title} | ${titleEnd}`
}

const inSale = (change: Partial<Property> = {}) =>
  sampleHome({
    propertyType: 'apartment',
    bedrooms: 2,
    price: 485_000,
    development: null,
    location: 'Alborán Hills, Costa del Sol',
    ref: 'R1',
    ...change,
  })

describe('the title of a home', () => {
  test('says what it is, that it is for sale, for how much and where', async () => {
    expect(await readTitle(inSale(), 'en', [])).toBe(
      '2-bed apartment for sale, €485,000 | Alborán Hills',
    )
    expect(await readTitle(inSale(), 'es', [])).toBe(
      'Apartamento en venta, 2 dorm., 485.000\u00a0€ | Alborán Hills',
    )
  })

  test.each(['en', 'es'] as const)(
    'fits and is the only one among samples: %s',
    async (language) => {
      const titles = await Promise.all(homes.map((home) => readTitle(home, language)))
      expect(titles.filter((title) => title.length > 60)).toEqual([])
      expect(new Set(titles).size).toBe(homes.length)
    },
  )

  test('has the reference where another home would have the same, or may have', async () => {
    const twin = inSale({ slug: 'twin' })
    expect(await readTitle(inSale(), 'en', [twin])).toMatch(/\| Alborán Hills, R1$/)
    expect(await readTitle(inSale(), 'en', [{ ...twin, bedrooms: 3 }])).not.toMatch(/R1/)
    expect(await readTitle(inSale(), 'en', new Unavailable('test', undefined))).toMatch(/R1$/)
  })

  test('says that a home is to let or sold, and leaves out bedrooms that there are not', async () => {
    const rent = inSale({ listing: 'rent', price: 1_900 })
    expect(await readTitle(rent, 'en', [])).toMatch(/^2-bed apartment to rent, €1,900 a month \|/)
    expect(await readTitle(inSale({ status: 'sold' }), 'es', [])).toMatch(/ya no está en venta \|/)
    expect(await readTitle(inSale({ bedrooms: 0 }), 'en', [])).toMatch(/^Apartment for sale, €485/)
  })
})

describe('the description of a home', () => {
  const texts = { title: 'Garden', description: 'Text.' }
  const described = (text: string) =>
    pageDescription(inSale({ area: 98 }), { title: 'Garden '.repeat(9), description: text }, 'en')

  test('has its name, price and size before its text', () => {
    const home = inSale({ area: 98 })
    expect(pageDescription(home, texts, 'es')).toBe('Garden: 485.000\u00a0€, 98\u00a0m². Text.')
    expect(pageDescription({ ...home, status: 'sold' }, texts, 'en')).toBe(
      'Garden: sold, 98\u00a0m². Text.',
    )
  })

  test.each(['en', 'es'] as const)('fits whole, and is unlike any other: %s', (language) => {
    const all = homes.map((home) => {
      const own = textsOf(home, language)
      const text = pageDescription(home, own, language)
      expect(text).toMatch(/\.$/)
      expect(own.description).toContain(text.slice(text.indexOf('m². ') + 4))
      return text
    })
    expect(all.filter((text) => text.length > 155)).toEqual([])
    expect(new Set(all).size).toBe(homes.length)
  })

  test('leaves out the name, then ends after a sentence or a word', () => {
    expect(described(`${'A'.repeat(100)}.`)).toMatch(/^€485,000, 98\sm²\. A{100}\.$/)
    expect(described(`One sentence. ${'word '.repeat(40)}.`)).toMatch(/m²\. One sentence\.$/)
    const cut = described('word '.repeat(60))
    expect(cut).toMatch(/word…$/)
    expect(cut.length).toBeLessThanOrEqual(155)
  })
})
