import type { DiffPiece } from '#server/shared/text/word-diff.ts'

/** One side of a comparison of two texts. */
export function DiffPieces({
  pieces,
  without,
}: {
  pieces: readonly DiffPiece[]
  without: 'new' | 'gone'
}) {
  const tags = { same: 'span', gone: 'del', new: 'ins' } as const
  return pieces
    .filter(({ kind }) => kind !== without)
    .map(({ kind, text }, index) => {
      const Tag = tags[kind]
      // oxlint-disable-next-line react/no-array-index-key -- pieces have no other identity, and never move
      return <Tag key={index}>{text}</Tag>
    })
}
