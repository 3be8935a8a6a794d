import { describe, expect, test } from 'vitest'
import { words as caratWords } from '#app/content/developments/carat-words.ts'
import type { Development } from '#app/content/developments/development.ts'
import { developments } from '#app/content/developments/developments.ts'
import { words as waterfallWords } from '#app/content/developments/waterfall-words.ts'
import { propertyTypeRecords, type PropertyTypeId } from '#app/content/property-types.ts'
import { homes } from '#server/catalogue/seed/homes.ts'
import type { SampleProperty } from '#server/catalogue/seed/sample-property.ts'
import { languages } from '#server/language.ts'
import { words as typeWords } from './property-type/words.ts'
import { words as townhouseWords } from './townhouses/words.ts'

// The sentences of a type's page are compared with its homes. A new sentence needs a condition
// here.

const says = (home: SampleProperty, pattern: RegExp) =>
  [home.en.description, home.en.longDescription, ...home.en.features].some((text) =>
    pattern.test(text),
  )
const parking = /parking|garage|two cars|cars park/i

type Condition = (home: SampleProperty) => boolean

/** For each English key point, the condition that every home of a type meets. */
const ofEvery: Record<PropertyTypeId, Record<string, Condition>> = {
  apartments: {
    'One level, no stairs inside': (home) => !says(home, /duplex|on two floors|two storeys/i),
    'A terrace for every apartment': (home) => (home.terrace ?? 0) > 0,
    'One level': (home) => !says(home, /duplex|on two floors|two storeys/i),
  },
  villas: {
    'Own plot or garden': (home) => (home.garden ?? 0) > 0,
    'Private pool, except at the garden villas': (home) =>
      says(home, /\bpool\b/i) && (says(home, /garden villa/i) || !says(home, /shared pool/i)),
    'Terrace beside the living room': (home) => (home.terrace ?? 0) > 0,
    'Parking for two cars or more': (home) =>
      says(home, /two|three|second/i) && says(home, parking),
    'Parking for two cars': (home) => says(home, parking),
  },
  penthouses: {
    'Top floor': (home) => !says(home, /neighbour above|home above/i),
    'Terrace or solarium': (home) => (home.terrace ?? 0) > 0,
    'Nobody above': (home) => !says(home, /neighbour above|home above/i),
    'Underground parking': (home) => says(home, parking),
    Parking: (home) => says(home, parking),
  },
  townhouses: {
    'Own front door on the lane': (home) => says(home, /front door|\blane\b/i),
    'Walled court': (home) => says(home, /wall/i) && says(home, /court|patio/i),
    'Two or three floors, no lift': (home) =>
      says(home, /(two|three) floors/i) && !says(home, /\blift from/i),
    'Two or three floors': (home) => says(home, /(two|three) floors/i),
    'Parking space in the garage': (home) => says(home, parking),
    'Garage parking space': (home) => says(home, parking),
  },
}

/** The condition that more than half of the homes meet, but not all. */
const ofMost: Record<string, Condition> = {
  'Lift in most buildings': (home) => says(home, /\blift\b/i) && !says(home, /no lift/i),
  'Private pool with most': (home) => says(home, /private pool|own pool/i),
}

/**
 * Facts about the estates that the specification gives; the text of a home need not repeat them.
 */
const unchecked = [
  'Communal pools and gardens',
  'Communal pools',
  'Gated security, 24/7',
  'Resort pool, spa and courts',
  'Community pool and gated security',
]

const keysOf = (id: PropertyTypeId, language: 'en' | 'es'): readonly string[] => [
  ...(id === 'townhouses' ? townhouseWords[language].keys : typeWords[language].types[id].keys),
  ...propertyTypeRecords[id].words[language].card.features,
]

describe.each(Object.values(propertyTypeRecords))('key points of $id', ({ id, type }) => {
  const own = homes.filter((home) => home.propertyType === type)

  const keys = keysOf(id, 'en').filter((key) => key !== '{bedrooms}')

  test.each(keys.filter((key) => !unchecked.includes(key)))('is true on sale: %s', (key) => {
    const meeting = own.filter(ofMost[key] ?? ofEvery[id][key] ?? (() => false)).map(({ id }) => id)
    if (!ofMost[key]) return expect(meeting).toEqual(own.map(({ id }) => id))
    expect(meeting.length).toBeGreaterThan(own.length / 2)
    expect(meeting.length).toBeLessThan(own.length)
  })

  test('has a condition for no sentence that is gone', () => {
    expect(keys).toEqual(expect.arrayContaining(Object.keys(ofEvery[id])))
  })

  test('names bedrooms in no sentence of its own: they are derived', () => {
    for (const language of languages) {
      expect(keysOf(id, language)).toContain('{bedrooms}')
      expect(keysOf(id, language).join(' ')).not.toMatch(/bedroom(?!s\})|dormitorio/i)
    }
  })
})

test.each<Development>(Object.values(developments))(
  'the figures of $name contain its homes',
  (development) => {
    const { name, price, bedrooms, area, terrace } = development
    const within = (value: number | null, range?: { min: number; max?: number }) =>
      !range || value === null || (value >= range.min && value <= (range.max ?? Infinity))
    for (const home of homes.filter((one) => one.development === name)) {
      expect(within(home.price, price), home.id).toBe(true)
      expect(within(home.bedrooms, bedrooms), home.id).toBe(true)
      expect(within(home.area, area), home.id).toBe(true)
      expect(within(home.terrace, terrace), home.id).toBe(true)
    }
  },
)

test.each([
  ['CARAT', caratWords],
  ['Waterfall Residences', waterfallWords],
])('the energy rating on the page of %s is that of its homes', (development, words) => {
  const ratings = new Set(
    homes.flatMap((home) => (home.development === development ? [home.energyRating] : [])),
  )
  expect(ratings.size).toBe(1)
  for (const language of languages)
    expect(JSON.stringify(words[language])).toContain(`"${[...ratings][0]} (`)
})
