import { energyRatings, listings, type Property, propertyTypes, statuses } from '../property.ts'
import {
  type CellReader,
  features,
  images,
  line,
  lines,
  list,
  oneOf,
  pattern,
  purchaseDetailsCell,
  squareMetres,
  time,
  translations,
  whole,
} from './cell-readers.ts'
import type { Cells, Column, FieldProblem } from './feed.ts'

export type Reading = { property: Property } | { problems: FieldProblem[] }

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
): Reading {
  const problems: FieldProblem[] = []
  const refuse = (column: Column, problem: string) =>
    problems.push({ field: names[column] ?? column, value: excerpt(cells[column] ?? ''), problem })

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
      refuse(column, `is missing; expected ${expected}`)
      return blank
    }
    const value = parse(tidy(cell))
    if (value === undefined) refuse(column, `expected ${expected}`)
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
    if (value === undefined) refuse(column, `expected ${expected}`)
    return value ?? null
  }

  const property: Property = {
    id: required(
      'id',
      pattern(/^[\w.:/-]{1,64}$/, 'up to 64 letters, digits and . _ : / -'),
      before?.id,
      '',
    ),
    ref: required('ref', line(40), before?.ref, ''),
    slug: required(
      'slug',
      pattern(
        /^(?=.{1,120}$)[a-z0-9]+(-[a-z0-9]+)*$/,
        'lower-case letters and digits with single hyphens between',
      ),
      before?.slug,
      '',
    ),
    title: required('title', line(200), before?.title, ''),
    price: required(
      'price',
      whole(1, 1_000_000_000, 'whole euros without separators, such as 450000'),
      before?.price,
      0,
    ),
    listing: optional('listing', oneOf(listings), before?.listing),
    status: optional('status', oneOf(statuses), before?.status),
    propertyType: optional('property_type', oneOf(propertyTypes), before?.propertyType),
    development: optional('development', line(80), before?.development),
    location: required('location', line(200), before?.location, ''),
    bedrooms: required('bedrooms', whole(0, 99), before?.bedrooms, 0),
    bathrooms: required('bathrooms', whole(0, 99), before?.bathrooms, 0),
    area: required('area', squareMetres, before?.area, 0),
    terrace: optional('terrace', squareMetres, before?.terrace),
    garden: optional('garden', squareMetres, before?.garden),
    communityFees: optional(
      'community_fees',
      whole(0, 100_000, 'whole euros a month'),
      before?.communityFees,
    ),
    energyRating: optional('energy_rating', oneOf(energyRatings), before?.energyRating),
    description: required('description', lines(2000), before?.description, ''),
    longDescription: optional('long_description', lines(20_000), before?.longDescription),
    features: optional('features', list(features), before?.features) ?? [],
    images: optional('images', list(images), before?.images) ?? [],
    translations: optional('translations', translations, before?.translations),
    purchaseDetails: optional('purchase_details', purchaseDetailsCell, before?.purchaseDetails),
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
