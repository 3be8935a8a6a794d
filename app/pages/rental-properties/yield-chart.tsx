import { advertised, estimates } from '#app/buying/advertised.ts'
import { DriftChart, type DriftRow } from '#app/buying/drift-chart.tsx'
import { formatPercent, priceRange } from '#app/buying/ranges.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { netYield, nightsOf, type YieldFigures } from '#server/returns/net-yield.ts'
import { euros } from '#server/shared/text/euros.ts'
import type { CalculatorWords } from './calculator-words.ts'

interface YieldChartProps {
  figures: YieldFigures
  copy: CalculatorWords['yield']
  /** Whether the form has changed since these figures were calculated. */
  stale: boolean
}

/** A chart of the yield: the advertised range, and the range that remains after each cost. */
export function YieldChart({ figures, copy, stale }: YieldChartProps) {
  const { language } = useRootData()
  return <DriftChart rows={rowsOf(figures, copy, language)} stale={stale} />
}

/** The rows of the chart, each with a note of its assumptions. */
function rowsOf(
  figures: YieldFigures,
  copy: CalculatorWords['yield'],
  language: Language,
): DriftRow[] {
  const { model, bought, occupancy, fees, ibi, management, other } = figures
  const { rows } = copy
  const { rent, steps } = netYield(figures)
  const inEuros = (value: number) => euros(Math.round(value), language)
  const values = {
    nights: nightsOf(occupancy),
    rent: priceRange(rent, language),
    price: inEuros(figures.price),
    occupancy: formatPercent(occupancy, language),
    fees: inEuros(fees * 12),
    ibi: inEuros(ibi),
    management: formatPercent(management, language),
    other: formatPercent(other, language),
  }
  // A figure that the visitor has changed is no longer our estimate.
  const ours = (note: string, ...pairs: [figure: number, estimate: number][]) =>
    pairs.some(([figure, estimate]) => figure === estimate)
      ? `${insert(note, values)}, ${copy.estimate}`
      : insert(note, values)
  const occupied: [number, number] = [occupancy, estimates[`${model}Occupancy`]]
  const texts = {
    rent: {
      title: insert(rows.rent[model], values),
      note: model === 'night' ? ours(rows.rent.note, occupied) : insert(rows.rent.note, values),
    },
    empty: { title: rows.empty.title, note: ours(rows.empty.note, occupied) },
    fixed: {
      title: rows.fixed.title,
      note: ours(rows.fixed.note, [fees, estimates.fees], [ibi, estimates.ibi]),
    },
    management: {
      title: rows.management.title,
      note: ours(rows.management.note, [management, estimates[`${model}Management`]]),
    },
    purchase: {
      title: rows.purchase.title,
      note: ours(rows.purchase[bought], [other, estimates.other.middle]),
    },
  }
  return [
    { name: 'advertised', ...rows.advertised, ...advertised.yield },
    ...steps.map((step) => ({ ...step, ...texts[step.name] })),
  ]
}
