import { describe, expect, test } from 'vitest'
import { insertAll } from '#app/words.ts'
import { homes } from '#server/catalogue/seed/homes.ts'
import { languages } from '#server/language.ts'
import type { Range } from '#server/shared/range.ts'
import manifest from '../../../pictures/manifest.json'
import { developmentFigures } from '../development-figures.ts'
import type { Development, DevelopmentId, Unit } from './development.ts'
import { developmentNamed, developments } from './developments.ts'

const range = (min: number, max: number): Range => ({ min, max })

/** The published figures (docs/requirements/pages.md#development-facts). */
const published = {
  carat: {
    price: range(830_000, 3_700_000),
    bedrooms: range(2, 4),
    bathrooms: range(2, 4),
    area: range(120, 350),
    terrace: range(30, 200),
    status: 'under construction',
  },
  '16-plus-collection': {
    homes: 19,
    price: { min: 1_190_000 },
    details: { largest: 130, facade: 16, floors: 2, club: 2 },
  },
  'north-residences': {
    parking: 2,
    indicativePrice: 1_100_000,
    units: {
      apartments: {
        homes: 26,
        bedrooms: 2,
        area: range(115, 221),
        terrace: range(228, 241),
        price: range(2_530_000, 2_750_000),
      },
      villas: {
        homes: 6,
        bedrooms: 4,
        area: range(280, 400),
        terrace: range(89, 95),
        price: range(2_970_000, 3_960_000),
      },
    },
  },
  'lomas-2': {
    homes: 160,
    bedrooms: range(2, 3),
    parking: 2,
    price: { min: 545_000 },
    details: { modules: 8, entrancesPerModule: 2, apartmentsPerEntrance: 10, storeys: 4, pools: 5 },
  },
  'palm-10': { price: { min: 2_400_000 }, bedrooms: range(5, 5) },
  'waterfall-residences': {
    status: 'under construction',
    homes: 233,
    price: range(720_000, 1_825_000),
    details: { green: 7000 },
    units: {
      two: {
        bedrooms: 2,
        area: range(88, 90),
        terrace: range(24, 60),
        price: range(720_000, 820_000),
      },
      three: {
        bedrooms: 3,
        area: range(117, 150),
        terrace: range(31, 104),
        price: range(915_000, 1_825_000),
      },
      garden: { price: { min: 950_000 } },
    },
  },
} satisfies Record<DevelopmentId, object>

const all: Development[] = Object.values(developments)
const {
  'north-residences': north,
  'lomas-2': lomas,
  'waterfall-residences': waterfall,
} = developments

describe.each(all)('$name', (development) => {
  test('has the published figures', () => {
    expect(development).toMatchObject(published[development.id])
  })

  const onSale = homes.filter((home) => home.development === development.name)

  test('is on sale from its own price, and every home fits its ranges', () => {
    const { price, bedrooms, bathrooms, area, terrace, units } = development
    expect(Math.min(...onSale.map((home) => home.price))).toBe(price.min)
    for (const home of onSale) {
      const fits = (kind: Kind) =>
        within(home.price, kind.price) &&
        within(home.bedrooms, kind.bedrooms) &&
        within(home.area, kind.area) &&
        within(home.terrace, kind.terrace)
      expect(fits({ price, bedrooms, area, terrace }), home.id).toBe(true)
      expect(within(home.bathrooms, bathrooms), home.id).toBe(true)
      const kinds = Object.values(units)
      if (kinds.length > 0) expect(kinds.some(fits), home.id).toBe(true)
    }
  })

  test('advertises a lower price only as an indicative one', () => {
    const { indicativePrice = 0, price } = development
    expect(indicativePrice).toBeLessThan(price.min)
  })

  test('has a carousel of different renders', () => {
    const names = [
      development.pictures.page,
      ...Object.values(development.units).map(({ pictures = [] }) => pictures),
    ]
    for (const pictures of names) {
      expect(new Set(pictures).size).toBe(pictures.length)
      for (const picture of pictures) expect(masters[picture]?.kind, picture).toBe('rendered')
    }
    for (const picture of [development.pictures.card, ...development.pictures.brochure])
      expect(masters, picture).toHaveProperty(picture)
  })

  test('has texts of one shape in both languages, and a figure for every name in them', () => {
    expect(shape(development.words.es)).toEqual(shape(development.words.en))
    for (const language of languages) {
      const printed = insertAll(
        development.words[language],
        developmentFigures(development, language),
      )
      expect(JSON.stringify(printed)).not.toMatch(/\{\w+\}|undefined/)
    }
  })

  test('states a figure in its texts only by its name', () => {
    const { name, words } = development
    const text = JSON.stringify(words)
      .replaceAll(name, '')
      .replace(/\{\w+\}|Lomas 2|24\/7|24 horas|16\+|m²/g, '')
    expect(text).not.toMatch(/\d/)
  })
})

const masters: Record<string, { kind: string }> = manifest

const within = (value: number | null, scale: number | { min: number; max?: number } | undefined) =>
  scale === undefined ||
  (typeof scale === 'number'
    ? value === scale
    : value !== null && value >= scale.min && value <= (scale.max ?? Infinity))

/** A kind of home, or a whole development. */
type Kind = Pick<Unit, 'price'> &
  Partial<Record<'bedrooms' | 'area' | 'terrace', Parameters<typeof within>[1]>>

/** The keys of a structure and the lengths of its lists, without its texts. */
function shape(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(shape)
  if (typeof data !== 'object' || data === null) return typeof data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, shape(value)]))
}

test('the homes of Lomas 2 and of North add up', () => {
  const { modules, entrancesPerModule, apartmentsPerEntrance } = lomas.details
  expect(modules * entrancesPerModule * apartmentsPerEntrance).toBe(lomas.homes)
  expect(north.units.apartments.homes + north.units.villas.homes).toBe(north.homes)
})

test('the ranges of a development are those of its units', () => {
  const { two, three } = waterfall.units
  const span = (first: Range, last: Range) => range(first.min, last.max)
  expect(waterfall.price).toEqual(span(two.price, three.price))
  expect(waterfall.area).toEqual(span(two.area, three.area))
  expect(waterfall.terrace).toEqual(span(two.terrace, three.terrace))
  expect(north.price).toEqual(span(north.units.apartments.price, north.units.villas.price))
})

test.each([
  [developments.carat.pictures.page, 10],
  [developments['16-plus-collection'].pictures.page, 9],
  [north.units.apartments.pictures, 7],
  [north.units.villas.pictures, 4],
  [lomas.pictures.page, 6],
  [developments['palm-10'].pictures.page, 14],
  [waterfall.pictures.page, 8],
])('carousels have as many pictures as published: %#', (pictures, count) => {
  expect(pictures).toHaveLength(count)
})

test('every development of the catalogue has a record', () => {
  for (const { development } of homes)
    if (development !== null) expect(developmentNamed(development), development).toBeDefined()
  expect(developmentNamed(null)).toBeUndefined()
})

test('figures are printed in the language, by name', () => {
  const english = developmentFigures(north, 'en')
  expect(english).toMatchObject({
    homes: '32',
    price: '€2,530,000–3,960,000',
    priceMin: '€2,530,000',
    apartmentsTerraceMax: '241',
    villasArea: '280–400',
    pool: 25,
  })
  expect(developmentFigures(waterfall, 'es')).toMatchObject({
    green: '7.000',
    gardenPriceMin: '950.000\u00a0€',
  })
})
