import { costsView } from '#app/buying/costs.ts'
import { isBuilding } from '#app/catalogue/is-building.ts'
import { propertyView } from '#app/catalogue/property-view.ts'
import { propertyWords } from '#app/catalogue/property-words.ts'
import { purchaseKindOf } from '#app/catalogue/purchase-kind.ts'
import { addRoomNames } from '#app/catalogue/room-pictures.ts'
import { taxFigures } from '#app/catalogue/tax-figures.ts'
import { viewingAlternative } from '#app/catalogue/viewing-alternative.ts'
import { placeFigures } from '#app/content/resort.ts'
import { insert, insertAll } from '#app/words.ts'
import type { SiteGround } from '#pictures/plans/maps/ground.ts'
import type { BrochureContent } from '#server/brochures/document/content.ts'
import type { Property } from '#server/catalogue/property.ts'
import { type Language, pathIn } from '#server/language.ts'
import type { DrawnPlan } from '#server/pictures/plans.ts'
import { type PurchaseKind, purchaseCosts } from '#server/returns/purchase-costs.ts'
import { euros } from '#server/shared/text/euros.ts'
import type { SiteRequest } from '#server/site.ts'
import { brochureSun } from './brochure-sun.ts'
import { costTables } from './cost-tables.ts'
import { imprint } from './imprint.ts'
import { coastDrawing, mapDrawing, planDrawing } from './property-drawings.ts'
import { words } from './words.ts'

interface Given {
  /** The home's plan, if one is drawn. */
  plan?: DrawnPlan | undefined
  /** The ground of the map; without it, there is no map. */
  ground?: SiteGround | undefined
  /** The query of the address, with the cost figures that a reader has changed. */
  address?: URLSearchParams
}

/** The brochure of one home, with the same facts as its page. */
export function propertyContent(
  property: Property,
  language: Language,
  site: Pick<SiteRequest, 'config' | 'clock' | 'pictures'>,
  { plan, ground, address = new URLSearchParams() }: Given = {},
): BrochureContent {
  const copy = insertAll(words[language], taxFigures(language))
  const page = propertyWords[language]
  const home = propertyView(property, language)
  const bought = purchaseKindOf(property)
  const shown = property.images.map((image) =>
    site.pictures.at(image, home.title, language, property.pictureDetails),
  )
  const map = ground && mapDrawing(property, ground, language)
  const context = { address, language, costs: site.config.costs }
  const isToLet = property.listing === 'rent'
  const taxes = insert(copy.taxes[bought], taxAmounts(property.price, bought, language))
  return {
    ...imprint(site, language, {
      path: pathIn(language, `/properties/${property.slug}`),
      greeting: insert(page.chat, { title: home.title, ref: home.ref }),
      title: copy.contact.home,
      bought,
      viewing: viewingAlternative(property, language)
        ? undefined
        : {
            name: copy.contact.viewing,
            path: pathIn(language, `/properties/${property.slug}/viewing`),
          },
    }),
    subject: `${copy.subject}: ${home.description}`,
    title: home.title,
    place: home.location,
    reference: insert(page.reference, { ref: home.ref }),
    price: home.price,
    priceNote: isToLet ? undefined : `${costsView(property, context).about}. ${taxes}`,
    pictures: plan ? addRoomNames(shown, plan.view, page.plan.onPlan) : shown,
    figures: home.strip,
    lead: home.lead,
    paragraphs: home.paragraphs,
    details: { title: copy.details, rows: detailRows(property, home, language) },
    features: { title: copy.features, list: home.features },
    plan: plan && planDrawing(property, plan, language),
    sun: brochureSun(property, language, site.clock()),
    tables: isToLet ? [] : costTables(property, context),
    map,
    coast:
      map &&
      coastDrawing(
        language,
        insertAll(page, placeFigures(site.config, language)).location.coastCaption,
      ),
    lang: home.lang,
  }
}

/** The rows of the table of details. */
function detailRows(
  property: Property,
  { details, location }: Pick<ReturnType<typeof propertyView>, 'details' | 'location'>,
  language: Language,
) {
  const { rows, building } = words[language]
  // For every other home, the brochure already shows the status.
  const isUnsaid = isBuilding(property) && viewingAlternative(property, language)
  return [
    ...details,
    ...(isUnsaid ? [{ name: rows.build, value: building }] : []),
    { name: rows.location, value: location },
  ]
}

/** The taxes on a home in whole euros, by the tax's name: `{ivaAmount}`. */
const taxAmounts = (price: number, bought: PurchaseKind, language: Language) =>
  Object.fromEntries(
    purchaseCosts(price, bought, 0).taxes.map(({ name, amount }) => [
      `${name}Amount`,
      euros(Math.round(amount), language),
    ]),
  )
