import type { DiffPiece } from '#server/shared/text/word-diff.ts'
import { DiffCells, type DiffThumbs } from './diff-cells.tsx'

export interface Difference {
  /** The key of the field, if two fields may have the same name. */
  path?: string
  field: string
  pieces: readonly DiffPiece[]
  thumbs?: DiffThumbs
}

interface DifferenceTableProps {
  caption: string
  columns: { field: string; before: string; after: string }
  differences: readonly Difference[]
}

/** A table of changed fields, before and after side by side. */
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
      {differences.map(({ field, path = field, pieces, thumbs }) => (
        <tr key={path}>
          <th scope="row" className="full">
            {field}
          </th>
          <DiffCells pieces={pieces} thumbs={thumbs} />
        </tr>
      ))}
    </tbody>
  </table>
)
