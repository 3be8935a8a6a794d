import { carat } from './carat.ts'
import { type Residence, type ResidenceId, residenceBy } from './residences.ts'

/** What search engines are told that a home before its release costs at least, in euros (specification §2). */
export const minimumPrice = 500_000

/** A development on its new-release card (specification §3); title, description and features are the residence's. */
export interface NewRelease {
  residence: Residence
  picture: string
  /** Euros; without `to`, prices begin at `from`. */
  price: { from: number; to?: number }
}

const release = (id: ResidenceId, picture: string): NewRelease => {
  const residence = residenceBy(id)
  if (residence.price === null) throw new Error(`${id} has no price to be released at`)
  return { residence, picture, price: { from: residence.price } }
}

/** The featured release. */
export const featuredRelease: NewRelease = {
  residence: residenceBy('carat'),
  picture: carat.pictures[0],
  price: carat.price,
}

/** The new-release cards, in the order of specification §9. */
export const newReleases: readonly NewRelease[] = [
  release('palm-10', 'palm10-axis'),
  release('lomas-2', 'lomas-pool25'),
  release('16-plus-collection', 'sixteen-dusk'),
  release('north-residences', 'north-slope'),
]

/** All five, the cheapest first: they stand on one scale, which ends at `scaleEnd` euros. */
export const releasesByPrice: readonly NewRelease[] = [featuredRelease, ...newReleases].sort(
  (a, b) => a.price.from - b.price.from,
)
export const scaleEnd = 4_000_000
