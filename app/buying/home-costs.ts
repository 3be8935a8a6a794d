import type { Property } from '#server/catalogue/property.ts'
import { borrowingView } from './borrowing.ts'
import type { CostContext } from './cost-context.ts'
import { costsView } from './costs.ts'
import { lettingView } from './letting.ts'
import { owningView } from './owning.ts'

/**
 * All that a home costs and would bring. The costs of buying come first: the other parts are
 * computed from the price that the reader would offer.
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
