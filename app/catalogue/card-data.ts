import type { Property } from '#server/catalogue/property.ts'
import { type Language, pathIn } from '#server/language.ts'
import type { Picture, Pictures } from '#server/pictures/pictures.ts'
import { area, price } from '../format.ts'
import { counted } from '../plural.ts'
import { insert } from '../words.ts'
import { textsOf } from './texts.ts'
import { words } from './words.ts'

/** A home's card, formatted for a language. */
export interface PropertyCardData {
  id: string
  slug: string
  href: string
  title: string
  text: string
  price: string
  measures: string[]
  reference: string
  picture: Picture | undefined
  noPicture: string
  lang: 'en' | undefined
}

/** The card of a home. */
export function propertyCard(
  property: Property,
  language: Language,
  pictures: Pictures,
): PropertyCardData {
  const copy = words[language]
  const { title, description, lang } = textsOf(property, language)
  const [image] = property.images
  return {
    id: property.id,
    slug: property.slug,
    href: pathIn(language, `/properties/${property.slug}`),
    title,
    text: description,
    price: price(property.price, language),
    measures: [
      counted(copy.beds, property.bedrooms, language),
      counted(copy.baths, property.bathrooms, language),
      area(property.area, language),
    ],
    reference: insert(copy.reference, { ref: property.ref }),
    picture: image === undefined ? undefined : pictures.at(image, title, language),
    noPicture: copy.noPicture,
    lang,
  }
}
