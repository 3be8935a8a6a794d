/**
 * A text without the given character at its end. It searches from the end: a pattern such as
 * `/\/+$/` takes a time quadratic in the length of a hostile text.
 * @param character a single UTF-16 unit.
 */
export function withoutEnd(text: string, character: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end -= 1
  return text.slice(0, end)
}
