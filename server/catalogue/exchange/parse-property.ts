import type { Property } from '../property.ts'
import { type CellReader, time } from '../rules/cell-readers.ts'
import type { Expectation } from '../rules/expectations.ts'
import { rules } from '../rules/property-rules.ts'
import type { Column } from './columns.ts'
import type { Cells } from './feed.ts'
import { type FieldProblem, fieldProblem, type RowProblem } from './row-problem.ts'

type ParsedProperty = { property: Property } | { problems: FieldProblem[] }

/**
 * Makes a property from the cells of a file. An absent column keeps the value that the property had
 * before; a new property must have every column that the table requires.
 * @param before the property of the same id in the catalogue.
 * @param now when a new property was created.
 * @param names what the file calls the columns, for the problems.
 */
export function parseProperty(
  cells: Cells,
  before: Property | undefined,
  now: Date,
  names: Partial<Record<Column, string>> = {},
): ParsedProperty {
  const problems: FieldProblem[] = []
  const refuse = (column: Column, code: RowProblem['code'], expected: Expectation) =>
    problems.push(
      fieldProblem(
        { field: names[column] ?? column, column, value: excerpt(cells[column] ?? '') },
        { code, values: {}, expected },
      ),
    )

  /** @param blank a placeholder for a refused value; such a property is not used. */
  function required<T>(
    column: Column,
    { expected, parse }: CellReader<T>,
    kept: T | undefined,
    blank: T,
  ): T {
    const cell = cells[column]
    if (cell === undefined && kept !== undefined) return kept
    if (cell === undefined || cell.trim() === '') {
      refuse(column, 'missing', expected)
      return blank
    }
    const value = parse(tidy(cell))
    if (value === undefined) refuse(column, 'expected', expected)
    return value ?? blank
  }

  function optional<T>(
    column: Column,
    { expected, parse }: CellReader<T>,
    kept: T | null | undefined,
  ): T | null {
    const cell = cells[column]
    if (cell === undefined) return kept ?? null
    if (cell.trim() === '') return null
    const value = parse(tidy(cell))
    if (value === undefined) refuse(column, 'expected', expected)
    return value ?? null
  }

  const property: Property = {
    id: required('id', rules.id, before?.id, ''),
    ref: required('ref', rules.ref, before?.ref, ''),
    slug: required('slug', rules.slug, before?.slug, ''),
    title: required('title', rules.title, before?.title, ''),
    price: required('price', rules.price, before?.price, 0),
    listing: optional('listing', rules.listing, before?.listing),
    status: optional('status', rules.status, before?.status),
    propertyType: optional('property_type', rules.property_type, before?.propertyType),
    development: optional('development', rules.development, before?.development),
    location: required('location', rules.location, before?.location, ''),
    bedrooms: required('bedrooms', rules.bedrooms, before?.bedrooms, 0),
    bathrooms: required('bathrooms', rules.bathrooms, before?.bathrooms, 0),
    area: required('area', rules.area, before?.area, 0),
    terrace: optional('terrace', rules.terrace, before?.terrace),
    garden: optional('garden', rules.garden, before?.garden),
    communityFees: optional('community_fees', rules.community_fees, before?.communityFees),
    energyRating: optional('energy_rating', rules.energy_rating, before?.energyRating),
    description: required('description', rules.description, before?.description, ''),
    longDescription: optional('long_description', rules.long_description, before?.longDescription),
    features: optional('features', rules.features, before?.features) ?? [],
    images: optional('images', rules.images, before?.images) ?? [],
    translations: optional('translations', rules.translations, before?.translations),
    purchaseDetails: optional('purchase_details', rules.purchase_details, before?.purchaseDetails),
    pictureDetails: optional('picture_details', rules.picture_details, before?.pictureDetails),
    documents: optional('documents', rules.documents, before?.documents),
    formerPrice: optional('former_price', rules.former_price, before?.formerPrice),
    createdAt: required('created_at', time, before?.createdAt ?? now.toISOString(), ''),
  }
  return problems.length > 0 ? { problems } : { property }
}

/** Spreadsheets differ in line ends; the catalogue uses one. */
const tidy = (cell: string) => cell.replace(/\r\n?/g, '\n')

function excerpt(value: string): string {
  const shown = value.replace(/\s+/g, ' ')
  return shown.length > 60 ? `${shown.slice(0, 59)}…` : shown
}
