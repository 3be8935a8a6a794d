import type { Property, PropertyTexts, PropertyType } from '../property.ts'

/** A home as the seed files write it: every text in both languages, nothing left out. */
export interface Home extends Omit<
  Property,
  keyof PropertyTexts | 'images' | 'propertyType' | 'listing' | 'translations' | 'createdAt'
> {
  propertyType: PropertyType
  /** Names in pictures/manifest.json, the first one for cards. */
  pictures: string[]
  en: PropertyTexts
  es: PropertyTexts
}
