import { middleOf } from '#app/catalogue/all-in-text.ts'
import { purchaseKindOf } from '#app/catalogue/purchase-kind.ts'
import { taxFigures } from '#app/catalogue/tax-figures.ts'
import { hasUnpricedSpace } from '#app/catalogue/third-space.ts'
import { words } from '#app/catalogue/words.ts'
import { monthOf, number, price as printPrice, priceSpan, range } from '#app/format.ts'
import { insert, insertAll } from '#app/words.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'
import { allIn, lawyerRate } from '#server/returns/all-in.ts'
import { notaryTariffEnds } from '#server/returns/official-fees.ts'
import type { Range } from '#server/shared/range.ts'
import { citations } from './citations.ts'
import type { CostContext } from './cost-context.ts'
import { costWords } from './cost-words.ts'
import { figureWords } from './figure-words.ts'
import { fieldOf, readFigure } from './figures.ts'
import type { SumRow } from './sum-table.tsx'

/**
 * Computes the cost of a home with the taxes that apply to it, notary, registry and lawyer
 * (docs/requirements/homes.md#property-detail).
 */
export function costsView(
  property: Pick<Property, 'price' | 'development' | 'purchaseDetails' | 'features'>,
  { address, language, costs: ours }: CostContext,
) {
  const copy = insertAll(costWords[language].costs, { month: monthOf(ours.month, language) })
  const kind = purchaseKindOf(property)
  const recorded = property.purchaseDetails?.extraParking ?? 0
  const parking = readFigure('parking', address, { min: recorded, max: recorded }, language)
  // A price that the reader enters for the parking spaces decides it.
  const isOpen = hasUnpricedSpace(property) && !(parking.isOwn && parking.value)
  const extraParking = kind === 'new' ? (parking.value?.min ?? 0) : 0
  const all = allIn(property.price, kind, Math.min(extraParking, property.price))
  const { taxes, notary, registry, lawyer, total } = all
  const { sources, cite } = citations()

  const costs = sumRows(property.price, all, { copy, cite, language, isOpen })
  const estimated = notary.max + registry.max + lawyer.max
  const { title, titleButParking, item, amount, totalButParking, estimate, guide } = copy
  const totalName = isOpen ? totalButParking : copy.total
  const { allIn: short, allInButParking } = words[language]
  return {
    words: {
      title: isOpen ? titleButParking : title,
      item,
      amount,
      total: totalName,
      estimate,
      guide,
    },
    /**
     * What is missing in the total: the whole IVA on parking spaces whose price is not on record.
     */
    without: isOpen ? copy.withoutParking : undefined,
    /** The amounts in euros, from which others are computed. */
    all,
    /** The form of a new home whose further parking spaces are taxed at another rate. */
    parking:
      kind === 'new'
        ? {
            legend: copy.parkingLegend,
            help: copy.parkingHelp,
            change: figureWords[language].change,
            answers: [fieldOf(parking)],
            open: parking.isOwn,
          }
        : undefined,
    costs,
    total: printRange(total, language),
    /** The total for places where no other text can say what it lacks. */
    compared: isOpen
      ? insert(copy.comparedButParking, { total: printRange(total, language) })
      : printRange(total, language),
    /**
     * The middle of the total in words, to the nearest thousand: it is shown beside a price and
     * links to this section.
     */
    about: insert(isOpen ? copy.aboutButParking : copy.about, { total: middleOf(total, language) }),
    /** The same, shortened. */
    short: insert(isOpen ? allInButParking : short, { total: middleOf(total, language) }),
    lead: insert(copy.lead[kind], taxFigures(language)),
    sources,
    /** The parts of the bar in euros: the price, each tax, and the upper ends of the estimates. */
    parts: [property.price, ...taxes.map(({ amount }) => amount), estimated].map(Math.round),
  }
}

const printRange = ({ min, max }: Range, language: Language) =>
  priceSpan({ min: Math.round(min), max: Math.round(max) }, language)

interface RowContext {
  copy: (typeof costWords)[Language]['costs']
  /** @returns the letter of a source. */
  cite: ReturnType<typeof citations>['cite']
  language: Language
  /** Whether the IVA on parking spaces beyond two is incomplete. */
  isOpen: boolean
}

/** The price and the costs in addition to it, each with its source. */
function sumRows(
  price: number,
  { taxes, notary, registry, lawyer, notaryIsOpen }: ReturnType<typeof allIn>,
  { copy, cite, language, isOpen }: RowContext,
): SumRow[] {
  const print = (amount: Range) => printRange(amount, language)
  const exactly = (amount: number) => print({ min: amount, max: amount })
  return [
    { ...copy.price, amount: exactly(price), kind: 'price' },
    ...taxes.map(({ name, rate, amount }): SumRow => ({
      name: copy[name].name,
      note: insert(isOpen && name === 'iva' ? copy.ivaOpen : copy[name].note, {
        rate: number(rate, language),
      }),
      amount: exactly(amount),
      kind: 'tax',
      mark: cite(copy.sources[name.startsWith('iva') ? 'iva' : 'andalucia']),
    })),
    {
      name: copy.notary.name,
      note: notaryIsOpen
        ? insert(copy.notaryOpen, { limit: printPrice(Math.floor(notaryTariffEnds), language) })
        : copy.notary.note,
      amount: print(notary),
      kind: 'est',
      mark: cite(copy.sources.tariff),
    },
    { ...copy.registry, amount: print(registry), kind: 'est', mark: cite(copy.sources.tariff) },
    {
      name: copy.lawyer.name,
      note: insert(copy.lawyer.note, { rates: range(lawyerRate, language) }),
      amount: print(lawyer),
      kind: 'est',
      mark: cite(copy.sources.lawyer),
    },
  ]
}

export type CostsView = ReturnType<typeof costsView>
