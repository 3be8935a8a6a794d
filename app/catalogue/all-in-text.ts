import { insert } from '#app/words.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'
import { allIn } from '#server/returns/all-in.ts'
import type { Range } from '#server/shared/range.ts'
import { euros } from '#server/shared/text/euros.ts'
import { purchaseKindOf } from './purchase-kind.ts'
import { hasUnpricedSpace } from './third-space.ts'
import { words } from './words.ts'

/**
 * The middle of the range of a home's total in euros, to the nearest thousand, as shown beside its
 * price.
 */
export const middleOf = ({ min, max }: Range, language: Language): string =>
  euros(Math.round((min + max) / 2_000) * 1_000, language)

/**
 * The total of a home for sale, such as `about €527,000 all in`; undefined for a home to let. A
 * total without the whole IVA on parking says so.
 */
export function allInText(
  property: Pick<Property, 'price' | 'development' | 'listing' | 'purchaseDetails' | 'features'>,
  language: Language,
): string | undefined {
  if (property.listing === 'rent') return undefined
  const kind = purchaseKindOf(property)
  const recorded = kind === 'new' ? (property.purchaseDetails?.extraParking ?? 0) : 0
  const { total } = allIn(property.price, kind, Math.min(recorded, property.price))
  const { allIn: whole, allInButParking } = words[language]
  return insert(hasUnpricedSpace(property) ? allInButParking : whole, {
    total: middleOf(total, language),
  })
}
