import type { DiffPiece } from '#server/shared/word-diff.ts'
import { DiffCells } from './diff-cells.tsx'

export interface Difference {
  /** Its key, where two fields may have the same name. */
  path?: string
  field: string
  pieces: readonly DiffPiece[]
}

interface DifferenceTableProps {
  caption: string
  columns: { field: string; before: string; after: string }
  differences: readonly Difference[]
}

/** Changed fields, before and after side by side. */
export const DifferenceTable = ({ caption, columns, differences }: DifferenceTableProps) => (
  <table className="table rows diff">
    <caption className="vh">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{columns.field}</th>
        <th scope="col">{columns.before}</th>
        <th scope="col">{columns.after}</th>
      </tr>
    </thead>
    <tbody>
      {differences.map(({ field, path = field, pieces }) => (
        <tr key={path}>
          <th scope="row" className="full">
            {field}
          </th>
          <DiffCells pieces={pieces} />
        </tr>
      ))}
    </tbody>
  </table>
)
