import { columnName, valueText } from '#app/office/values/values.ts'
import { insert } from '#app/words.ts'
import type { RefusedRow } from '#server/catalogue/exchange/row-problem.ts'
import type { PropertyColumn } from '#server/catalogue/property-columns.ts'
import type { Expectation } from '#server/catalogue/rules/expectations.ts'
import type { ImportPlan } from '#server/homes/imports/plan-file-import.ts'
import type { Language } from '#server/language.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'
import { words } from './words.ts'

/** Columns whose cells contain JSON. */
const json: readonly PropertyColumn[] = [
  'translations',
  'purchase_details',
  'picture_details',
  'documents',
]

/** A cell for readers: amounts, times and codes in words, no JSON. */
export function cellText(column: PropertyColumn, cell: string, language: Language): string {
  if (cell === '') return ''
  const isJson = json.includes(column)
  const value: unknown = isJson ? JSON.parse(cell) : /price|fees/.test(column) ? Number(cell) : cell
  return valueText(column, value, language)
}

/**
 * A refused field of a row in the reader's language: its place, its home, and the reason.
 * @param rows the rows by their line.
 */
export function refusalText(
  { place, id, field, column, value, why }: RefusedRow,
  rows: ImportPlan['rows'],
  language: Language,
) {
  const copy = words[language]
  const label = column && columnName(column, language)
  const { code, values, expected } = why
  return {
    place: placeOf(place, rows, language),
    id: (place && rows.get(place.line)?.ref) || id,
    problem: insert(copy.problems[code], {
      ...values,
      ...(values.line !== undefined && {
        line: rows.get(Number(values.line))?.number ?? values.line,
      }),
      value,
      field: label && label !== field ? insert(copy.inFile, { field: label, name: field }) : field,
      ...(expected && {
        expected: expectationText(expected, column, language),
      }),
    }),
  }
}

/**
 * The rule for a cell: codes in words, which the file may also contain, and figures as they are
 * read.
 */
function expectationText(
  { code, values }: Expectation,
  column: PropertyColumn | undefined,
  language: Language,
): string {
  const choices = String(values.values ?? '')
    .split(', ')
    .map((one) => (column ? valueText(column, one, language) : one))
  return insert(words[language].expectations[code], {
    ...Object.fromEntries(
      Object.entries(values).map(([name, one]) => [
        name,
        typeof one === 'number' ? groupedNumber(one, language) : one,
      ]),
    ),
    values: new Intl.ListFormat(language, { type: 'disjunction' }).format(choices),
  })
}

/** The place of a row: its number in a spreadsheet, or the home of a feed. */
function placeOf(place: RefusedRow['place'], rows: ImportPlan['rows'], language: Language): string {
  const { places } = words[language]
  if (!place) return places.file
  return place.property === undefined
    ? insert(places.row, { row: rows.get(place.line)?.number ?? place.line })
    : insert(places.property, { line: place.line, property: place.property })
}
