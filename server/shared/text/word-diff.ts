/** A run of words that is kept, removed or added. */
export interface DiffPiece {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/**
 * Above this number of words only whole texts are compared, because a comparison needs a table
 * whose size is the product of both numbers.
 */
const maxWords = 3000

/** The differences between two texts, word by word; their longest common subsequence is kept. */
export function wordDiff(before: string, after: string): DiffPiece[] {
  const [old, next] = [wordsOf(before), wordsOf(after)]
  if (old.length > maxWords || next.length > maxWords)
    return [...piece('gone', before), ...piece('new', after)]
  const width = next.length + 1
  // At `row * width + column`: how many words the remaining parts of both texts have in common.
  const common = new Uint16Array((old.length + 1) * width)
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = next.length - 1; column >= 0; column--)
      common[row * width + column] =
        old[row] === next[column]
          ? (common[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(common[(row + 1) * width + column] ?? 0, common[row * width + column + 1] ?? 0)
  const pieces: DiffPiece[] = []
  const add = (kind: DiffPiece['kind'], text = '') => {
    const last = pieces.at(-1)
    if (last?.kind === kind) last.text += text
    else pieces.push({ kind, text })
  }
  let [row, column] = [0, 0]
  while (row < old.length || column < next.length) {
    if (row < old.length && column < next.length && old[row] === next[column]) {
      add('same', old[row])
      row++
      column++
    } else if (
      column >= next.length ||
      (row < old.length &&
        (common[(row + 1) * width + column] ?? 0) >= (common[row * width + column + 1] ?? 0))
    )
      add('gone', old[row++])
    else add('new', next[column++])
  }
  return pieces
}

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []

const piece = (kind: DiffPiece['kind'], text: string): DiffPiece[] => (text ? [{ kind, text }] : [])
