import { withLineFeeds } from '../../shared/text/tidy-text.ts'
import { isoTime } from '../../shared/time/iso-time.ts'
import type { PropertyColumn } from '../property-columns.ts'
import type { Property } from '../property.ts'
import { type CellReader, timeCell } from '../rules/cell-readers.ts'
import type { Expectation } from '../rules/expectations.ts'
import { propertyRules } from '../rules/property-rules.ts'
import type { Cells } from './feed.ts'
import { fileNumber } from './file-number.ts'
import { fileWord } from './file-word.ts'
import { type CellProblem, fieldProblem, type RowProblem } from './row-problem.ts'

type ParsedProperty = { property: Property } | { problems: CellProblem[] }

/**
 * Makes a property from the cells of a file. An absent column keeps the value that the property had
 * before; a new property must have every column that the table requires.
 * @param before the property of the same id in the catalogue.
 * @param now the creation time of a new property.
 * @param names the names of the columns in the file, for the problems.
 */
export function parseProperty(
  cells: Cells,
  before: Property | undefined,
  now: number,
  names: Partial<Record<PropertyColumn, string>> = {},
): ParsedProperty {
  const { required, optional, problems } = readCells(cells, names)
  const property: Property = {
    id: required('id', propertyRules.id, before?.id, ''),
    ref: required('ref', propertyRules.ref, before?.ref, ''),
    slug: required('slug', propertyRules.slug, before?.slug, ''),
    title: required('title', propertyRules.title, before?.title, ''),
    price: required('price', propertyRules.price, before?.price, 0),
    listing: optional('listing', propertyRules.listing, before?.listing),
    status: optional('status', propertyRules.status, before?.status),
    propertyType: optional('property_type', propertyRules.property_type, before?.propertyType),
    development: optional('development', propertyRules.development, before?.development),
    location: required('location', propertyRules.location, before?.location, ''),
    bedrooms: required('bedrooms', propertyRules.bedrooms, before?.bedrooms, 0),
    bathrooms: required('bathrooms', propertyRules.bathrooms, before?.bathrooms, 0),
    area: required('area', propertyRules.area, before?.area, 0),
    terrace: optional('terrace', propertyRules.terrace, before?.terrace),
    garden: optional('garden', propertyRules.garden, before?.garden),
    communityFees: optional('community_fees', propertyRules.community_fees, before?.communityFees),
    energyRating: optional('energy_rating', propertyRules.energy_rating, before?.energyRating),
    description: required('description', propertyRules.description, before?.description, ''),
    longDescription: optional(
      'long_description',
      propertyRules.long_description,
      before?.longDescription,
    ),
    features: optional('features', propertyRules.features, before?.features) ?? [],
    images: optional('images', propertyRules.images, before?.images) ?? [],
    translations: optional('translations', propertyRules.translations, before?.translations),
    purchaseDetails: optional(
      'purchase_details',
      propertyRules.purchase_details,
      before?.purchaseDetails,
    ),
    pictureDetails: optional(
      'picture_details',
      propertyRules.picture_details,
      before?.pictureDetails,
    ),
    documents: optional('documents', propertyRules.documents, before?.documents),
    formerPrice: optional('former_price', propertyRules.former_price, before?.formerPrice),
    createdAt: required('created_at', timeCell, before?.createdAt ?? isoTime(now), ''),
  }
  return problems.length > 0 ? { problems } : { property }
}

/** Reads the cells of one row by their rules, and collects the problems. */
function readCells(cells: Cells, names: Partial<Record<PropertyColumn, string>>) {
  const problems: CellProblem[] = []
  const refuse = (column: PropertyColumn, code: RowProblem['code'], expected: Expectation) =>
    problems.push(
      fieldProblem(
        { field: names[column] ?? column, column, value: excerpt(cells[column] ?? '') },
        { code, values: {}, expected },
      ),
    )

  /** The value of a cell by its rule; undefined where the cell was refused. */
  function read<T>(column: PropertyColumn, cell: string, rule: CellReader<T>): T | undefined {
    const text = fileNumber(column, fileWord(column, withLineFeeds(cell)))
    const value = text === undefined ? undefined : rule.parse(text)
    if (value === undefined)
      refuse(column, text === undefined ? 'ambiguous' : 'expected', rule.expected)
    return value
  }

  /**
   * @param kept the value of the property before, where the file has no such column.
   * @param blank a placeholder for a refused value; such a property is not used.
   */
  function required<T>(
    column: PropertyColumn,
    rule: CellReader<T>,
    kept: T | undefined,
    blank: T,
  ): T {
    const cell = cells[column]
    if (cell === undefined && kept !== undefined) return kept
    if (cell === undefined || cell.trim() === '') {
      refuse(column, 'missing', rule.expected)
      return blank
    }
    return read(column, cell, rule) ?? blank
  }

  function optional<T>(
    column: PropertyColumn,
    rule: CellReader<T>,
    kept: T | null | undefined,
  ): T | null {
    const cell = cells[column]
    if (cell === undefined) return kept ?? null
    if (cell.trim() === '') return null
    return read(column, cell, rule) ?? null
  }

  return { required, optional, problems }
}

function excerpt(value: string): string {
  const shown = value.replace(/\s+/g, ' ')
  return shown.length > 60 ? `${shown.slice(0, 59)}…` : shown
}
