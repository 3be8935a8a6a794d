import * as v from 'valibot'
import {
  energyRatings,
  listings,
  propertyTypes,
  publications,
  statuses,
} from '../../database/tables/column-values.ts'
import {
  type CellReader,
  documentsCell,
  features,
  images,
  lineCell,
  linesCell,
  list,
  oneOfCell,
  pattern,
  pictureDetailsCell,
  purchaseDetailsCell,
  squareMetres,
  translationsCell,
  translationsOf,
  wholeNumberCell,
} from './cell-readers.ts'
import { expectationText } from './expectations.ts'
import { homeDocuments } from './home-documents.ts'
import { pictureDetails } from './picture-details.ts'
import { purchaseDetails } from './purchase-details.ts'

/** The rules of a home's columns, for imports and for changes by staff. */
export const propertyRules = {
  id: pattern(/^[\w.:/-]{1,64}$/, 'id'),
  ref: lineCell(40),
  slug: pattern(/^(?=.{1,120}$)[a-z0-9]+(-[a-z0-9]+)*$/, 'slug'),
  title: lineCell(200),
  price: wholeNumberCell(1, 1_000_000_000, 'euros'),
  listing: oneOfCell(listings),
  status: oneOfCell(statuses),
  property_type: oneOfCell(propertyTypes),
  development: lineCell(80),
  location: lineCell(200),
  bedrooms: wholeNumberCell(0, 99),
  bathrooms: wholeNumberCell(0, 99),
  area: squareMetres,
  terrace: squareMetres,
  garden: squareMetres,
  community_fees: wholeNumberCell(0, 100_000, 'eurosAMonth'),
  energy_rating: oneOfCell(energyRatings),
  description: linesCell(2000),
  long_description: linesCell(20_000),
  features: list(features, 'entries'),
  images: list(images, 'addresses'),
  translations: translationsCell,
  purchase_details: purchaseDetailsCell,
  picture_details: pictureDetailsCell,
  documents: documentsCell,
  former_price: wholeNumberCell(1, 1_000_000_000, 'euros'),
  publication: oneOfCell(publications),
} as const

/** A column whose value breaks its rule, and what the rule expects. */
interface BrokenRule {
  column: keyof typeof propertyRules
  expected: string
}

const schemas = {
  features,
  images,
  translations: translationsOf,
  purchase_details: purchaseDetails,
  picture_details: pictureDetails,
  documents: homeDocuments,
}
const columns = Object.keys(propertyRules).filter(isRuled).sort()

/**
 * Checks a row against the rules, as `../../backend/hosted/006-writing-properties.sql` does.
 * @param row values as in JSON; an empty column breaks no rule here.
 * @returns the broken rule whose name comes first, as PostgreSQL reports it.
 */
export function brokenRule(row: Record<string, unknown>): BrokenRule | undefined {
  const column = columns.find((name) => row[name] !== null && !holds(name, row[name]))
  return column && { column, expected: expectationText(propertyRules[column].expected) }
}

function holds(column: keyof typeof propertyRules, value: unknown): boolean {
  if (hasSchema(column)) return v.is(schemas[column], value)
  const rule: CellReader<unknown> = propertyRules[column]
  if (typeof value === 'number') return rule.parse(String(value)) === value
  return typeof value === 'string' && value.trim() !== '' && rule.parse(value) === value
}

const hasSchema = (column: string): column is keyof typeof schemas => Object.hasOwn(schemas, column)

function isRuled(name: string): name is keyof typeof propertyRules {
  return Object.hasOwn(propertyRules, name)
}
