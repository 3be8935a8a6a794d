import type { Property } from '#server/catalogue/property.ts'
import { homes } from '#server/catalogue/seed/homes.ts'

/** The first sample home as a property, with what a test changes. */
export function sampleHome(change: Partial<Property> = {}): Property {
  const [home] = homes
  if (!home) throw new Error('There are no sample homes')
  const { en, es, pictures, ...rest } = home
  return {
    ...rest,
    ...en,
    images: pictures.map((name) => `/pictures/${name}.jpg`),
    listing: 'sale',
    purchaseDetails: null,
    pictureDetails: null,
    documents: null,
    formerPrice: null,
    translations: { es },
    createdAt: '2026-11-01T09:00:00.000Z',
    ...change,
  }
}

/** How many pictures a sample home has. */
export const countPictures = (reference: string): number =>
  homes.find(({ ref }) => ref === reference)?.pictures.length ?? 0
