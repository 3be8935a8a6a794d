import { range } from '#app/format.ts'
import type { Property } from '#server/catalogue/property.ts'
import { exactly } from '#server/shared/range.ts'
import { borrowingView } from './borrowing.ts'
import type { CostContext } from './cost-context.ts'
import { costsView } from './costs.ts'
import { lettingView } from './letting.ts'
import { owningView } from './owning.ts'

/**
 * All costs of a home, and its yield if it is let. The costs of buying are computed first, because
 * the other parts depend on the price that the reader would offer.
 */
export function homeCosts(property: Property, context: CostContext) {
  const { address, language, costs: ours } = context
  const costs = costsView(property, context)
  const { price } = costs.all
  const owning = owningView({ ...property, price }, context)
  return {
    costs,
    owning,
    borrowing: borrowingView(price, address, language, ours.lending),
    letting: lettingView(property, context, costs.all, owning.figures),
  }
}

/**
 * The initial texts of the fields for a home's figures, by name. The form also sends fields that
 * the reader has not changed; these texts tell which they are.
 */
export function initialFigures(
  property: Property,
  { address, ...context }: CostContext,
): ReadonlyMap<string, string> {
  const offered = address.get('price')
  const others = new URLSearchParams(offered === null ? {} : { price: offered })
  const { costs, owning, borrowing, letting } = homeCosts(property, { ...context, address: others })
  const fields = [costs.form, owning, borrowing, letting].flatMap(({ answers }) => answers)
  return new Map([
    ...fields.map(({ name, text }) => [name, text] as const),
    ['price', range(exactly(property.price), context.language)],
  ])
}
