import type { DiffPiece } from '#server/shared/word-diff.ts'
import { DiffPieces } from './diff-pieces.tsx'

/** A change in two cells of a table: what was, and what is then. */
export const DiffCells = ({ pieces }: { pieces: readonly DiffPiece[] }) => (
  <>
    <td>
      <DiffPieces pieces={pieces} without="new" />
    </td>
    <td>
      <DiffPieces pieces={pieces} without="gone" />
    </td>
  </>
)
