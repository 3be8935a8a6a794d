type Area = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd' | 'setRangeText'>

/** The place that a template without a home leaves for its facts. */
export const factsHole = '[…]'

/** Puts the facts of a home into the place that the template left for them, or at the cursor. */
export function insertFacts(area: Area, facts: string): void {
  const hole = area.value.indexOf(factsHole)
  if (hole === -1) insertParagraph(area, facts)
  else area.setRangeText(facts, hole, hole + factsHole.length, 'end')
}

/**
 * Inserts a text as a paragraph of its own, after the one in which the cursor is: at its beginning,
 * before it. What is selected stays.
 */
export function insertParagraph(area: Area, text: string): void {
  const { value, selectionEnd: cursor } = area
  const isWithin = /\S[^\S\n]*$/.test(value.slice(0, cursor))
  const rest = isWithin ? value.slice(cursor).search(/\n\s*\n/) : 0
  const at = rest === -1 ? value.length : cursor + rest
  const before = value.slice(0, at)
  const after = value.slice(at)
  const space = before.trimEnd() === '' ? '' : '\n\n'
  const gap = after.trimStart() === '' ? '\n' : '\n\n'
  area.setRangeText(
    space + text + gap,
    before.trimEnd().length,
    value.length - after.trimStart().length,
    'end',
  )
}
