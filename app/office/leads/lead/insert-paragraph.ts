type Area = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd' | 'setRangeText'>

/** The place that a template without a home leaves for its facts. */
export const factsHole = '[…]'

/** Puts the facts of a home into the place that the template left for them, or at the cursor. */
export function insertFacts(area: Area, facts: string): void {
  const hole = area.value.indexOf(factsHole)
  if (hole === -1) insertParagraph(area, facts)
  else area.setRangeText(facts, hole, hole + factsHole.length, 'end')
}

/** Inserts a text at the cursor as a paragraph of its own. */
export function insertParagraph(area: Area, text: string): void {
  const { value, selectionStart: start, selectionEnd: end } = area
  const before = value.slice(0, start)
  const after = value.slice(end)
  const space = before.trimEnd() === '' ? '' : '\n\n'
  const rest = after.trimStart() === '' ? '\n' : '\n\n'
  area.setRangeText(
    space + text + rest,
    before.trimEnd().length,
    value.length - after.trimStart().length,
    'end',
  )
}
