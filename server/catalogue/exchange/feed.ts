import { mapValues } from '../../shared/record.ts'
import { type PropertyColumn, storedColumns } from '../property-columns.ts'
import type { Property } from '../property.ts'
import { FeedError } from './feed-problem.ts'
import type { CellProblem, RowPlace } from './row-problem.ts'

/** A property as text, by column. A file may leave columns out. */
export type Cells = Partial<Record<PropertyColumn, string>>

/** One property of a file, not yet checked. */
export interface FeedRow {
  place: RowPlace
  id: string
  /** Its cells. `before` is the property of the same id that is already in the catalogue. */
  cells(before: Property | undefined): Cells
  /** The names of columns in the file, where they differ from ours. */
  names?: Partial<Record<PropertyColumn, string>>
  /** Problems that were found before the columns were checked. */
  problems?: CellProblem[]
}

/** The content of a file, not yet checked. */
export interface Feed {
  rows: FeedRow[]
  /** The ignored content, as sentences for the report. */
  notes: string[]
}

/**
 * The text of a file in UTF-8, or of a CSV file in Windows-1252, as a spreadsheet saves it by
 * default.
 * @throws {FeedError} when it is neither.
 */
export function decodeFeed(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes)
    if (isOtherEncoding(text)) throw new FeedError('encoding')
    return text
  }
}

/**
 * Whether a text that was read as Windows-1252 is in another encoding: five bytes are undefined in
 * Windows-1252, UTF-16 contains zeros, damaged UTF-8 contains pairs such as `Ã¡`, and XML names its
 * encoding.
 */
const isOtherEncoding = (text: string) =>
  /[\x80-\x9f\0]|[ÂÃ][\xa0-\xbf]/.test(text) || text.trimStart().startsWith('<')

/** A property as text, by column; `parseProperty` reads it back as it was. */
export const cellsOf = (home: Property): Record<PropertyColumn, string> => ({
  ...mapValues(storedColumns(home), cellOf),
  features: listCell(home.features),
  images: listCell(home.images),
})

const cellOf = (value: string | number | object | null) =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

/**
 * A list as the text of one cell: one entry a line, which people can edit, or JSON where lines
 * could not be read back without loss.
 */
export function listCell(entries: readonly string[]): string {
  const lines = entries.join('\n')
  const plain =
    entries.every((entry) => entry.trim() === entry && entry !== '' && !/[\r\n]/.test(entry)) &&
    !lines.startsWith('[')
  return plain ? lines : JSON.stringify(entries)
}
