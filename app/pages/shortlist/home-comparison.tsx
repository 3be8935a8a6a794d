import type { ComparedHomes } from './compared-homes.ts'
import { ComparisonTable, type ComparisonTableProps } from './comparison-table.tsx'

interface ComparisonProps extends Omit<ComparisonTableProps, 'heads' | 'footprints' | 'rows'> {
  homes: ComparedHomes
}

/** The maximum number of homes side by side on a sheet of paper. */
const maxOnPaper = 6

/** Homes side by side, and below them the rows that are the same for all. */
export function HomeComparison({ homes, ...props }: ComparisonProps) {
  const { table } = props.copy
  // Rows that are the same for all homes are collapsed below the table.
  const same = homes.rows.filter(
    ({ isSame, key, residences }) => isSame && key !== 'area' && residences.length === 0,
  )
  const shown = { ...homes, rows: homes.rows.filter((row) => !same.includes(row)) }
  // With five or more homes, the table scrolls at the same widths.
  const columns = Math.min(homes.heads.length, 5)
  const sheets = printedTables(shown)
  return (
    <section className="grid" aria-label={table.label}>
      <p className="small slate sl__hint no-print" data-n={columns}>
        {table.scroll}
      </p>
      <div className={sheets.length > 0 ? 'sl__scroll no-print' : 'sl__scroll'} data-n={columns}>
        <ComparisonTable {...shown} {...props} />
      </div>
      {sheets.map((sheet, index) => (
        <div key={index} className="sl__sheet on-paper">
          <ComparisonTable {...sheet} {...props} isOwn={false} />
        </div>
      ))}
      {same.length > 0 && <SameForAll rows={same} title={table.same} />}
    </section>
  )
}

/** Tables for paper, of about the same width each; empty if all homes fit on one sheet. */
function printedTables({ heads, footprints, rows }: ComparedHomes) {
  const count = Math.ceil(heads.length / maxOnPaper)
  const size = Math.ceil(heads.length / count)
  const sheets = Array.from({ length: count > 1 ? count : 0 }, (_, index) => [
    index * size,
    (index + 1) * size,
  ])
  return sheets.map((part) => ({
    heads: heads.slice(...part),
    footprints: footprints.slice(...part),
    // Links to a row and choices are only for the screen.
    rows: rows.map((row) => ({ ...row, cells: row.cells.slice(...part), residences: [] })),
  }))
}

/** The rows that are the same for all homes. */
function SameForAll({ rows, title }: { rows: ComparedHomes['rows']; title: string }) {
  return (
    <details className="sl__same">
      <summary>
        {title} <span className="slate num">({rows.length})</span>
      </summary>
      <dl>
        {rows.map(({ key, name, marks, cells }) => (
          <div key={key} id={key}>
            <dt>
              {name}
              {marks.length > 0 && <sup>{marks.join(' ')}</sup>}
            </dt>
            <dd>{cells[0]?.text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
