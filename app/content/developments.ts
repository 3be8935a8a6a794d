import type { Range } from '../format.ts'
import type { ResidenceId } from './residences.ts'

export type DevelopmentId = Extract<
  ResidenceId,
  '16-plus-collection' | 'north-residences' | 'lomas-2' | 'palm-10' | 'waterfall-residences'
>

/** A development's figures (specification §9) and pictures. Its copy is in the words of its page. */
export interface Development {
  /** As the catalogue, the forms and the letters call it; a name, so not translated. */
  name: string
  status: 'for sale' | 'under construction'
  /** Homes in all, where the number is given. */
  homes?: number
  bedrooms?: Range
  /** Euros; `most` is left out where only the lowest price is given. */
  price: { least: number; most?: number }
  /** Spaces for each home. */
  parking?: number
  /** Slides of its carousel or gallery, by the names of pictures/manifest.json: what is built first, then the rooms, then the resort. */
  pictures: readonly string[]
  /** Sizes of home in it that have figures of their own. */
  units: Readonly<Record<string, Unit>>
}

/** One size of home in a development. Areas in m², prices in euros. */
export interface Unit {
  homes?: number
  bedrooms?: number
  build?: Range
  terrace?: Range
  price: { least: number; most?: number }
  pictures?: readonly string[]
}

export const developments = {
  '16-plus-collection': {
    name: '16+ Collection',
    status: 'for sale',
    homes: 19,
    price: { least: 1_190_000 },
    pictures: [
      'sixteen-dusk',
      'sixteen-garden',
      'sixteen-poolside',
      'sixteen-court',
      'lounge-sixteen',
      'terrace-sky',
      'terrace-solarium',
      'suite-sixteen',
      'sixteen-steps',
    ],
    units: {},
    /** Metres of front. */
    facade: 16,
    floors: 2,
    /** The largest home, m². */
    largest: 130,
    /** Minutes to the sport club. */
    club: 2,
  },
  'north-residences': {
    name: 'North Residences',
    status: 'for sale',
    homes: 32,
    bedrooms: { least: 2, most: 4 },
    price: { least: 2_530_000, most: 3_960_000 },
    parking: 2,
    pictures: ['north-slope'],
    units: {
      apartments: {
        homes: 26,
        bedrooms: 2,
        build: { least: 115, most: 221 },
        terrace: { least: 228, most: 241 },
        price: { least: 2_530_000, most: 2_750_000 },
        pictures: [
          'north-path',
          'terrace-north',
          'living-hearth',
          'kitchen-north',
          'suite-north',
          'suite-stone',
          'north-evening',
        ],
      },
      villas: {
        homes: 6,
        bedrooms: 4,
        build: { least: 280, most: 400 },
        terrace: { least: 89, most: 95 },
        price: { least: 2_970_000, most: 3_960_000 },
        pictures: ['northvilla-edge', 'northvilla-dusk', 'northvilla-pool', 'northvilla-garden'],
      },
    },
  },
  'lomas-2': {
    name: 'Lomas del Higuerón 2',
    status: 'for sale',
    homes: 160,
    bedrooms: { least: 2, most: 3 },
    price: { least: 545_000 },
    parking: 2,
    pictures: [
      'lomas-pool25',
      'lomas-garden',
      'terrace-lomas',
      'lomas-module',
      'living-lomas',
      'lomas-evening',
    ],
    units: {},
    modules: 8,
    entrancesPerModule: 2,
    apartmentsPerEntrance: 10,
    storeys: 4,
    pools: 5,
  },
  'palm-10': {
    name: 'Palm 10',
    status: 'for sale',
    bedrooms: { least: 5, most: 5 },
    price: { least: 2_400_000 },
    pictures: [
      'palm10-axis',
      'palm10-entrance',
      'palm10-portico',
      'palm10-court',
      'palm10-lounge',
      'living-palm',
      'kitchen-palm',
      'palm10-dining',
      'suite-palm',
      'suite-white',
      'palm10-upper',
      'palm10-detail',
      'palm10-palms',
      'palm10-evening',
    ],
    units: {},
  },
  'waterfall-residences': {
    name: 'Waterfall Residences',
    status: 'under construction',
    homes: 233,
    bedrooms: { least: 2, most: 3 },
    price: { least: 720_000, most: 1_825_000 },
    pictures: [
      'waterfall-terraces',
      'waterfall-cascade',
      'waterfall-stairs',
      'living-waterfall',
      'kitchen-waterfall',
      'terrace-waterfall',
      'terrace-roofs',
      'waterfall-evening',
    ],
    units: {
      two: {
        bedrooms: 2,
        build: { least: 88, most: 90 },
        terrace: { least: 24, most: 60 },
        price: { least: 720_000, most: 820_000 },
      },
      three: {
        bedrooms: 3,
        build: { least: 117, most: 150 },
        terrace: { least: 31, most: 104 },
        price: { least: 915_000, most: 1_825_000 },
      },
      garden: { price: { least: 950_000 } },
    },
    /** Green space, m²: more than this. */
    green: 7000,
  },
} as const satisfies Record<DevelopmentId, Development & Record<string, unknown>>
