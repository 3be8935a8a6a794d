import type { HomeFieldName } from '#server/homes/fields.ts'
import { figureNames } from './read-home-figure.ts'

/**
 * The fields of the editor in the order of its screen. Pictures have their own screen, and the slug
 * is made from the title.
 */
export const formFields: readonly HomeFieldName[] = [
  'title',
  'title_es',
  ...figureNames,
  'energy_rating',
  'property_type',
  'listing',
  'development',
  'ref',
  'location',
  'description',
  'description_es',
  'long_description',
  'long_description_es',
  'features',
  'features_es',
]
