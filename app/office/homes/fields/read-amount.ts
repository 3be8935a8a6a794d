/**
 * A typed figure without its formatting: `1,420,000`, `1.420.000 €`, `€ 450 000`. A text that is
 * not a figure stays unchanged, so that the rules refuse it.
 */
export function readAmount(text: string): string {
  const bare = text.replace(/[\s\u00a0\u202f]|€|m²/g, '')
  return /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(bare)
    ? bare.replace(/[.,]/g, '')
    : /^\d+$/.test(bare)
      ? bare
      : text.trim()
}
