import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'
import type { Pictures } from '#server/pictures/pictures.ts'
import { propertyCard } from '#app/catalogue/card-data.ts'
import { area, number, price } from '#app/format.ts'
import { words } from './words.ts'

/** A home among others: its card, and every measure by which homes are told apart, in one order. What nobody has stated has no value. */
export function comparedHome(property: Property, language: Language, pictures: Pictures) {
  const { rows, energyInProgress } = words[language]
  const { bedrooms, bathrooms, terrace, garden, communityFees, energyRating } = property
  const stated = <T,>(value: T | null | undefined, print: (value: T, language: Language) => string) => (value ? print(value, language) : undefined)
  return {
    ...propertyCard(property, language, pictures),
    ref: property.ref,
    rows: [
      { name: rows.price, value: price(property.price, language) },
      { name: rows.perMetre, value: property.area > 0 ? price(Math.round(property.price / property.area), language) : undefined },
      { name: rows.bedrooms, value: number(bedrooms, language) },
      { name: rows.bathrooms, value: number(bathrooms, language) },
      { name: rows.area, value: area(property.area, language) },
      { name: rows.terrace, value: stated(terrace, area) },
      { name: rows.garden, value: stated(garden, area) },
      { name: rows.fees, value: stated(communityFees, price) },
      { name: rows.energy, value: stated(energyRating, (rating) => (rating === 'in progress' ? energyInProgress : rating)) },
      { name: rows.reference, value: property.ref },
    ],
  }
}

export type ComparedHome = ReturnType<typeof comparedHome>
