import { decodeHTMLStrict } from 'entities/decode'
import { withLineFeeds } from '../../shared/text/tidy-text.ts'

const blocks = /<\/?(?:p|div|ul|ol|h[1-6]|section|article|table|tr)(?:\s[^<>]*)?>/gi
/** The characters that XML cannot contain, and others that no text needs. */
const unprintable = /[^\P{Cc}\n\t]/gu

/**
 * The text of a description that may be HTML, with blank lines between paragraphs and without tags.
 * This is no sanitiser: the pages escape the text anyway.
 */
export function plainText(description: string): string {
  const text = withLineFeeds(description)
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<br\s*\/?>|<li(?:\s[^<>]*)?>/gi, '\n')
    .replace(blocks, '\n\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
  return decodeHTMLStrict(text)
    .replace(unprintable, '')
    .replace(/[ \t\u00A0]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
