import { CsvError, readCsv, writeCsv } from '../../shared/text/csv.ts'
import { type PropertyColumn, propertyColumns } from '../property-columns.ts'
import type { Property } from '../property.ts'
import { FeedError } from './feed-problem.ts'
import { type Cells, cellsOf, type Feed } from './feed.ts'
import { fieldProblem } from './row-problem.ts'

/**
 * Every column of every property, under the table's own names; {@link readCsvFeed} reads it back
 * without loss.
 */
export const propertiesCsv = (homes: readonly Property[]): string =>
  writeCsv([
    propertyColumns,
    ...homes.map((home) => {
      const cells = cellsOf(home)
      return propertyColumns.map((column) => cells[column])
    }),
  ])

/**
 * A file for a new home with the values of this one, as an example: its id, slug and date are
 * blank, because the import chooses them.
 */
export const sampleCsv = (home: Property): string => {
  const cells = cellsOf({ ...home, pictureDetails: null, documents: null, purchaseDetails: null })
  const sample = { ...cells, id: '', slug: '', created_at: '', former_price: '', ref: 'R00001' }
  return writeCsv([propertyColumns, propertyColumns.map((column) => sample[column])])
}

/**
 * Reads CSV with a first row of column names in any order; `id` is required.
 * @throws {FeedError} when the text is not CSV, or its columns are not those of the table.
 */
export function readCsvFeed(text: string): Feed {
  const [header, ...records] = recordsOf(text)
  if (!header) throw new FeedError('empty')
  const names = header.cells.map((name) => name.trim())
  const unknown = names.filter((name) => columnOf(name) === undefined)
  const missing = neededColumns.filter((name) => !names.includes(name)).join(', ')
  if (unknown.length > 0)
    throw new FeedError('unknownColumns', {
      missing,
      columns: unknown
        .map((name) => JSON.stringify(name.slice(0, 60)))
        .join(', ')
        .slice(0, 600),
      known: propertyColumns.join(', '),
    })
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new FeedError('repeatedColumn', { column: twice })
  if (!names.includes('id')) throw new FeedError('noId', { missing })
  return {
    notes: [],
    rows: records.map(({ line, cells }) => {
      const byColumn: Cells = {}
      for (const [index, name] of names.entries()) {
        const column = columnOf(name)
        if (column) byColumn[column] = cells[index] ?? ''
      }
      const cellCount = fieldProblem(
        { field: 'row', value: `${cells.length} cells` },
        { code: 'cells', values: { found: cells.length, count: names.length } },
      )
      return {
        place: { line },
        id: byColumn.id?.trim() ?? '',
        cells: () => byColumn,
        problems: cells.length === names.length ? [] : [cellCount],
      }
    }),
  }
}

/** The columns without which no new home can be read. */
const neededColumns: readonly PropertyColumn[] = [
  'id',
  'ref',
  'title',
  'price',
  'location',
  'bedrooms',
  'bathrooms',
  'area',
  'description',
]

const columnOf = (name: string): PropertyColumn | undefined =>
  propertyColumns.find((column) => column === name)

function recordsOf(text: string) {
  try {
    return readCsv(text)
  } catch (error) {
    if (error instanceof CsvError)
      throw new FeedError(error.code, { line: error.line }, { cause: error })
    throw error
  }
}
