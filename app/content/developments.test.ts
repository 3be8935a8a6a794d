import { describe, expect, test } from 'vitest'
import { languages } from '#server/language.ts'
import { homes } from '#server/catalogue/seed/homes.ts'
import { floorsOf } from '../pages/lomas-2/modules.tsx'
import { words as common } from '../pages/development-parts/words.ts'
import { unitView } from '../pages/development-parts/load-development.ts'
import { words as lomasWords } from '../pages/lomas-2/words.ts'
import { words as northWords } from '../pages/north-residences/words.ts'
import { words as palmWords } from '../pages/palm-10/words.ts'
import { words as sixteenWords } from '../pages/sixteen-plus/words.ts'
import { words as townhouseWords } from '../pages/townhouses/words.ts'
import { words as waterfallWords } from '../pages/waterfall/words.ts'
import manifest from '../../pictures/manifest.json'
import { developments, type Development, type DevelopmentId } from './developments.ts'
import { residenceBy } from './residences.ts'

const range = (least: number, most: number) => ({ least, most })
const copy: Record<DevelopmentId, object> = {
  '16-plus-collection': sixteenWords,
  'north-residences': northWords,
  'lomas-2': lomasWords,
  'palm-10': palmWords,
  'waterfall-residences': waterfallWords,
}

/** Specification §9, "Development facts", and the counts of §2. */
const facts = {
  '16-plus-collection': {
    homes: 19,
    largest: 130,
    facade: 16,
    floors: 2,
    club: 2,
    price: { least: 1_190_000 },
  },
  'north-residences': {
    parking: 2,
    units: {
      apartments: {
        homes: 26,
        bedrooms: 2,
        build: range(115, 221),
        terrace: range(228, 241),
        price: range(2_530_000, 2_750_000),
      },
      villas: {
        homes: 6,
        bedrooms: 4,
        build: range(280, 400),
        terrace: range(89, 95),
        price: range(2_970_000, 3_960_000),
      },
    },
  },
  'lomas-2': {
    homes: 160,
    modules: 8,
    entrancesPerModule: 2,
    apartmentsPerEntrance: 10,
    storeys: 4,
    bedrooms: range(2, 3),
    pools: 5,
    parking: 2,
    price: { least: 545_000 },
  },
  'palm-10': { price: { least: 2_400_000 }, bedrooms: range(5, 5) },
  'waterfall-residences': {
    status: 'under construction',
    homes: 233,
    green: 7000,
    price: range(720_000, 1_825_000),
    units: {
      two: {
        bedrooms: 2,
        build: range(88, 90),
        terrace: range(24, 60),
        price: range(720_000, 820_000),
      },
      three: {
        bedrooms: 3,
        build: range(117, 150),
        terrace: range(31, 104),
        price: range(915_000, 1_825_000),
      },
      garden: { price: { least: 950_000 } },
    },
  },
} satisfies Record<DevelopmentId, object>

const { 'north-residences': north, 'lomas-2': lomas } = developments

/** Slides of each carousel and gallery (§2). */
const carousels = {
  '16+ Collection': { count: 9, pictures: developments['16-plus-collection'].pictures },
  'North, apartments': { count: 7, pictures: north.units.apartments.pictures },
  'North, villas': { count: 4, pictures: north.units.villas.pictures },
  'Lomas 2': { count: 6, pictures: lomas.pictures },
  'Palm 10': { count: 14, pictures: developments['palm-10'].pictures },
  Waterfall: { count: 8, pictures: developments['waterfall-residences'].pictures },
}

const masters: Record<string, { kind: string }> = manifest
const ids = Object.keys(facts).filter((id): id is DevelopmentId => id in developments)

test.each(ids)('%s has the figures of the specification', (id) => {
  expect(developments[id]).toMatchObject(facts[id])
})

test('the homes of Lomas 2 and of North add up', () => {
  expect(lomas.modules * lomas.entrancesPerModule * lomas.apartmentsPerEntrance).toBe(lomas.homes)
  expect(north.units.apartments.homes + north.units.villas.homes).toBe(north.homes)
})

test('the drawing of Lomas 2 has a window for every home, on as many floors as there are', () => {
  const floors = floorsOf(lomas.apartmentsPerEntrance, lomas.storeys)
  expect(floors).toHaveLength(lomas.storeys)
  expect(floors.reduce((sum, homes) => sum + homes, 0)).toBe(lomas.apartmentsPerEntrance)
  expect(Math.min(...floors)).toBeGreaterThan(0)
})

test.each(Object.entries(carousels))('the carousel of %s is complete', (_, { count, pictures }) => {
  expect(pictures).toHaveLength(count)
})

test.each(Object.entries(carousels))(
  'the carousel of %s repeats no picture and mixes in no drawing',
  (_, { pictures }) => {
    expect(new Set(pictures).size).toBe(pictures.length)
    for (const picture of pictures) expect(masters[picture]?.kind, picture).toBe('rendered')
  },
)

describe.each(languages)('in %s', (language) => {
  test('the pages have the entries that the specification counts', () => {
    const { curated, types } = sixteenWords[language]
    expect(Object.values(curated).filter((entry) => typeof entry === 'object')).toHaveLength(3)
    expect(types.list.map(({ name }) => name)).toEqual([
      'Garden Villas',
      'Garden Villas+',
      'Sky Villas',
      'Sky Villa Solariums',
    ])
    for (const { features } of types.list) expect(features).toHaveLength(3)
    expect(palmWords[language].tiles.list).toHaveLength(8)
    expect(Object.keys(lomasWords[language].amenities.list)).toHaveLength(6)
  })

  test('units are printed with their figures and only those', () => {
    const apartments = unitView(north, 'apartments', language)
    expect(apartments.price.replace(/[.,\u00a0]/g, '')).toMatch(/2530000–2750000/)
    expect(apartments.ranges.map(({ text }) => text)).toEqual([
      '115–221\u00a0m²',
      '228–241\u00a0m²',
    ])
    expect(apartments.details.map(({ value }) => value.slice(0, 2).trim())).toEqual([
      '26',
      '2',
      '2',
    ])
    const garden = unitView(developments['waterfall-residences'], 'garden', language)
    expect(garden.ranges).toEqual([])
    expect(garden.details).toEqual([])
  })
})

test('the copy of a development names no figure that the development does not have', () => {
  for (const id of ids) {
    const known = new Set([...figuresIn(facts[id]), 241, 25, 24, 7])
    for (const figure of figuresIn(copy[id])) expect(known, `${id}: ${figure}`).toContain(figure)
  }
})

test('English buttons and headings are the words of the specification', () => {
  const { request, more, specialist, underConstruction } = common.en
  expect([request, more, specialist, underConstruction]).toEqual([
    'Request Information',
    'Request More Information',
    'Contact a Specialist',
    'Under Construction',
  ])
  const { viewing, brochure, curated, types } = sixteenWords.en
  expect([viewing.button, brochure, curated.title, types.request]).toEqual([
    'Schedule Viewing',
    'Download Brochure',
    'Curated Excellence',
    'Request Details',
  ])
  expect(townhouseWords.en.listings.contact).toBe('Contact for Availability')
  expect(townhouseWords.en.listings.updating).toMatch(/listings are being updated/)
})

test.each(ids)('%s goes by the same name on its card and in the catalogue', (id) => {
  const { name }: Development = developments[id]
  expect(residenceBy(id).texts.en.title).toBe(name)
  expect(homes.some(({ development }) => development === name)).toBe(true)
})

/** Every number in a piece of data: as a number, or written in digits in a text, however it is grouped. */
function figuresIn(data: unknown): number[] {
  if (typeof data === 'number') return [data]
  if (typeof data === 'string')
    return (
      data.replace(/Palm 10|Higuerón 2|16\+/g, '').match(/\d{1,3}(?:[.,]\d{3})+|\d+/g) ?? []
    ).map((digits) => Number(digits.replace(/[.,]/g, '')))
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(figuresIn) : []
}
