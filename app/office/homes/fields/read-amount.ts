/**
 * A figure as people type it: `1,420,000`, `1.420.000 €`, `€ 450 000`. What is no figure stays as
 * it is, for the rules to refuse.
 */
export function readAmount(text: string): string {
  const bare = text.replace(/[\s\u00a0\u202f]|€|m²/g, '')
  return /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(bare)
    ? bare.replace(/[.,]/g, '')
    : /^\d+$/.test(bare)
      ? bare
      : text.trim()
}
