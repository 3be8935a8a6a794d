import { isoTime } from '#server/shared/time/iso-time.ts'

/** The output of a command: results to standard output, everything else to standard error. */
export interface CommandOutput {
  /** Whether results are JSON. */
  json: boolean
  line(text?: string): void
  /** Writes text unchanged, without a line end. */
  raw(text: string): void
  value(value: unknown): void
  table(columns: readonly string[], rows: readonly (readonly string[])[]): void
  /** Writes a message for the person who waits, outside the result. */
  note(text: string): void
  /** Shows the progress of long work, on one line of a terminal. */
  progress(what: string, done: number, total: number): void
}

/** A stream, which may be a terminal of some width. */
export type Stream = Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean; columns?: number }

/**
 * The output of one command.
 * @param json whether results are JSON; the command itself chooses between {@link
 *   CommandOutput.value} and text.
 */
export function createOutput(json: boolean, out: Stream, err: Stream): CommandOutput {
  let shown = -1
  return {
    json,
    line: (text = '') => void out.write(`${text}\n`),
    raw: (text) => void out.write(text),
    value: (value) => void out.write(`${JSON.stringify(value, null, 2)}\n`),
    table: (columns, rows) =>
      void out.write(tableOf(columns, rows, out.isTTY ? (out.columns ?? 80) : undefined)),
    note: (text) => void err.write(`${text}\n`),
    progress(what, done, total) {
      if (!err.isTTY) return
      const percent = total > 0 ? Math.floor((100 * done) / total) : 100
      if (percent === shown) return
      shown = percent
      err.write(`\r${what} ${done} of ${total} (${percent}%)${done >= total ? '\n' : ''}`)
      if (done >= total) shown = -1
    },
  }
}

/**
 * A table whose columns are as wide as their content. On a terminal, the widest columns are
 * narrowed until the table fits.
 * @param width the width of the terminal; undefined where there is none.
 */
export function tableOf(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  width?: number,
): string {
  const cells = [columns, ...rows.map((row) => row.map(printable))]
  const widths = columns.map((_, index) =>
    Math.max(...cells.map((row) => lengthOf(row[index] ?? ''))),
  )
  const gaps = 2 * (columns.length - 1)
  while (width !== undefined && widths.reduce((sum, one) => sum + one, gaps) > width) {
    const widest = widths.indexOf(Math.max(...widths))
    if ((widths[widest] ?? 0) <= 8) break
    widths[widest] = (widths[widest] ?? 0) - 1
  }
  return cells
    .map(
      (row) =>
        `${widths
          .map((maxWidth, index) => fitted(row[index] ?? '', maxWidth))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}

const lengthOf = (text: string) => [...text].length

function fitted(text: string, width: number): string {
  const characters = [...text]
  return characters.length > width
    ? `${characters.slice(0, width - 1).join('')}…`
    : text + ' '.repeat(width - characters.length)
}

/**
 * Removes characters by which a visitor's text could control the terminal: control characters and
 * bidirectional overrides.
 */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
/** As {@link printable}, but line ends are kept. */
export const printableLines = (text: string): string =>
  text.split(/\r?\n/).map(printable).join('\n')

/** A time for people to read, in UTC like the log. */
export const formatMoment = (time: number | null): string =>
  time === null ? '' : isoTime(time).slice(0, 16).replace('T', ' ')

/** A number with its noun: "1 home", "3 homes". */
export const several = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`
