import type { Language } from '#server/language.ts'
import { purchaseTaxes } from '#server/returns/purchase-costs.ts'
import { number } from '../format.ts'

/** The rates of the purchase taxes as texts name them: `{iva}`, `{ajd}` and `{itp}`, in per cent. */
export const taxFigures = (language: Language): Record<'iva' | 'ajd' | 'itp', string> => {
  const [iva, ajd] = purchaseTaxes.new
  const [itp] = purchaseTaxes.resale
  const print = ({ rate }: { rate: number }) => number(rate, language)
  return { iva: print(iva), ajd: print(ajd), itp: print(itp) }
}
