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
  /** Names in pictures/manifest.json, the first one for cards. */
  pictures: string[]
  en: PropertyTexts
  es: PropertyTexts
}
