import * as v from 'valibot'
import {
  energyRatings,
  isPictureAddress,
  listings,
  type Property,
  propertyTypes,
  statuses,
  type Translations,
} from '../property.ts'
import type { Cells, Column, FieldProblem } from './row.ts'

/** Reads a cell that is not empty; `undefined` means that it is not what is expected. */
interface Reader<T> {
  expected: string
  parse(text: string): T | undefined
}

export type Reading = { home: Property } | { problems: FieldProblem[] }

/**
 * Makes a home of its cells. A column that is absent keeps what the home had before; a new home
 * must have all that the table asks for.
 * @param names what the file calls the columns, for the problems.
 */
export function homeFrom(
  cells: Cells,
  before: Property | undefined,
  now: Date,
  names: Partial<Record<Column, string>> = {},
): Reading {
  const problems: FieldProblem[] = []
  const refuse = (column: Column, problem: string) =>
    problems.push({ field: names[column] ?? column, value: excerpt(cells[column] ?? ''), problem })

  /** `blank` stands in for a value that was refused: the home is not used then. */
  function required<T>(
    column: Column,
    { expected, parse }: Reader<T>,
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
    { expected, parse }: Reader<T>,
    kept: T | null | undefined,
  ): T | null {
    const cell = cells[column]
    if (cell === undefined) return kept ?? null
    if (cell.trim() === '') return null
    const value = parse(tidy(cell))
    if (value === undefined) refuse(column, `expected ${expected}`)
    return value ?? null
  }

  const home: Property = {
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
    createdAt: required('created_at', time, before?.createdAt ?? now.toISOString(), ''),
  }
  return problems.length > 0 ? { problems } : { home }
}

/** Spreadsheets differ in line ends; the catalogue has one. */
const tidy = (cell: string) => cell.replace(/\r\n?/g, '\n')

function excerpt(value: string): string {
  const shown = value.replace(/\s+/g, ' ')
  return shown.length > 60 ? `${shown.slice(0, 59)}…` : shown
}

/** What no text of ours has: control characters, and halves of characters. */
const unprintable = /[^\P{Cc}\n\t]|\p{Cs}/u

const pattern = (regex: RegExp, expected: string): Reader<string> => ({
  expected,
  parse: (text) => (regex.test(text) ? text : undefined),
})

const lines = (max: number): Reader<string> => ({
  expected: `text of at most ${max} characters, without control characters`,
  parse: (text) => (text.length <= max && !unprintable.test(text) ? text : undefined),
})

const line = (max: number): Reader<string> => ({
  expected: `one line of at most ${max} characters`,
  parse: (text) => (/[\n\t\p{Zl}\p{Zp}]/u.test(text) ? undefined : lines(max).parse(text)),
})

const whole = (min: number, max: number, what = 'a whole number'): Reader<number> => ({
  expected: `${what}, ${min} to ${max}`,
  parse: (text) => {
    const digits = text.trim()
    const number = Number(digits)
    return /^\d{1,12}$/.test(digits) && number >= min && number <= max ? number : undefined
  },
})

const squareMetres = whole(1, 1_000_000, 'whole square metres')

const oneOf = <T extends string>(values: readonly T[]): Reader<T> => ({
  expected: values.join(', '),
  parse: (text) => values.find((value) => value === text.trim()),
})

const time: Reader<string> = {
  expected: 'a time such as 2026-11-01T09:00:00.000Z',
  parse: (text) => {
    if (!/^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/.test(text.trim()))
      return undefined
    const date = new Date(text.trim())
    return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
  },
}

const features = v.array(
  v.pipe(
    v.string(),
    v.check((entry) => line(200).parse(entry) !== undefined && entry.trim() !== ''),
  ),
)

const images = v.array(v.pipe(v.string(), v.maxLength(2000), v.check(isPictureAddress)))

const list = (schema: v.GenericSchema<unknown, string[]>): Reader<string[]> => ({
  expected:
    schema === images
      ? 'addresses as /pictures/name.jpg or https://…, one a line'
      : 'one entry a line, of at most 200 characters',
  parse: (text) => {
    const entries = text.startsWith('[')
      ? json(text)
      : text
          .split('\n')
          .map((entry) => entry.trim())
          .filter(Boolean)
    const result = v.safeParse(schema, entries)
    return result.success ? result.output : undefined
  },
})

const texts = v.strictObject({
  title: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => line(200).parse(text) !== undefined),
    ),
  ),
  description: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => lines(2000).parse(text) !== undefined),
    ),
  ),
  longDescription: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => lines(20_000).parse(text) !== undefined),
    ),
  ),
  features: v.optional(features),
})

const translations: Reader<Translations> = {
  expected:
    'JSON such as {"es":{"title":"…","description":"…","longDescription":"…","features":["…"]}}',
  parse: (text) => {
    const result = v.safeParse(v.strictObject({ es: v.optional(texts) }), json(text))
    return result.success ? result.output : undefined
  },
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
