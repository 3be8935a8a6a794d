import { columnName, valueText } from '#app/office/values/values.ts'
import { insert } from '#app/words.ts'
import type { PropertyColumn } from '#server/catalogue/exchange/columns.ts'
import type { RefusedRow } from '#server/catalogue/exchange/plan-import.ts'
import type { Language } from '#server/language.ts'
import { words } from './words.ts'

/** Columns whose cell is JSON. */
const json: readonly PropertyColumn[] = [
  'translations',
  'purchase_details',
  'picture_details',
  'documents',
]

/** A cell as a person reads it: amounts, times and codes in words, no JSON. */
export function cellText(column: PropertyColumn, cell: string, language: Language): string {
  if (cell === '') return ''
  const isJson = json.includes(column)
  const value: unknown = isJson ? JSON.parse(cell) : /price|fees/.test(column) ? Number(cell) : cell
  return valueText(column, value, language)
}

/** A refused field of a row in the reader's language: where, of which home, and why. */
export function refusalText(
  { place, id, field, column, value, why }: RefusedRow,
  language: Language,
) {
  const copy = words[language]
  const label = column && columnName(column, language)
  const { code, values, expected } = why
  return {
    place: place
      ? insert(copy.places[place.property === undefined ? 'line' : 'property'], { ...place })
      : copy.places.file,
    id,
    problem: insert(copy.problems[code], {
      ...values,
      value,
      field: label && label !== field ? insert(copy.inFile, { field: label, name: field }) : field,
      ...(expected && {
        expected: insert(copy.expectations[expected.code], expected.values),
      }),
    }),
  }
}
