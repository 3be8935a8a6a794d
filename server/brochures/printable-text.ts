/** Replacements for characters that a font lacks. */
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
 * Limits a text to what can be printed: no control characters, replacements for characters that the
 * fonts lack (a letter without its accent, a question mark for another script, nothing for an
 * emoji), and at most `max` characters.
 * @param covers whether every font has a glyph for a character.
 */
export function printableText(
  text: string,
  covers: (codePoint: number) => boolean,
  max: number,
): string {
  const shown = Array.from(
    text
      .slice(0, max * 4)
      .normalize('NFC')
      // Word joiners keep words on one line of a web page; the fonts would print them as spaces.
      .replaceAll('\u2060', '')
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

/** Replaces a run of white space by one space; a single non-breaking space stays. */
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

/** The length from which words are broken here, because pdfkit breaks them very slowly. */
const longestWord = /\S{60}(?=\S)/gu

/** Breaks words that are longer than a line. */
export const breakWords = (text: string): string => text.replace(longestWord, '$& ')
