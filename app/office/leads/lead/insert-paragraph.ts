/** Inserts a text at the cursor as a paragraph of its own. */
export function insertParagraph(
  area: Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd' | 'setRangeText'>,
  text: string,
): void {
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
