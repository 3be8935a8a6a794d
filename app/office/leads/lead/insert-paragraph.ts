type Area = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd' | 'setRangeText'>

/** The placeholder for facts in a template without a home. */
export const factsPlaceholder = '[…]'

/**
 * Replaces the placeholder of the template with the facts of a home, or inserts them at the cursor.
 */
export function insertFacts(area: Area, facts: string): void {
  const placeholder = area.value.indexOf(factsPlaceholder)
  if (placeholder === -1) insertParagraph(area, facts)
  else area.setRangeText(facts, placeholder, placeholder + factsPlaceholder.length, 'end')
}

/**
 * Inserts a text as a separate paragraph after the one that contains the cursor, or before it if
 * the cursor is at its beginning. A selection is not replaced.
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
