const blocks = /<\/?(?:p|div|ul|ol|h[1-6]|section|article|table|tr)(?:\s[^<>]*)?>/gi
const named: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/**
 * The text of a description that may be HTML, with blank lines between paragraphs and without tags.
 * This is no sanitiser: the pages escape the text anyway.
 */
export function plainText(description: string): string {
  return description
    .replace(/\r\n?/g, '\n')
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<br\s*\/?>|<li(?:\s[^<>]*)?>/gi, '\n')
    .replace(blocks, '\n\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(\w+);/g, (entity, name: string) => named[name] ?? entity)
    .replace(/[ \t\u00A0]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
