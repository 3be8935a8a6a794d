import { developmentNamed } from '#app/content/developments/developments.ts'
import type { Property } from '#server/catalogue/property.ts'

/**
 * Whether a home is not finished: its certificate is in progress, or its development is being
 * built.
 */
export const isBuilding = ({
  energyRating,
  development,
}: Pick<Property, 'energyRating' | 'development'>): boolean =>
  energyRating === 'in progress' || developmentNamed(development)?.status === 'under construction'
