import { propertyTypeRecords } from '#app/content/property-types.ts'
import type { PropertyType } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'
import { words } from './words.ts'

/** The page of a type, and the texts of the links to it. */
export function typeView(type: PropertyType, language: Language) {
  const record = Object.values(propertyTypeRecords).find((one) => one.type === type)
  const { path, words: texts } = record ?? propertyTypeRecords.apartments
  return { path, title: texts[language].title, all: words[language].more.types[type] }
}
