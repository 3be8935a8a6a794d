import { Thumb } from '#app/office/controls/thumb.tsx'
import type { PictureData } from '#server/pictures/pictures.ts'
import type { DiffPiece } from '#server/shared/text/word-diff.ts'
import { DiffPieces } from './diff-pieces.tsx'

/** Small pictures of the state before and after. */
export interface DiffThumbs {
  before: PictureData | undefined
  after: PictureData | undefined
}

interface DiffCellsProps {
  pieces: readonly DiffPiece[]
  thumbs?: DiffThumbs | undefined
}

/** A change in two cells of a table: before and after. */
export const DiffCells = ({ pieces, thumbs }: DiffCellsProps) => (
  <>
    <td>
      <Cell picture={thumbs?.before} pieces={pieces} without="new" />
    </td>
    <td>
      <Cell picture={thumbs?.after} pieces={pieces} without="gone" />
    </td>
  </>
)

interface CellProps extends Pick<DiffCellsProps, 'pieces'> {
  picture: PictureData | undefined
  without: 'new' | 'gone'
}

const Cell = ({ picture, pieces, without }: CellProps) =>
  picture ? (
    <span className="homecell">
      <Thumb picture={picture} />
      <span>
        <DiffPieces pieces={pieces} without={without} />
      </span>
    </span>
  ) : (
    <DiffPieces pieces={pieces} without={without} />
  )
