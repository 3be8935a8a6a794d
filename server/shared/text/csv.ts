/**
 * Tables as text (RFC 4180) that the agency edits in a spreadsheet. Why it is our own code:
 * docs/decisions/14-libraries-for-xml-and-csv.md.
 */

/** A record and the line on which it starts, counted from 1. */
interface CsvRecord {
  line: number
  cells: string[]
}

/** Why a text is not CSV. */
export const csvProblems = {
  strayQuote: 'a quotation mark inside a cell that does not begin with one',
  carriageReturn: 'a carriage return outside quotation marks',
  openQuote: 'a quotation mark that is never closed',
  textAfterQuote: 'text after a closing quotation mark',
} as const

/** The text is not CSV; the message names the line. */
export class CsvError extends Error {
  override name = 'CsvError'
  readonly code: keyof typeof csvProblems
  /** Counted from 1. */
  readonly line: number

  constructor(code: keyof typeof csvProblems, line: number) {
    super(`line ${line}: ${csvProblems[code]}`)
    this.code = code
    this.line = line
  }
}

/**
 * Cells that a spreadsheet would run as a formula. Writing puts an apostrophe before them, and
 * before cells that already look like that, so that reading removes exactly what writing added
 * (OWASP, "CSV Injection").
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/

/** Writes records with CRLF and a byte order mark, by which spreadsheets recognise UTF-8. */
export const writeCsv = (records: readonly (readonly string[])[]): string =>
  `\uFEFF${csvLines(records)}`

/** Writes records without the byte order mark, to append them to a file. */
export const csvLines = (records: readonly (readonly string[])[]): string =>
  records.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')

function quoted(cell: string): string {
  const safe = formula.test(cell) ? `'${cell}` : cell
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Reads what {@link writeCsv} writes and what spreadsheets save: with or without a byte order mark,
 * with CRLF or LF, and with commas, or with semicolons where the first record has no comma. Blank
 * lines are skipped.
 * @throws {CsvError} at the first position that is not CSV.
 */
export function readCsv(text: string): CsvRecord[] {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text
  const records: CsvRecord[] = []
  const separator = separatorOf(source)
  let position = 0
  let line = 1

  /** Reads the cell at `position` and stops after it. */
  function cell(): string {
    if (source[position] !== '"') {
      const start = position
      while (
        position < source.length &&
        source[position] !== separator &&
        source[position] !== '\n'
      ) {
        if (source[position] === '"') throw new CsvError('strayQuote', line)
        position++
      }
      const raw = source.slice(start, position)
      const value = source[position] === separator ? raw : raw.replace(/\r$/, '')
      if (value.includes('\r')) throw new CsvError('carriageReturn', line)
      return value
    }
    const firstLine = line
    let value = ''
    for (;;) {
      const end = source.indexOf('"', position + 1)
      if (end < 0) throw new CsvError('openQuote', firstLine)
      value += source.slice(position + 1, end)
      position = end + 1
      if (source[position] !== '"') break
      value += '"'
    }
    line += value.split('\n').length - 1
    if (source.startsWith('\r\n', position)) position++
    const next = source[position]
    if (next !== undefined && next !== separator && next !== '\n')
      throw new CsvError('textAfterQuote', line)
    return value
  }

  while (position < source.length) {
    const start = line
    const cells: string[] = []
    for (;;) {
      cells.push(withoutApostrophe(cell()))
      if (source[position] !== separator) break
      position++
    }
    position++
    line++
    if (cells.length > 1 || cells[0] !== '') records.push({ line: start, cells })
  }
  return records
}

const withoutApostrophe = (cell: string) =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell

/**
 * The separator: a semicolon where the first record has one and no comma outside quotation marks.
 */
function separatorOf(source: string): string {
  let isQuoted = false
  let separator = ','
  for (const character of source)
    if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === ',') return ','
    else if (character === ';') separator = ';'
    else if (character === '\n') break
  return separator
}
