import type { Language } from '#server/language.ts'
import { purchaseTaxes } from '#server/returns/purchase-costs.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'

/**
 * The rates of the purchase taxes, by the names in texts: `{ivaRate}`, `{ajdRate}` and `{itpRate}`,
 * in per cent.
 */
export const taxFigures = (
  language: Language,
): Record<'ivaRate' | 'ajdRate' | 'itpRate', string> => {
  const [iva, ajd] = purchaseTaxes.new
  const [itp] = purchaseTaxes.resale
  const print = ({ rate }: { rate: number }) => groupedNumber(rate, language)
  return { ivaRate: print(iva), ajdRate: print(ajd), itpRate: print(itp) }
}
