import { expect, test } from 'vitest'
import { developments } from '#app/content/developments/developments.ts'
import { minimumPrice, releasePrice, releasesOf, scaleEnd } from '#app/content/new-releases.ts'
import { words as formWords } from '#app/root-data/form-words.ts'
import { releaseData } from '#app/seo/listing-data.ts'
import { languages } from '#server/language.ts'
import { releaseBudgets, releasePreferences } from '#server/leads/options.ts'
import type { Pictures } from '#server/pictures/pictures.ts'
import manifest from '../../../pictures/manifest.json' with { type: 'json' }
import { releaseView } from './view.ts'
import { words } from './words.ts'

test('a heading of two long words may break between them', () => {
  expect(words.en.heading).not.toContain('\u00a0')
})

const known: Record<string, { kind: string }> = manifest

const pictures: Pictures = {
  named: (name) => ({
    file: name,
    width: 1600,
    height: 900,
    widths: [],
    colour: '',
    horizon: 0.42,
    x: 0.5,
    alt: name,
  }),
  at: (address) => {
    throw new Error(`A release has no home's picture: ${address}`)
  },
  has: () => true,
  names: () => [],
  panoramas: () => [],
}
const site = { pictures, content: { published: () => new Map() } }
const {
  featured: featuredRelease,
  others: newReleases,
  byPrice: releasesByPrice,
} = releasesOf(developments)

test('the new-release cards have the published prices, in their order', () => {
  expect(newReleases.map((release) => releasePrice(release).min)).toEqual([
    2_400_000, 545_000, 1_190_000, 1_100_000,
  ])
  const shown = (language: 'en' | 'es') =>
    newReleases.map((release) => releaseView(release, language, site).price.replace(/\u00a0/g, ' '))
  expect(shown('en')).toEqual([
    'from €2,400,000',
    'from €545,000',
    'from €1,190,000',
    'from €1,100,000',
  ])
  expect(shown('es')).toEqual([
    'desde 2.400.000 €',
    'desde 545.000 €',
    'desde 1.190.000 €',
    'desde 1.100.000 €',
  ])
})

test('every release is new and rendered, and leads to its own page in its language', () => {
  for (const language of languages) {
    const views = [featuredRelease, ...newReleases].map((release) =>
      releaseView(release, language, site),
    )
    expect(views.map(({ flag }) => flag)).not.toContain(undefined)
    expect(new Set(views.map(({ href }) => href)).size).toBe(5)
    expect(views.every(({ href }) => href.startsWith('/es/') === (language === 'es'))).toBe(true)
    expect(words[language].prelaunch.cards).toHaveLength(3)
  }
  expect(releaseView(featuredRelease, 'en', site).href).toBe('/luxury-property/carat')
  const shown = [featuredRelease, ...newReleases].map(
    (release) => releaseView(release, 'en', site).picture.file,
  )
  expect(shown.map((picture) => known[picture]?.kind)).toEqual(Array(5).fill('rendered'))
})

test('the price of North is marked as indicative', () => {
  const north = newReleases[3] ?? featuredRelease
  expect(releaseView(north, 'en', site).priceNote).toBe('indicative; homes on sale from €2,530,000')
  expect(releaseView(featuredRelease, 'en', site).priceNote).toBeUndefined()
})

test('the scale begins with the lowest price and ends above the highest', () => {
  expect(releasesByPrice.map(({ id }) => id)).toEqual([
    'lomas-2',
    'carat',
    'north-residences',
    '16-plus-collection',
    'palm-10',
  ])
  expect(
    Math.max(...releasesByPrice.map(releasePrice).map(({ min, max }) => max ?? min)),
  ).toBeLessThanOrEqual(scaleEnd)
})

test('the form has the published choices', () => {
  expect(releaseBudgets.map((budget) => formWords.en.releaseBudgets[budget])).toEqual([
    'Under €500,000',
    '€500,000 - €750,000',
    '€750,000 - €1,000,000',
    '€1,000,000 - €1,500,000',
    '€1,500,000+',
  ])
  expect(releasePreferences.map((preference) => formWords.en.preferences[preference])).toEqual([
    'Apartment',
    'Penthouse',
    'Villa',
    'Townhouse',
    'Not sure yet',
  ])
})

const digits = (text: string) =>
  (text.match(/\d[\d.,]*/g) ?? []).map((figure) => Number(figure.replace(/\D/g, '')))

test('each budget has the same figures in both languages and in its value', () => {
  for (const budget of releaseBudgets) {
    const figures = digits(formWords.en.releaseBudgets[budget])
    expect(digits(formWords.es.releaseBudgets[budget])).toEqual(figures)
    expect(digits(budget.replace(/-/g, ' '))).toEqual(figures)
  }
})

test('the structured data has the minimum price of 500000 and pre-order', () => {
  const data = releaseData({
    url: '',
    name: '',
    description: '',
    image: undefined,
    language: 'en',
    price: { min: minimumPrice },
  })
  expect(data).toMatchObject({
    offers: {
      priceCurrency: 'EUR',
      priceSpecification: { minPrice: 500_000 },
      availability: 'https://schema.org/PreOrder',
    },
  })
})
