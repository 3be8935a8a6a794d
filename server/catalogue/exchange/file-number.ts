import type { PropertyColumn } from '../property-columns.ts'

/** What the number in a column measures; other columns hold no number. */
const kinds: Partial<Record<PropertyColumn, 'euros' | 'measure' | 'count'>> = {
  price: 'euros',
  former_price: 'euros',
  community_fees: 'euros',
  area: 'measure',
  terrace: 'measure',
  garden: 'measure',
  bedrooms: 'count',
  bathrooms: 'count',
}

/**
 * Converts a number as spreadsheets and portals write it to the form that the catalogue uses:
 * `1.250.000 €`, `450,000` and `98.00 m²` are whole numbers, and `112,5` square metres are 113. Any
 * other text is returned unchanged, so that the rules refuse it.
 * @returns undefined where the text may mean either of two numbers: `1.250` square metres.
 */
export function fileNumber(column: PropertyColumn, cell: string): string | undefined {
  const kind = kinds[column]
  if (!kind) return cell
  const bare = cell.replace(/[\s\u00a0\u202f']|€|EUR|m²|m2/gi, '')
  const [, whole = '', decimals = ''] =
    /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?$/.exec(bare) ??
    /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(bare) ??
    []
  if (whole === '') return cell
  const isOneGroup = /^\d{1,3}[.,]\d{3}$/.test(bare)
  // A price never has thousandths of a euro, but a surface may have been exported with three
  // decimals.
  if (isOneGroup && kind === 'euros') return bare.replace(/[.,]/, '')
  if (isOneGroup) return /^0[.,]|[.,]000$/.test(bare) ? cell : undefined
  const digits = whole.replace(/[.,]/g, '')
  if (/^0*$/.test(decimals)) return digits
  return kind === 'measure' ? String(Math.round(Number(`${digits}.${decimals}`))) : cell
}
