/** Written differently where a font lacks them. */
const substitutes: Record<string, string> = {
  '\u2009': ' ',
  '\u200a': ' ',
  '\u202f': '\u00a0',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '′': '’',
  '″': '”',
  '≈': '~',
  '→': '–',
}

/**
 * Text from the catalogue as it can be printed: no control characters, nothing the fonts cannot show
 * (a letter without its accent if need be, a question mark for a letter of another script, nothing for
 * an emoji), and not longer than `max` characters.
 *
 * @param covers whether every font has a character.
 */
export function tidy(text: string, covers: (codePoint: number) => boolean, max: number): string {
  const shown = Array.from(
    text
      .slice(0, max * 4)
      .normalize('NFC')
      .replace(/[\p{Z}\p{Cc}]+/gu, breakingSpace),
    (character) => show(character, covers),
  )
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
  const characters = Array.from(shown)
  return characters.length > max
    ? `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
    : shown
}

/** Spaces become one, unless they are meant to hold two words together. */
const breakingSpace = (spaces: string) => (/^[\u00a0\u202f]$/.test(spaces) ? '\u00a0' : ' ')

function show(character: string, covers: (codePoint: number) => boolean): string {
  if (has(character, covers)) return character
  const substitute = substitutes[character]
  if (substitute !== undefined) return substitute
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '')
  if (plain && Array.from(plain).every((one) => has(one, covers))) return plain
  return /[\p{L}\p{N}]/u.test(character) ? '?' : ''
}

const has = (character: string, covers: (codePoint: number) => boolean) =>
  covers(character.codePointAt(0) ?? 0)

/** No word of ours is longer. pdfkit breaks longer ones itself, by measuring every beginning of them: slowly. */
const longestWord = /\S{60}(?=\S)/gu

/** Text without words that no line could hold. */
export const breakWords = (text: string): string => text.replace(longestWord, '$& ')
