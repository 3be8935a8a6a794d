/** A table as text (RFC 4180): what the agency opens in a spreadsheet, and gives back. */

/** One record and the line it starts on, counted from 1. */
export interface CsvRecord {
  line: number
  cells: string[]
}

/** The text is no CSV; the message names the line. */
export class CsvError extends Error {
  override name = 'CsvError'
}

/**
 * What a spreadsheet would run as a formula gets an apostrophe in front, and so does what already
 * looks like that, so that reading takes away exactly what writing added.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/

/** Writes records with CRLF, and a byte order mark by which spreadsheets know UTF-8. */
export const writeCsv = (records: readonly (readonly string[])[]): string =>
  `\uFEFF${csvLines(records)}`

/** Records as lines alone, to be added to a file that has begun. */
export const csvLines = (records: readonly (readonly string[])[]): string =>
  records.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')

function quoted(cell: string): string {
  const safe = formula.test(cell) ? `'${cell}` : cell
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Reads what {@link writeCsv} writes, and what spreadsheets make of it: with or without byte order
 * mark, line ends as CRLF or LF, commas or (where the first line has them instead) semicolons.
 * Blank lines are left out.
 * @throws {CsvError} at the first place that is not CSV.
 */
export function readCsv(text: string): CsvRecord[] {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text
  const records: CsvRecord[] = []
  const separator = separatorOf(source)
  let position = 0
  let line = 1

  /** Reads the cell at `position` and stops behind it. */
  function cell(): string {
    if (source[position] !== '"') {
      const start = position
      while (
        position < source.length &&
        source[position] !== separator &&
        source[position] !== '\n'
      ) {
        if (source[position] === '"')
          throw new CsvError(
            `line ${line}: a quotation mark inside a cell that does not begin with one`,
          )
        position++
      }
      const raw = source.slice(start, position)
      const value = source[position] === separator ? raw : raw.replace(/\r$/, '')
      if (value.includes('\r'))
        throw new CsvError(`line ${line}: a carriage return outside quotation marks`)
      return value
    }
    const begun = line
    let value = ''
    for (;;) {
      const end = source.indexOf('"', position + 1)
      if (end < 0) throw new CsvError(`line ${begun}: a quotation mark that is never closed`)
      value += source.slice(position + 1, end)
      position = end + 1
      if (source[position] !== '"') break
      value += '"'
    }
    line += value.split('\n').length - 1
    if (source.startsWith('\r\n', position)) position++
    const next = source[position]
    if (next !== undefined && next !== separator && next !== '\n')
      throw new CsvError(`line ${line}: text behind a closing quotation mark`)
    return value
  }

  while (position < source.length) {
    const start = line
    const cells: string[] = []
    for (;;) {
      cells.push(withoutMark(cell()))
      if (source[position] !== separator) break
      position++
    }
    position++
    line++
    if (cells.length > 1 || cells[0] !== '') records.push({ line: start, cells })
  }
  return records
}

const withoutMark = (cell: string) =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell

function separatorOf(source: string): string {
  const [first = ''] = source.split('\n', 1)
  return first.includes(';') && !first.includes(',') ? ';' : ','
}
