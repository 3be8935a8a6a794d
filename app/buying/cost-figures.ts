import { purchaseKindOf } from '#app/catalogue/purchase-kind.ts'
import { insert } from '#app/words.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'
import { type AllIn, allIn, type Bill, bills } from '#server/returns/all-in.ts'
import { exactly, type Range } from '#server/shared/range.ts'
import { euros } from '#server/shared/text/euros.ts'
import type { CostContext } from './cost-context.ts'
import type { costWords } from './cost-words.ts'
import { type FigureField, fieldOf, type ParsedFigure, readFigure } from './figures.ts'
import { priceRange } from './ranges.ts'

export type BoughtHome = Pick<Property, 'price' | 'development' | 'purchaseDetails' | 'features'>

/**
 * Reads the figures of the purchase from the address; a missing one is taken from the home's
 * record.
 */
export function readCosts(
  { price, purchaseDetails }: BoughtHome,
  { address, language }: CostContext,
) {
  const read = (name: 'price' | 'parking' | Bill, initial?: Range) =>
    readFigure(name, address, initial, language)
  return {
    price: read('price', exactly(price)),
    // There is no initial figure: an empty field means our own range, which depends on the price.
    notary: read('notary'),
    registry: read('registry'),
    lawyer: read('lawyer'),
    parking: read('parking', exactly(purchaseDetails?.extraParking ?? 0)),
  }
}

export type CostReadings = ReturnType<typeof readCosts>

/**
 * Computes the cost of the home with the reader's figures, the same with our estimates of the bills
 * (notary, registry, lawyer), and the total at the advertised price.
 */
export function computeCosts(
  property: BoughtHome,
  { price, parking, notary, registry, lawyer }: CostReadings,
): { all: AllIn; estimates: AllIn; advertised: Range } {
  const kind = purchaseKindOf(property)
  const quoted = { notary: notary.value, registry: registry.value, lawyer: lawyer.value }
  const recorded = property.purchaseDetails?.extraParking ?? 0
  const extraParking = kind === 'new' ? (parking.value?.min ?? recorded) : 0
  const at = (price: number, own = {}) => allIn(price, kind, Math.min(extraParking, price), own)
  const offered = price.value?.min ?? property.price
  return {
    all: at(offered, quoted),
    estimates: at(offered),
    advertised: at(property.price, quoted).total,
  }
}

interface CostFormContext {
  copy: (typeof costWords)[Language]['costs']
  language: Language
  estimates: AllIn
}

/**
 * The form for these figures. It asks for the price of parking spaces only if the home is new,
 * because only then are they taxed at a different rate.
 */
export function costForm(
  property: BoughtHome,
  { price, parking, notary, registry, lawyer }: CostReadings,
  { copy, language, estimates }: CostFormContext,
) {
  const isNew = purchaseKindOf(property) === 'new'
  const shown: ParsedFigure[] = [price, notary, registry, lawyer, ...(isNew ? [parking] : [])]
  const { form } = copy
  const hints = new Map<string, string>([
    ['price', insert(form.advertised, { price: euros(property.price, language) })],
    ...bills.map((name): [string, string] => [
      name,
      insert(form.range, { range: priceRange(estimates[name], language) }),
    ]),
  ])
  return {
    legend: isNew ? form.legendParking : form.legend,
    help: form.help,
    parkingHelp: isNew ? copy.parkingHelp : undefined,
    answers: shown.map((figure): FigureField => {
      const hint = hints.get(figure.name)
      return { ...fieldOf(figure), ...(hint && { hint }) }
    }),
    open: shown.some(({ isOwn }) => isOwn),
  }
}
