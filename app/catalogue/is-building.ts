import { buildingNames } from '#app/content/developments/developments.ts'
import type { Property } from '#server/catalogue/property.ts'
import { stageOf } from '#server/catalogue/search-conditions.ts'

/**
 * Whether a home is unfinished, by the same rule as the search by build stage. A pending energy
 * certificate is no sign of it, because most resales have one too.
 */
export const isBuilding = (property: Pick<Property, 'development'>): boolean =>
  stageOf(property, buildingNames) === 'building'
