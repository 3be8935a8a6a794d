import * as v from 'valibot'
import type {
  HomeDocument,
  PictureDetails,
  PurchaseDetails,
  Translations,
} from '../../database/tables/homes.ts'
import { expectation, type Expectation } from './expectations.ts'
import { homeDocuments } from './home-documents.ts'
import { isPictureAddress } from './picture-address.ts'
import { pictureDetails } from './picture-details.ts'
import { purchaseDetails } from './purchase-details.ts'

/** Reads a cell that is not empty; `undefined` means that the cell is not valid. */
export interface CellReader<T> {
  expected: Expectation
  parse(text: string): T | undefined
}

/** Control characters and lone surrogates. */
const unprintable = /[^\P{Cc}\n\t]|\p{Cs}/u

/**
 * A text that matches a pattern.
 * @param code names what was expected, for the message.
 */
export const pattern = (regex: RegExp, code: Expectation['code']): CellReader<string> => ({
  expected: expectation(code),
  parse: (text) => (regex.test(text) ? text : undefined),
})

/** A text of several lines. */
export const linesCell = (max: number): CellReader<string> => ({
  expected: expectation('text', { max }),
  parse: (text) => (text.length <= max && !unprintable.test(text) ? text : undefined),
})

/** A text of one line. */
export const lineCell = (max: number): CellReader<string> => ({
  expected: expectation('line', { max }),
  parse: (text) => (/[\n\t\p{Zl}\p{Zp}]/u.test(text) ? undefined : linesCell(max).parse(text)),
})

/** A whole number without a sign. */
export const wholeNumberCell = (
  min: number,
  max: number,
  code: Expectation['code'] = 'whole',
): CellReader<number> => ({
  expected: expectation(code, { min, max }),
  parse: (text) => {
    const digits = text.trim()
    const number = Number(digits)
    return /^\d{1,12}$/.test(digits) && number >= min && number <= max ? number : undefined
  },
})

/** A surface in square metres. */
export const squareMetres = wholeNumberCell(1, 1_000_000, 'squareMetres')

/** One of a fixed list of words. */
export const oneOfCell = <T extends string>(values: readonly T[]): CellReader<T> => ({
  expected: expectation('one', { values: values.join(', ') }),
  parse: (text) => values.find((value) => value === text.trim()),
})

/** A day or a time, read as ISO 8601 in UTC. */
export const timeCell: CellReader<string> = {
  expected: expectation('time'),
  parse: (text) => {
    if (!/^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/.test(text.trim()))
      return undefined
    const date = new Date(text.trim())
    return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
  },
}

/** The features of a home. */
export const features = v.array(
  v.pipe(
    v.string(),
    v.check((entry) => lineCell(200).parse(entry) !== undefined && entry.trim() !== ''),
  ),
)

/** The pictures of a home: paths for our own, https addresses for others. */
export const images = v.array(v.pipe(v.string(), v.maxLength(2000), v.check(isPictureAddress)))

/**
 * A list: one entry on each line, or a JSON array.
 * @param code names what was expected, for the message.
 */
export const list = (
  schema: v.GenericSchema<unknown, string[]>,
  code: Expectation['code'],
): CellReader<string[]> => ({
  expected: expectation(code),
  parse: (text) => {
    const entries = text.startsWith('[')
      ? json(text)
      : text
          .split('\n')
          .map((entry) => entry.trim())
          .filter(Boolean)
    return valid(schema, entries)
  },
})

/** A value that a schema describes, as JSON. */
const jsonCell = <T>(schema: v.GenericSchema<unknown, T>, example: string): CellReader<T> => ({
  expected: expectation('json', { example }),
  parse: (text) => valid(schema, json(text)),
})

const texts = v.strictObject({
  title: v.exactOptional(
    v.pipe(
      v.string(),
      v.check((text) => lineCell(200).parse(text) !== undefined),
    ),
  ),
  description: v.exactOptional(
    v.pipe(
      v.string(),
      v.check((text) => linesCell(2000).parse(text) !== undefined),
    ),
  ),
  longDescription: v.exactOptional(
    v.pipe(
      v.string(),
      v.check((text) => linesCell(20_000).parse(text) !== undefined),
    ),
  ),
  features: v.exactOptional(features),
})

/** The texts of a home in other languages. */
export const translationsOf = v.strictObject({ es: v.exactOptional(texts) })

/** The Spanish texts of a home, as JSON. */
export const translationsCell: CellReader<Translations> = jsonCell(
  translationsOf,
  '{"es":{"title":"…","description":"…","longDescription":"…","features":["…"]}}',
)

/** The purchase details of a home, as JSON. */
export const purchaseDetailsCell: CellReader<PurchaseDetails> = jsonCell(
  purchaseDetails,
  '{"ibi":900,"rent":{"min":1800,"max":2500},"extraParking":20000,"developer":"…","licence":"…","stage":"structure","handover":"2027-06","payments":[{"percent":10,"due":"contract"},{"percent":90,"due":"deed"}]}',
)

/** Details of a home's own pictures, as JSON. */
export const pictureDetailsCell: CellReader<Record<string, PictureDetails>> = jsonCell(
  pictureDetails,
  '{"/pictures/name.jpg":{"width":1600,"height":1200,"colour":"#e3ecea","x":0.5,"horizon":0.42,"room":"terrace","alt":{"en":"…","es":"…"}}}',
)

/** The documents of a home, as JSON. */
export const documentsCell: CellReader<HomeDocument[]> = jsonCell(
  homeDocuments,
  '[{"file":"2b1f6c1e-0b7e-4f0e-9a41-3c5d2e9f7a10","name":{"en":"Floor plan","es":"Plano"}}]',
)

function valid<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : undefined
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
