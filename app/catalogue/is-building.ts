import { buildingNames } from '#app/content/developments/developments.ts'
import type { Property } from '#server/catalogue/property.ts'
import { stageOf } from '#server/catalogue/search-conditions.ts'

/**
 * Whether a home is unfinished, as the search by build stage has it. An energy certificate in
 * progress says nothing of this: that of most resales is.
 */
export const isBuilding = (property: Pick<Property, 'development'>): boolean =>
  stageOf(property, buildingNames) === 'building'
