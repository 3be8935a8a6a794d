import { area } from '#app/format.ts'
import { insert } from '#app/words.ts'
import { isReduced, isOffMarket, type Property } from '#server/catalogue/property.ts'
import { type Language, pathIn } from '#server/language.ts'
import { euros, groupedNumber } from '#server/shared/text/euros.ts'
import { energyText } from './energy.ts'
import { homePriceText } from './home-price-text.ts'
import { homeTexts, paragraphsOf } from './home-texts.ts'
import { isBuilding } from './is-building.ts'
import { propertyWords } from './property-words.ts'
import { purchaseKindOf } from './purchase-kind.ts'
import { taxFigures } from './tax-figures.ts'
import { words as catalogueWords } from './words.ts'

export interface HomeMeasure {
  name: string
  value: string
  unit?: string
}

/**
 * The data of a home for its page. Terrace, garden and fees are absent if unknown
 * (docs/requirements/homes.md#property-detail).
 */
export function propertyView(property: Property, language: Language) {
  const copy = propertyWords[language]
  const { strip, details } = copy
  const texts = homeTexts(property, language)
  const { terrace, garden, communityFees } = property
  const energy = energyText(property, language)
  const status = statusText(property, language)
  const squareMetres = (value: number) => ({ value: groupedNumber(value, language), unit: 'm²' })
  const [lead = texts.description, ...paragraphs] = paragraphsOf(texts.longDescription)
  return {
    ...texts,
    slug: property.slug,
    lead,
    paragraphs,
    price: homePriceText(property, language),
    /** The former price, where visitors are shown that it was reduced. */
    reduced:
      property.formerPrice !== null && isReduced(property)
        ? insert(copy.reduced, { price: euros(property.formerPrice, language) })
        : undefined,
    /** The taxes in addition to the price; undefined for a home to let. */
    taxes:
      property.listing === 'rent'
        ? undefined
        : insert(copy.taxes[purchaseKindOf(property)], taxFigures(language)),
    location: property.location,
    ref: property.ref,
    strip: present<HomeMeasure>([
      { name: strip.bedrooms, value: groupedNumber(property.bedrooms, language) },
      { name: strip.bathrooms, value: groupedNumber(property.bathrooms, language) },
      { name: strip.area, ...squareMetres(property.area) },
      terrace && { name: strip.terrace, ...squareMetres(terrace) },
      garden && { name: strip.garden, ...squareMetres(garden) },
      communityFees && { name: strip.fees, value: euros(communityFees, language) },
    ]),
    documents: (property.documents ?? []).map(({ file, name }) => ({
      href: pathIn(language, `/properties/${property.slug}/documents/${file}`),
      name: name[language] || name.en,
    })),
    details: present<HomeMeasure>([
      {
        name: details.type,
        value: catalogueWords[language].types[property.propertyType ?? 'apartment'],
      },
      { name: details.bedrooms, value: groupedNumber(property.bedrooms, language) },
      { name: details.bathrooms, value: groupedNumber(property.bathrooms, language) },
      { name: details.area, value: area(property.area, language) },
      terrace && { name: details.terrace, value: area(terrace, language) },
      garden && { name: details.garden, value: area(garden, language) },
      communityFees && {
        name: details.fees,
        value: insert(copy.feesValue, { fees: euros(communityFees, language) }),
      },
      status && { name: details.status, value: status },
      energy && { name: details.energy, value: energy },
      { name: details.reference, value: property.ref },
    ]),
  }
}

/**
 * The text that the home can be bought, or that it is unfinished; undefined if nothing is known.
 */
function statusText(property: Property, language: Language): string | undefined {
  const { status, underConstruction, newUnderConstruction } = catalogueWords[language]
  if (isOffMarket(property.status)) return status[property.status]
  if (isBuilding(property))
    return purchaseKindOf(property) === 'new' ? newUnderConstruction : underConstruction
  return property.status ? status[property.status] : undefined
}

const present = <T>(list: (T | 0 | '' | null | undefined)[]): T[] =>
  list.filter((one): one is T => Boolean(one))
