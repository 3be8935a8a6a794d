/** Words a minute, of a text read for pleasure. */
const pace = 220

/** Counts what is read: neither Markdown's marks nor the addresses of links and pictures. */
export function wordCount(markdown: string): number {
  const read = markdown
    .replace(/!\[[^\]]*\]\(\S+(?:\s+"([^"]*)")?\)/g, '$1')
    .replace(/\]\([^)]*\)/g, '')
  return read.match(/[\p{L}\p{N}]+(?:['’.,:\-/][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

/** @returns whole minutes, at least one. */
export const readingTime = (markdown: string): number =>
  Math.max(1, Math.round(wordCount(markdown) / pace))
