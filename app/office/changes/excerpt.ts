import type { DiffPiece } from '#server/shared/text/word-diff.ts'

/**
 * The length of unchanged text that is kept beside a change, and the maximum length of a changed
 * text.
 */
const [context, maxChanged] = [40, 160]

/** The differences of two texts; unchanged parts are cut to the nearest words. */
export const excerptOf = (pieces: readonly DiffPiece[]): DiffPiece[] =>
  pieces.map(({ kind, text }, index) => {
    if (kind !== 'same') return { kind, text: cut(text, maxChanged, 0) }
    const [before, after] = [index > 0 ? context : 0, index < pieces.length - 1 ? context : 0]
    return { kind, text: cut(text, before, after) }
  })

/** The beginning and the end of a text, in whole words. */
function cut(text: string, first: number, last: number): string {
  if (text.length <= first + last + 1) return text
  const start = text.slice(0, first).replace(/\S*$/, '')
  const end = last > 0 ? text.slice(-last).replace(/^\S*/, '') : ''
  return `${start}…${end}`
}
