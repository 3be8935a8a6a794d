import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A table of a document in docs/requirements.
 * @param file the name of the document.
 * @param heading the heading of the table's first column.
 * @returns the cells of each row by the heading of their column.
 * @throws when the document has no such table.
 */
export function requirementsTable(file: string, heading: string): Record<string, string>[] {
  const document = readFileSync(join(import.meta.dirname, '../docs/requirements', file), 'utf8')
  const lines = document.split('\n')
  const start = lines.findIndex((line) => line.startsWith(`| ${heading} |`))
  if (start < 0) throw new Error(`${file} has no table of ${heading}`)
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'))
  const [headings = [], , ...rows] = lines.slice(start, start + length).map(cellsOf)
  return rows.map((cells) =>
    Object.fromEntries(headings.map((name, index) => [name, cells[index] ?? ''])),
  )
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The names in a cell that are set as code. */
export const namesIn = (cell: string | undefined): string[] =>
  [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
