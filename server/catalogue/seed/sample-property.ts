import { isoTime } from '../../shared/time/iso-time.ts'
import type { Property, PropertyTexts, PropertyType } from '../property.ts'

/** A property as the seed files write it: complete, with every text in both languages. */
export interface SampleProperty extends Omit<
  Property,
  | keyof PropertyTexts
  | 'images'
  | 'propertyType'
  | 'listing'
  | 'translations'
  | 'purchaseDetails'
  | 'pictureDetails'
  | 'documents'
  | 'formerPrice'
  | 'createdAt'
> {
  propertyType: PropertyType
  /** Names in pictures/manifest.json; cards show the first one. */
  pictures: string[]
  en: PropertyTexts
  es: PropertyTexts
}

/**
 * A sample home as the catalogue stores it: for sale, English in the columns, Spanish in
 * `translations`.
 */
export const propertyOfSample = (
  { en, es, pictures, ...home }: SampleProperty,
  createdAt: number,
): Property => ({
  ...home,
  ...en,
  images: pictures.map((name) => `/pictures/${name}.jpg`),
  listing: 'sale',
  translations: { es },
  purchaseDetails: null,
  pictureDetails: null,
  documents: null,
  formerPrice: null,
  createdAt: isoTime(createdAt),
})
