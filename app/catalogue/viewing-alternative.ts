import { translations } from '#app/words.ts'
import { isOffMarket, type Property } from '#server/catalogue/property.ts'
import { priceSteps, searchValues } from '#server/catalogue/search-conditions.ts'
import { anyHome, listingOf, searchParameters } from '#server/catalogue/search.ts'
import { type Language, pathIn } from '#server/language.ts'
import { enquiryId } from './enquiry-id.ts'

const words = translations(
  {
    viewing: 'Arrange a viewing',
    reserved: {
      note: 'This home is reserved for somebody else, so no viewings are arranged.',
      action: 'Ask us to write if it becomes free',
      short: 'Ask about it',
    },
    sold: {
      note: 'This home is sold.',
      action: 'Tell me when a similar home appears',
      short: 'Set an alert',
    },
  },
  {
    viewing: 'Concertar una visita',
    reserved: {
      note: 'Esta vivienda está reservada, por lo que no se conciertan visitas.',
      action: 'Pedir que me avisen si queda libre',
      short: 'Preguntar',
    },
    sold: {
      note: 'Esta vivienda está vendida.',
      action: 'Avisarme cuando salga una similar',
      short: 'Crear un aviso',
    },
  },
)

/**
 * The text and link that replace the viewing of a reserved or sold home: the enquiry if it is
 * reserved, an alert about similar homes if it is sold
 * (docs/requirements/homes.md#property-detail). Undefined for a home that can be viewed.
 */
export function viewingAlternative(property: Property, language: Language) {
  const { status } = property
  if (!isOffMarket(status)) return undefined
  const enquiry = `${pathIn(language, `/properties/${property.slug}`)}#${enquiryId}`
  const alert = pathIn(language, `/alerts/new?${similarSearch(property)}`)
  return { status, ...words[language][status], href: status === 'sold' ? alert : enquiry }
}

/** The link to a home's viewing, or to what replaces it. */
export function viewingLink(
  property: Property,
  language: Language,
): { href: string; text: string } {
  const instead = viewingAlternative(property, language)
  return instead
    ? { href: instead.href, text: instead.short }
    : {
        href: pathIn(language, `/properties/${property.slug}/viewing`),
        text: words[language].viewing,
      }
}

export type ViewingAlternative = NonNullable<ReturnType<typeof viewingAlternative>>

/** A search for homes of the same type with as many bedrooms, up to the next higher price. */
function similarSearch({ propertyType, bedrooms, price, listing }: Property): URLSearchParams {
  const search = { ...anyHome, listing: listing === 'rent' ? 'rent' : '' }
  const known = searchValues.bedrooms.filter((count) => Number(count) <= bedrooms)
  const limit = priceSteps[listingOf(search)].find((step) => step >= price)
  return searchParameters({
    ...search,
    type: propertyType ?? 'apartment',
    bedrooms: known.at(-1) ?? '',
    to: limit === undefined ? '' : String(limit),
  })
}
