import type { Property } from '#server/catalogue/property.ts'
import { bedroomCounts, wantedPropertyTypes, purchaseBudgets } from '#server/leads/options.ts'

/**
 * The criteria of an enquiry, derived from its home (docs/requirements/homes.md#property-detail).
 */
export function criteriaOf({ propertyType, bedrooms, price, listing }: Property) {
  const [under, between, over] = purchaseBudgets
  return {
    // The form has no choice for penthouses; they are apartments there.
    propertyType: wantedPropertyTypes.find((type) => type === propertyType) ?? 'apartment',
    bedrooms: bedroomCounts.find((count) => count === String(bedrooms)) ?? '5+',
    // The form's budgets are those of purchases.
    ...(listing !== 'rent' && {
      budget: price < 500_000 ? under : price <= 1_000_000 ? between : over,
    }),
  }
}
