import { type Cells } from '../catalogue/exchange/feed.ts'
import { parseProperty } from '../catalogue/exchange/parse-property.ts'
import type { PictureDetails, Property } from '../catalogue/property.ts'
import { pictureDetailsCell } from '../catalogue/rules/cell-readers.ts'
import type { Language } from '../language.ts'
import {
  cellsOfFields,
  documentsOf,
  type HomeFieldName,
  fieldNames,
  fieldRules,
  type HomeFields,
} from './fields.ts'

/** Why a home cannot be published. */
export interface PublishingProblem {
  field: HomeFieldName
  /**
   * `rule`: an import would refuse the text. `alt`: a picture has no alternative text. `name`: a
   * document has no name. `taken`: another home has the reference.
   */
  kind: 'missing' | 'rule' | 'alt' | 'name' | 'taken'
  /** The missing text: its language, and the number of its picture or document, from 1. */
  of?: { number: number; language: Language }
  /** The title of the home that has the reference. */
  owner?: string
}

/** The fields that a home needs before visitors see it. The slug is made from the title. */
const needed: readonly HomeFieldName[] = [
  'ref',
  'title',
  'title_es',
  'price',
  'property_type',
  'listing',
  'location',
  'bedrooms',
  'bathrooms',
  'area',
  'description',
  'description_es',
  'images',
]

/** Texts that must exist in both languages or in neither. */
const pairs: readonly [HomeFieldName, HomeFieldName][] = [
  ['long_description', 'long_description_es'],
  ['features', 'features_es'],
]

/** Every reason why a home with these fields cannot be published. */
export function problemsOf(fields: HomeFields): PublishingProblem[] {
  const problems: PublishingProblem[] = []
  const isEmpty = (name: HomeFieldName) => fields[name].trim() === ''
  for (const field of fieldNames) {
    const text = fields[field]
    if (isEmpty(field)) {
      const isHalf = pairs.some(
        ([one, other]) => (field === one && !isEmpty(other)) || (field === other && !isEmpty(one)),
      )
      if (needed.includes(field) || isHalf) problems.push({ field, kind: 'missing' })
    } else if (fieldRules[field].parse(text) === undefined) problems.push({ field, kind: 'rule' })
  }
  return [...problems, ...missingAlternatives(fields), ...missingNames(fields)]
}

/** The missing alternative texts, in the order of the pictures. */
function missingAlternatives(fields: HomeFields): PublishingProblem[] {
  const details = detailsOf(fields)
  return pictureAddresses(fields).flatMap((address, index) => {
    const alt = details[address]?.alt
    if (!alt) return []
    return (['en', 'es'] as const)
      .filter((language) => alt[language].trim() === '')
      .map((language) => ({
        field: 'picture_details' as const,
        kind: 'alt' as const,
        of: { number: index + 1, language },
      }))
  })
}

/** A problem for each document name that is missing in a language. */
const missingNames = (fields: HomeFields): PublishingProblem[] =>
  documentsOf(fields).flatMap(({ name }, index) =>
    (['en', 'es'] as const)
      .filter((language) => name[language].trim() === '')
      .map((language) => ({
        field: 'documents' as const,
        kind: 'name' as const,
        of: { number: index + 1, language },
      })),
  )

/** The pictures of a home, by address, in their order. */
export const pictureAddresses = ({ images }: Pick<HomeFields, 'images'>): string[] =>
  images.split('\n').filter(Boolean)

/** The stored details of these pictures. */
export const detailsOf = ({
  picture_details,
}: Pick<HomeFields, 'picture_details'>): Record<string, PictureDetails> =>
  picture_details ? (pictureDetailsCell.parse(picture_details) ?? {}) : {}

/**
 * The home that the fields describe, read as the import reads a row.
 * @returns undefined where a rule is broken: see {@link problemsOf}.
 */
export function propertyOfFields(
  fields: HomeFields,
  { id, slug, before }: { id: string; slug: string; before: Property | undefined },
  now: number,
): Property | undefined {
  const cells: Cells = { ...cellsOfFields(fields), id, slug }
  const result = parseProperty(cells, before, now)
  return 'property' in result ? result.property : undefined
}
