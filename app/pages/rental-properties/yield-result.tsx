import { Cited } from '#app/buying/cited.tsx'
import { percentRange, priceRange } from '#app/buying/ranges.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { netYield, type YieldFigures } from '#server/returns/net-yield.ts'
import type { CalculatorWords } from './calculator-words.ts'

/** The net yield, and the costs that it does not include. */
export function YieldResult({
  figures,
  copy,
  laws,
}: {
  figures: YieldFigures
  copy: CalculatorWords['yield']
  /** The laws behind the taxes of the purchase. */
  laws: string
}) {
  const { language } = useRootData()
  const { net, kept } = netYield(figures)
  return (
    <>
      <p className="mark__v">
        {percentRange(net, language)} <small>{copy.net}</small>
      </p>
      <div className="calc__say">
        <p>{insert(copy.kept, { kept: priceRange(kept, language) })}</p>
        {kept.min < 0 && <p>{copy.loss}</p>}
        <p className="slate">{copy.notCounted}</p>
        <p className="small slate">
          <Cited text={laws} />
        </p>
      </div>
    </>
  )
}
