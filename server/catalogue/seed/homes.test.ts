import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Development, Unit } from '#app/content/developments/development.ts'
import { developmentNamed, developments } from '#app/content/developments/developments.ts'
import { exactly, type Range } from '../../shared/range.ts'
import type { PropertyTexts } from '../property.ts'
import { homes } from './homes.ts'
import type { SampleProperty } from './sample-property.ts'

/** The ten homes that docs/requirements/data.md#data lists one by one. */
const listed = [
  { type: 'apartment', count: 4, price: [410_000, 580_000], area: [80, 121] },
  { type: 'villa', count: 3, price: [950_000, 1_800_000], area: null },
  { type: 'penthouse', count: 3, price: [1_200_000, 1_800_000], area: null },
] as const

/** The fewest sample homes in each development (docs/requirements/data.md#data). */
const units = {
  CARAT: 3,
  '16+ Collection': 3,
  'North Residences': 3,
  'Lomas del Higuerón 2': 2,
  'Palm 10': 1,
  'Waterfall Residences': 3,
}

/** The ranges that a row has; of prices without an upper end only the lowest is published. */
type Figures = Partial<
  Record<'price' | 'bedrooms' | 'bathrooms' | 'area' | 'terrace', Partial<Range> | undefined>
>

/**
 * The figures that a development publishes, one row for each kind of home whose bedrooms it names.
 * Each home must fit one row.
 */
function rowsOf(development: Development): Figures[] {
  const kinds = Object.values<Unit>(development.units).flatMap(({ bedrooms, ...unit }) =>
    bedrooms === undefined ? [] : [{ ...unit, bedrooms: exactly(bedrooms) }],
  )
  return kinds.length > 0 ? kinds : [{ ...development, area: areaOf(development) }]
}

/** The area; 16+ publishes only that of its largest home. */
const areaOf = ({ area, details: { largest } }: Development) =>
  area ?? (largest === undefined ? undefined : { min: 0, max: largest })

/**
 * Pictures of a development's buildings, and of rooms that only that development has, by the
 * beginning of their names.
 */
const ofDevelopment: Record<string, string[]> = {
  CARAT: [
    'carat-',
    'terrace-carat',
    'terrace-rooftop',
    'lobby-carat',
    'kitchen-carat',
    'living-carat',
    'suite-carat',
    'suite-marble',
  ],
  '16+ Collection': [
    'sixteen-',
    'terrace-sky',
    'terrace-solarium-deck',
    'living-sixteen',
    'living-sky',
    'suite-sixteen',
    'kitchen-sixteen',
    'bath-sixteen',
  ],
  'North Residences': [
    'north-',
    'northvilla-',
    'terrace-north',
    'kitchen-north',
    'living-hearth',
    'suite-north',
    'suite-stone',
  ],
  'Lomas del Higuerón 2': [
    'lomas-',
    'terrace-lomas',
    'living-lomas',
    'kitchen-lomas',
    'suite-lomas',
    'bath-lomas',
  ],
  'Palm 10': ['palm10-', 'kitchen-palm', 'living-palm', 'suite-palm', 'suite-white'],
  'Waterfall Residences': [
    'waterfall-',
    'terrace-waterfall',
    'terrace-roofs',
    'living-waterfall',
    'kitchen-waterfall',
    'suite-waterfall',
    'bath-waterfall',
  ],
}

/**
 * The homes to which pictures belong, by the beginning of the pictures' names. Other pictures show
 * rooms and the resort.
 */
const owners: Record<string, (home: SampleProperty) => boolean> = {
  'apartments-': (home) => home.propertyType === 'apartment' && home.development === null,
  'home-': (home) => home.propertyType === 'villa' && home.development === null,
  'villa-': (home) => home.propertyType === 'villa' && home.development === null,
  'onefloor-': (home) => home.id === 'villa-003',
  'penthouse-terrace': (home) => home.propertyType === 'penthouse' && home.development === null,
  'townhouses-': (home) => home.propertyType === 'townhouse',
  ...Object.fromEntries(
    Object.entries(ofDevelopment).flatMap(([development, starts]) =>
      starts.map((start) => [start, (home: SampleProperty) => home.development === development]),
    ),
  ),
  'waterfall-garden': (home) => home.id === 'waterfall-03',
  'waterfall-table': (home) => home.id === 'waterfall-03',
  ...Object.fromEntries(
    Object.entries({
      park: 'waterfall-03',
      garden: 'R49052083',
      through: 'apt-003',
      corner: 'apt-004',
      travertine: 'villa-002',
      onefloor: 'villa-003',
      duplex: 'penthouse-003',
      south: 'penthouse-002',
      northvilla: 'north-03',
    }).flatMap(([own, id]) =>
      ['living', 'dining', 'kitchen', 'suite', 'terrace'].map((part) => [
        `${part}-${own}`,
        (home: SampleProperty) => home.id === id,
      ]),
    ),
  ),
  'northvilla-': (home) => home.development === 'North Residences' && home.propertyType === 'villa',
}

/**
 * The order of a home's own pictures after the first, by the beginning of their names: indoors,
 * terraces, then the surroundings.
 */
const tour = [
  /^(living|lounge|dining)-/,
  /^kitchen-/,
  /^suite-(?!bath|marble|stone|white)/,
  /^(bath|suite)-/,
  /^(terrace-|penthouse-|palm10-(portico|upper|dining)|townhouses-(patio|roof)|sixteen-court)/,
]
const placeInTour = (picture: string) => {
  const place = tour.findIndex((pattern) => pattern.test(picture))
  return place < 0 ? tour.length : place
}

/** Pictures of rooms, by the beginning of their names. */
const rooms = /^(living|kitchen|suite|bath|lounge|dining)-/

/** The pictures that all homes share; they come after a home's own pictures. */
const resort = [
  'resort-garden',
  'resort-pool25',
  'spa-pool',
  'club-padel',
  'restaurant-dusk',
  'gate-gate',
]

const languages = ['en', 'es'] as const
const all = (texts: PropertyTexts) => [
  texts.title,
  texts.description,
  texts.longDescription,
  ...texts.features,
]
const within = (value: number | null, range: Partial<Range> | undefined) =>
  range === undefined ||
  (value !== null && value >= (range.min ?? 0) && value <= (range.max ?? Infinity))

describe('the catalogue', () => {
  test('no two homes open with the same picture', () => {
    const first = homes.map(({ pictures }) => pictures[0])
    expect(first).toHaveLength(new Set(first).size)
  })

  test('has at least 24 homes', () => {
    expect(homes.length).toBeGreaterThanOrEqual(24)
  })

  test.each(['id', 'slug', 'ref'] as const)('repeats no %s', (key) => {
    const values = homes.map((home) => home[key])
    expect(new Set(values).size).toBe(values.length)
  })

  test('repeats no title, description or first paragraph', () => {
    for (const language of languages) {
      for (const pick of [
        (texts: PropertyTexts) => texts.title,
        (texts: PropertyTexts) => texts.description,
        (texts: PropertyTexts) => texts.longDescription.split('\n\n')[0],
      ]) {
        const values = homes.map((home) => pick(home[language]))
        expect(new Set(values).size).toBe(values.length)
      }
    }
  })

  test('opens with six homes that differ in type or development, and in picture', () => {
    const first = homes.slice(0, 6)
    expect(new Set(first.map((home) => `${home.propertyType} ${home.development}`)).size).toBe(6)
    expect(new Set(first.map((home) => home.pictures[0])).size).toBe(6)
    expect(new Set(first.map((home) => home.propertyType)).size).toBe(4)
  })

  test('never shows one picture on two neighbouring cards', () => {
    const repeated = homes.filter(
      (home, index) => index > 0 && home.pictures[0] === homes[index - 1]?.pictures[0],
    )
    expect(repeated.map((home) => home.id)).toEqual([])
  })

  test('shows no room in homes of different developments or types', () => {
    const groups = new Map<string, Set<string>>()
    for (const home of homes)
      for (const picture of home.pictures.filter((name) => rooms.test(name))) {
        const group = home.development ?? home.propertyType
        groups.set(picture, (groups.get(picture) ?? new Set()).add(group))
      }
    expect(groups.size).toBeGreaterThan(15)
    const shared = [...groups].filter(([, owning]) => owning.size > 1)
    expect(shared.map(([picture]) => picture)).toEqual([])
  })

  test('has one reserved home, outside the first six, and none sold', () => {
    expect(homes.filter((home) => home.status === 'reserved')).toHaveLength(1)
    expect(homes.filter((home) => home.status === 'sold')).toHaveLength(0)
    expect(homes.slice(0, 6).every((home) => home.status === 'available')).toBe(true)
  })
})

describe('the ten listed homes', () => {
  test.each(listed)('$count of type $type, bounds reached', ({ type, count, price, area }) => {
    const found = homes.filter((home) => home.development === null && home.propertyType === type)
    expect(found).toHaveLength(count)
    const extent = (values: number[]) => [Math.min(...values), Math.max(...values)]
    expect(extent(found.map((home) => home.price))).toEqual(price)
    if (area) expect(extent(found.map((home) => home.area))).toEqual(area)
  })

  test('the apartments are R49052083 and apt-002 to apt-004', () => {
    const ids = homes
      .filter((home) => home.development === null && home.propertyType === 'apartment')
      .map((home) => home.id)
    expect(ids.sort()).toEqual(['R49052083', 'apt-002', 'apt-003', 'apt-004'])
  })

  test('R49052083 has a way to the pool, in both languages', () => {
    const home = homes.find((each) => each.id === 'R49052083')
    expect(home?.en.features.some((feature) => /pool/i.test(feature))).toBe(true)
    expect(home?.es.features.some((feature) => /piscina/i.test(feature))).toBe(true)
  })

  test('there are two townhouses besides', () => {
    expect(homes.filter((home) => home.propertyType === 'townhouse')).toHaveLength(2)
  })
})

describe('the developments', () => {
  test('no home belongs to a development the table does not know', () => {
    const names = new Set(homes.flatMap((home) => home.development ?? []))
    expect([...names].sort()).toEqual(Object.keys(units).sort())
  })

  test.each(Object.entries(units))('%s has its units', (name, least) => {
    expect(homes.filter((home) => home.development === name).length).toBeGreaterThanOrEqual(least)
  })

  test.each(
    homes.filter((home) => home.development !== null).map((home) => [home.id, home] as const),
  )('%s keeps to the figures', (_id, home) => {
    const development = developmentNamed(home.development)
    const rows = development ? rowsOf(development) : []
    const fits = rows.some(
      (row) =>
        within(home.price, row.price) &&
        within(home.bedrooms, row.bedrooms) &&
        within(home.bathrooms, row.bathrooms) &&
        within(home.area, row.area) &&
        within(home.terrace, row.terrace),
    )
    expect(fits, JSON.stringify(rows)).toBe(true)
  })

  test('CARAT shows its smallest and its largest home', () => {
    const { price, bedrooms, area, terrace } = developments.carat
    const carat = homes.filter((home) => home.development === 'CARAT')
    for (const end of ['min', 'max'] as const)
      expect(carat).toContainEqual(
        expect.objectContaining({
          price: price[end],
          bedrooms: bedrooms[end],
          area: area[end],
          terrace: terrace[end],
        }),
      )
  })

  test.each(Object.values<Development>(developments))(
    '$name starts at its advertised price',
    ({ name, price }) => {
      const prices = homes.filter((home) => home.development === name).map((home) => home.price)
      expect(Math.min(...prices)).toBe(price.min)
    },
  )

  test('a Waterfall garden villa costs at least what the development says', () => {
    const gardens = homes.filter(
      (home) => home.development === 'Waterfall Residences' && home.garden !== null,
    )
    expect(gardens.length).toBeGreaterThan(0)
    for (const home of gardens)
      expect(home.price).toBeGreaterThanOrEqual(
        developments['waterfall-residences'].units.garden.price.min,
      )
  })

  test('a home under construction has that status, and every home has an energy rating', () => {
    for (const home of homes) {
      expect(home.energyRating, home.id).toMatch(/^[A-G]$/)
      if (home.development !== 'CARAT' && home.development !== 'Waterfall Residences') continue
      expect(home.en.description).toContain('Under construction')
      expect(home.es.description).toContain('En construcción')
    }
  })

  test('a villa has its own garden; the homes of 16+ on one floor of two are none', () => {
    for (const home of homes)
      if (home.propertyType === 'villa') {
        expect(home.garden, home.id).toBeGreaterThan(0)
        expect(home.development, home.id).not.toBe('16+ Collection')
      }
  })
})

describe.each(homes.map((home) => [home.id, home] as const))('%s', (_id, home) => {
  test('has plausible figures', () => {
    expect(home.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(home.location).toMatch(/, Costa del Sol$/)
    for (const value of [home.price, home.bedrooms, home.bathrooms, home.area])
      expect(value).toBeGreaterThan(0)
    expect(home.terrace).toBeGreaterThan(0)
    if (home.garden !== null) expect(home.garden).toBeGreaterThan(0)
    expect(within(home.communityFees, { min: 100, max: 1000 })).toBe(true)
  })

  test('shows eight to twelve different pictures, its own buildings before the resort', () => {
    expect(home.pictures.length).toBeGreaterThanOrEqual(8)
    expect(home.pictures.length).toBeLessThanOrEqual(12)
    expect(new Set(home.pictures).size).toBe(home.pictures.length)
    expect(resort).not.toContain(home.pictures[0])
    const own = home.pictures.filter((picture) => !resort.includes(picture))
    expect(home.pictures.slice(0, own.length)).toEqual(own)
    // The home itself, then its rooms in the order of a walk through it.
    const places = own.slice(1).map(placeInTour)
    expect(places, own.join(' ')).toEqual(places.toSorted((one, other) => one - other))
    expect(placeInTour(own[0] ?? ''), own[0]).not.toBe(3)
    for (const picture of home.pictures) {
      for (const [start, owns] of Object.entries(owners)) {
        if (picture.startsWith(start)) expect(owns(home), picture).toBe(true)
      }
    }
  })

  test('opens with a room or a terrace, where it is one of several in a building', () => {
    const [first = ''] = home.pictures
    const house = ['villa', 'townhouse'].includes(home.propertyType) || first === 'sixteen-garden'
    expect(house || placeInTour(first) < tour.length, first).toBe(true)
  })

  test('has texts of the agreed shape in both languages', () => {
    for (const language of languages) {
      const { title, description, longDescription, features } = home[language]
      expect(title.length).toBeLessThanOrEqual(48)
      expect(description.length, description).toBeLessThanOrEqual(170)
      const paragraphs = longDescription.split('\n\n')
      expect(paragraphs).toHaveLength(3)
      expect(paragraphs[0]?.match(/[.?](\s|$)/g), 'the lead is one sentence').toHaveLength(1)
      const words = longDescription.split(/\s+/).length
      expect(words, language).toBeGreaterThanOrEqual(110)
      expect(words, language).toBeLessThanOrEqual(180)
      expect(features.length).toBeGreaterThanOrEqual(8)
      expect(features.length).toBeLessThanOrEqual(12)
      expect(new Set(features).size).toBe(features.length)
      for (const text of all(home[language])) {
        expect(text).toBe(text.trim())
        expect(text).not.toMatch(/[^\S\n]{2,}|\n{3,}/)
      }
    }
  })

  test('is translated throughout', () => {
    expect(home.es.features).toHaveLength(home.en.features.length)
    const spanish = all(home.es)
    for (const text of all(home.en)) expect(spanish).not.toContain(text)
  })

  test('is written without exclamation marks, superlatives or sales phrases', () => {
    for (const text of languages.flatMap((language) => all(home[language]))) {
      expect(text).not.toMatch(/[!¡]/)
      expect(text).not.toMatch(/luxur|\bdreams?\b|stunning|nestled|exclusiv|inmejorable/i)
      expect(text, 'typographic apostrophes').not.toContain("'")
    }
  })

  test('gives the same square metres in both languages', () => {
    const areas = (text: string) =>
      [...text.matchAll(/([\d.,]+) m²/g)].map((match) => match[1]?.replace(/[.,]/g, ''))
    home.en.features.forEach((feature, index) => {
      expect(areas(home.es.features[index] ?? ''), feature).toEqual(areas(feature))
    })
  })
})

const manifest = new URL('../../../pictures/manifest.json', import.meta.url)

test.skipIf(!existsSync(manifest))('every picture is in pictures/manifest.json', () => {
  const names = Object.keys(JSON.parse(readFileSync(manifest, 'utf8')))
  const missing = homes.flatMap((home) =>
    home.pictures.filter((picture) => !names.includes(picture)),
  )
  expect(missing).toEqual([])
})

test.skipIf(!existsSync(manifest))('pictures of the resort name it', () => {
  const entries: Record<string, { subject?: string }> = JSON.parse(readFileSync(manifest, 'utf8'))
  for (const name of resort) expect(entries[name]?.subject).toMatch(/^The resort: /)
})
