/** How many words people read in a minute. */
const wordsPerMinute = 220

/** Counts the words of a Markdown text, without addresses of links and pictures. */
export function wordCount(markdown: string): number {
  const read = markdown
    .replace(/!\[[^\]]*\]\(\S+(?:\s+"([^"]*)")?\)/g, '$1')
    .replace(/\]\([^)]*\)/g, '')
  return read.match(/[\p{L}\p{N}]+(?:['’.,:\-/][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

/** The reading time of a number of words, in whole minutes, at least one. */
export const readingTime = (words: number): number =>
  Math.max(1, Math.round(words / wordsPerMinute))
