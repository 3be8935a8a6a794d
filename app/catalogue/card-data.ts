import { area } from '#app/format.ts'
import { counted } from '#app/plural.ts'
import { insert } from '#app/words.ts'
import { isOffMarket, type Property, type PropertyType } from '#server/catalogue/property.ts'
import { type Language, pathIn } from '#server/language.ts'
import type { PictureData, Pictures } from '#server/pictures/pictures.ts'
import { allInText } from './all-in-text.ts'
import { homePriceText } from './home-price-text.ts'
import { homeTexts } from './home-texts.ts'
import { isBuilding } from './is-building.ts'
import { shortDescription } from './short-description.ts'
import { words } from './words.ts'

/** The data of a home's card, formatted for a language. */
export interface PropertyCardData {
  id: string
  slug: string
  href: string
  title: string
  type: PropertyType | null
  /** The type of home, whether it is new or a resale, and the development. */
  kind: string
  /** As much of the description as fits on a card. */
  text: string
  price: string
  /** The total cost with taxes and fees, in words; undefined for a home to let. */
  allIn: string | undefined
  measures: string[]
  /**
   * The text that the home can be bought, or is still being built; undefined if that is unknown.
   */
  state: string | undefined
  picture: PictureData | undefined
  noPicture: string
  /** Why the home is in this list: how it differs from the search or from another home. */
  why?: { reason: string; difference: string } | undefined
  lang: 'en' | undefined
}

/** The card of a home. */
export function propertyCard(
  property: Property,
  language: Language,
  pictures: Pictures,
): PropertyCardData {
  const copy = words[language]
  const { title, description, lang } = homeTexts(property, language)
  const [image] = property.images
  return {
    id: property.id,
    slug: property.slug,
    href: pathIn(language, `/properties/${property.slug}`),
    title,
    type: property.propertyType,
    kind: kindText(property, language),
    text: shortDescription(description),
    price: homePriceText(property, language),
    allIn: allInText(property, language),
    measures: [
      counted(copy.beds, property.bedrooms, language),
      counted(copy.baths, property.bathrooms, language),
      area(property.area, language),
      ...(property.terrace
        ? [insert(copy.terrace, { area: area(property.terrace, language) })]
        : []),
    ],
    state: stateText(property, language),
    picture:
      image === undefined
        ? undefined
        : pictures.at(image, title, language, property.pictureDetails),
    noPicture: copy.noPicture,
    lang,
  }
}

/** The type of home, whether it is new or a resale, and its development. */
function kindText({ propertyType, listing, development }: Property, language: Language): string {
  const { types, newHome, resale } = words[language]
  const sale = development === null ? resale : newHome
  return (
    [types[propertyType ?? 'apartment'], listing === 'rent' ? undefined : sale, development]
      // A name or a term of several words must not be broken across lines.
      .flatMap((part) => (part ? [part.replaceAll(' ', '\u00a0')] : []))
      .join(', ')
  )
}

/**
 * The text that a home is reserved, sold or under construction, or otherwise its availability;
 * undefined if that is unknown.
 */
function stateText(property: Property, language: Language): string | undefined {
  const { status: statuses, underConstruction } = words[language]
  const { status } = property
  if (!isOffMarket(status) && isBuilding(property)) return underConstruction
  return status ? statuses[status] : undefined
}
