import { insert } from '#app/words.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'
import { isBuilding } from './is-building.ts'
import { words } from './words.ts'

/**
 * A home's energy rating in the wording of adverts, or undefined where there is none. Before a
 * building is finished, the certificate is that of the project (RD 390/2021, arts. 8 and 15).
 */
export function energyText(
  property: Pick<Property, 'energyRating' | 'development'>,
  language: Language,
): string | undefined {
  const { energyRating } = property
  const { inProgress, project } = words[language].energy
  if (!energyRating) return undefined
  if (energyRating === 'in progress') return inProgress
  return isBuilding(property) ? insert(project, { rating: energyRating }) : energyRating
}
