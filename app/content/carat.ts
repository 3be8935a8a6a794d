/** CARAT as specification §2 and §9 give it: euros, square metres. */
export const carat = {
  /** What an information request is about. */
  name: 'CARAT Luxury Residence',
  /** As the catalogue's `development` column has it. */
  development: 'CARAT',
  price: { from: 830_000, to: 3_700_000 },
  bedrooms: { from: 2, to: 4 },
  bathrooms: { from: 2, to: 4 },
  area: { from: 120, to: 350 },
  terrace: { from: 30, to: 200 },
  /** Of the carousel; CARAT's own first, then rooms and the resort. */
  pictures: [
    'carat-evening',
    'lobby-carat',
    'terrace-rooftop',
    'carat-curves',
    'terrace-carat',
    'living-carat',
    'kitchen-carat',
    'suite-carat',
    'suite-marble',
    'carat-water',
  ],
} as const

/** One home drawn as an area: as wide as we choose, in metres, and as deep as its square metres make it. */
export interface Floor {
  width: number
  inside: { area: number; depth: number }
  terrace: { area: number; depth: number }
}

const floor = (width: number, inside: number, terrace: number): Floor => ({
  width,
  inside: { area: inside, depth: inside / width },
  terrace: { area: terrace, depth: terrace / width },
})

/** The smallest home and the largest, to one scale. */
export const caratFloors: { smallest: Floor; largest: Floor } = {
  smallest: floor(12, carat.area.from, carat.terrace.from),
  largest: floor(25, carat.area.to, carat.terrace.to),
}
