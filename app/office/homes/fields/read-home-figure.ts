import type { HomeFieldName } from '#server/homes/fields.ts'
import { readAmount } from './read-amount.ts'

export const figureNames: readonly HomeFieldName[] = [
  'price',
  'bedrooms',
  'bathrooms',
  'area',
  'terrace',
  'garden',
  'community_fees',
]

/**
 * How decimals are rounded, because the site does not show them: half a bathroom counts as none.
 */
const rounding: Partial<Record<HomeFieldName, (value: number) => number>> = {
  bathrooms: Math.floor,
  area: Math.round,
  terrace: Math.round,
  garden: Math.round,
}

/** A typed figure of a home, rounded: `92,5 m²` of a terrace becomes 93. */
export function readHomeFigure(name: HomeFieldName, typed: string): string {
  const amount = readAmount(typed)
  const round = rounding[name]
  const decimal = /^\d{1,6}[.,]\d{1,2}(?=\s*(?:m²)?$)/.exec(amount)?.[0]
  return round && decimal ? String(round(Number(decimal.replace(',', '.')))) : amount
}
