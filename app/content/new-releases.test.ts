// A test is no page: it may read the stylesheet it holds to account, which vitest gives out empty.
// oxlint-disable-next-line no-restricted-imports
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../../pictures/manifest.json' with { type: 'json' }
import { languages } from '#server/language.ts'
import { releaseBudgets, releasePreferences } from '#server/leads/options.ts'
import { words as formWords } from '../leads/words.ts'
import { releaseView } from '../pages/new-releases/view.ts'
import { words } from '../pages/new-releases/words.ts'
import { releaseData } from '../seo/structured-data.ts'
import {
  featuredRelease,
  minimumPrice,
  newReleases,
  releasesByPrice,
  scaleEnd,
} from './new-releases.ts'

const known: Record<string, { kind: string }> = manifest

test('the new-release cards have the prices of specification §9, in its order', () => {
  expect(newReleases.map(({ price }) => price)).toEqual([
    { from: 2_400_000 },
    { from: 545_000 },
    { from: 1_190_000 },
    { from: 1_100_000 },
  ])
  const shown = (language: 'en' | 'es') =>
    newReleases.map((release) => releaseView(release, language).price.replace(/\u00a0/g, ' '))
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
    const views = [featuredRelease, ...newReleases].map((release) => releaseView(release, language))
    expect(views.map(({ flag }) => flag)).not.toContain(undefined)
    expect(new Set(views.map(({ href }) => href)).size).toBe(5)
    expect(views.every(({ href }) => href.startsWith('/es/') === (language === 'es'))).toBe(true)
    expect(words[language].prelaunch.cards).toHaveLength(3)
  }
  expect(releaseView(featuredRelease, 'en').href).toBe('/luxury-property/carat')
  expect([featuredRelease, ...newReleases].map(({ picture }) => known[picture]?.kind)).toEqual(
    Array(5).fill('rendered'),
  )
})

test('the scale begins with the cheapest and has room for the dearest', () => {
  expect(releasesByPrice.map(({ residence }) => residence.id)).toEqual([
    'lomas-2',
    'carat',
    'north-residences',
    '16-plus-collection',
    'palm-10',
  ])
  expect(
    Math.max(...releasesByPrice.map(({ price }) => price.to ?? price.from)),
  ).toBeLessThanOrEqual(scaleEnd)
})

test('the choices of the form are those of specification §9', () => {
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

test('each budget says the same in Spanish, and its band on the scale is as wide as it says', () => {
  const css = readFileSync('app/pages/new-releases/new-releases.css', 'utf8')
  for (const budget of releaseBudgets) {
    const figures = digits(formWords.en.releaseBudgets[budget])
    expect(digits(formWords.es.releaseBudgets[budget])).toEqual(figures)
    expect(digits(budget.replace(/-/g, ' '))).toEqual(figures)
    const [low, high] = budget.startsWith('under') ? [0, ...figures] : [...figures, scaleEnd]
    expect(css).toContain(
      `:has([value="${budget}"]:checked) { --lo: ${Number(low) / 1000}; --hi: ${Number(high) / 1000}; --on: 1; }`,
    )
  }
})

test('search engines are told the minimum price of 500000 and pre-order', () => {
  const data = releaseData({
    url: '',
    name: '',
    description: '',
    image: undefined,
    language: 'en',
    price: { from: minimumPrice },
  })
  expect(data).toMatchObject({
    offers: {
      priceCurrency: 'EUR',
      priceSpecification: { minPrice: 500_000 },
      availability: 'https://schema.org/PreOrder',
    },
  })
})
