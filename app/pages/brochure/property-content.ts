import type { BrochureContent } from '#server/brochures/content.ts'
import type { Property } from '#server/catalogue/property.ts'
import { type Language, pathIn } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import { developmentBrochures } from '#app/content/development-brochures.ts'
import { price } from '#app/format.ts'
import { propertyView } from '#app/pages/property/view.ts'
import { words as propertyWords } from '#app/pages/property/words.ts'
import { insert } from '#app/words.ts'
import { imprint } from './imprint.ts'
import { words } from './words.ts'

/** The brochure of one home: what its page says, on paper. */
export function propertyContent(
  property: Property,
  language: Language,
  site: Pick<SiteRequest, 'config' | 'pictures'>,
): BrochureContent {
  const copy = words[language]
  const asked = propertyWords[language]
  const home = propertyView(property, language)
  const building = underConstruction(property)
  const taxes = building
    ? insert(copy.taxes.amounts, {
        iva: price(Math.round(property.price * 0.1), language),
        ajd: price(Math.round(property.price * 0.012), language),
      })
    : copy.taxes.either
  return {
    ...imprint(site.config, language, {
      path: pathIn(language, `/properties/${property.slug}`),
      greeting: insert(asked.chat, { title: home.title, ref: home.ref }),
      title: copy.contact.home,
    }),
    subject: `${copy.subject}: ${home.description}`,
    title: home.title,
    place: home.location,
    reference: insert(asked.reference, { ref: home.ref }),
    price: home.price,
    priceNote: taxes,
    pictures: property.images.map((image) => site.pictures.at(image, home.title, language)),
    figures: home.strip,
    lead: home.lead,
    paragraphs: home.paragraphs,
    details: {
      title: copy.details,
      rows: [
        ...home.details,
        ...(building ? [{ name: copy.rows.build, value: copy.building }] : []),
        { name: copy.rows.location, value: home.location },
      ],
    },
    features: { title: copy.features, list: home.features },
    tables: [],
    lang: home.lang,
  }
}

/** A home whose certificate is still in progress is not finished; nor is any home of a development that is not. */
const underConstruction = ({ energyRating, development }: Property) =>
  energyRating === 'in progress' ||
  developmentBrochures.some((one) => one.underConstruction && one.development === development)
