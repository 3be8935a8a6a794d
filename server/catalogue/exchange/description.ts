import { plainText } from './plain-text.ts'

/** Characters. A description longer than a card takes is split. */
const cardLength = 400

export interface SplitDescription {
  description: string
  longDescription?: string
}

/**
 * A feed's description, which may be HTML, split for cards and searches: the first paragraph or,
 * where that is too long, its first sentences.
 */
export function splitDescription(source: string): SplitDescription {
  const text = plainText(source)
  const [first = '', ...rest] = text.split(/\n{2,}/)
  const longDescription = rest.join('\n\n')
  if (first.length <= cardLength)
    return longDescription ? { description: first, longDescription } : { description: first }
  const sentences = /^[\s\S]{80,280}?[.!?](?=\s)/.exec(first)?.[0]
  return {
    description: sentences ?? `${first.slice(0, 240).replace(/\s+\S*$/, '')}…`,
    longDescription: text,
  }
}
