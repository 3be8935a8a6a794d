import { developmentNamed } from '#app/content/developments/developments.ts'
import type { Property } from '#server/catalogue/property.ts'

/**
 * Whether a home is unfinished: its certificate is in progress, or its development is under
 * construction.
 */
export const isBuilding = ({
  energyRating,
  development,
}: Pick<Property, 'energyRating' | 'development'>): boolean =>
  energyRating === 'in progress' || developmentNamed(development)?.status === 'under construction'
