const grouped = /^-?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/
const plain = /^-?\d+(?:[.,]\d+)?$/

/**
 * Parses a figure as people write it in either language: `400,000`, `400.000 €`, `1 800`, `92,5 %`.
 * A point or comma before exactly three digits is a group separator, unless the number begins with
 * 0; any other is the decimal separator.
 * @returns undefined if it is not a number.
 */
export function readNumber(text: string): number | undefined {
  const bare = text.replace(/[\s€%]/g, '').replace('−', '-')
  const [, mark] = grouped.exec(bare) ?? []
  if (!mark && !plain.test(bare)) return undefined
  return Number((mark ? bare.replaceAll(mark, '') : bare).replace(',', '.'))
}
