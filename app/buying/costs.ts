import { middleOf } from '#app/catalogue/all-in-text.ts'
import { purchaseKindOf } from '#app/catalogue/purchase-kind.ts'
import { taxFigures } from '#app/catalogue/tax-figures.ts'
import { hasUnpricedSpace } from '#app/catalogue/third-space.ts'
import { words } from '#app/catalogue/words.ts'
import { priceSpan, range } from '#app/format.ts'
import { insert, insertAll } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { type AllIn, bills, lawyerRate } from '#server/returns/all-in.ts'
import { notaryTariffEnds } from '#server/returns/official-fees.ts'
import { exactly, type Range } from '#server/shared/range.ts'
import { euros, groupedNumber } from '#server/shared/text/euros.ts'
import { monthOf } from '#server/shared/time/formats.ts'
import { citations } from './citations.ts'
import type { CostContext } from './cost-context.ts'
import {
  type BoughtHome,
  computeCosts,
  costForm,
  type CostReadings,
  readCosts,
} from './cost-figures.ts'
import { costWords } from './cost-words.ts'
import { figureWords } from './figure-words.ts'
import type { SumRow } from './sum-table.tsx'

/**
 * Computes the cost of a home with the taxes that apply to it, notary, registry and lawyer, from
 * its record or the figures that the reader has put into the address
 * (docs/requirements/homes.md#property-detail). A figure that is wrong is not used.
 */
export function costsView(property: BoughtHome, context: CostContext) {
  const { language, costs: ours } = context
  const copy = insertAll(costWords[language].costs, { month: monthOf(ours.month, language) })
  const kind = purchaseKindOf(property)
  const readings = readCosts(property, context)
  // The price of the parking spaces that the reader enters makes the IVA complete.
  const lacksParkingIva =
    hasUnpricedSpace(property) && !(readings.parking.isOwn && readings.parking.value)
  const { all, estimates, advertised } = computeCosts(property, readings)
  const { taxes, notary, registry, lawyer, total } = all
  const { sources, cite } = citations()

  const costs = sumRows(all, {
    copy,
    cite,
    language,
    lacksParkingIva,
    readings,
    advertised: property.price,
  })
  const form = costForm(property, readings, { copy, language, estimates })
  const estimated = notary.max + registry.max + lawyer.max
  const { title, titleButParking, item, amount, totalButParking, estimate, guide } = copy
  const { allIn, allInOffered, allInButParking } = words[language]
  const isOffered = readings.price.isOwn && readings.price.value !== undefined && !lacksParkingIva
  return {
    words: {
      title: lacksParkingIva ? titleButParking : title,
      item,
      amount,
      total: lacksParkingIva ? totalButParking : copy.total,
      estimate,
      guide,
      correct: figureWords[language].correct,
      until: figureWords[language].until,
    },
    /**
     * The note that the total lacks part of the IVA, because the price of the parking spaces is not
     * on record.
     */
    without: lacksParkingIva ? copy.withoutParking : undefined,
    /** The amounts in euros, from which others are computed. */
    all,
    form,
    /** Whether a figure is wrong; the result is then computed without it. */
    isWrong: form.answers.some(({ problem }) => problem),
    costs,
    total: printRange(total, language),
    /** The total for places without room for the note in `without`. */
    compared: lacksParkingIva
      ? insert(copy.comparedButParking, { total: printRange(total, language) })
      : printRange(total, language),
    /**
     * The middle of the total in words, to the nearest thousand, which links to this section. It is
     * shown beside the advertised price, and therefore computed from it.
     */
    about: insert(lacksParkingIva ? copy.aboutButParking : copy.about, {
      total: middleOf(advertised, language),
    }),
    /** The total in short, computed from the reader's own price where there is one. */
    short: isOffered
      ? insert(allInOffered, { total: middleOf(total, language) })
      : insert(lacksParkingIva ? allInButParking : allIn, {
          total: middleOf(advertised, language),
        }),
    lead: insert(copy.lead[kind], taxFigures(language)),
    sources,
    /** The parts of the bar in euros: the price, each tax, and the upper ends of the estimates. */
    parts: [all.price, ...taxes.map(({ amount }) => amount), estimated].map(Math.round),
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
  lacksParkingIva: boolean
  readings: CostReadings
  /** The advertised price, in euros. */
  advertised: number
}

/** The price and the costs in addition to it, each with its source. */
function sumRows(
  { price, taxes, notaryIsOpen, ...amounts }: AllIn,
  { copy, cite, language, lacksParkingIva, readings, advertised }: RowContext,
): SumRow[] {
  const print = (amount: Range) => printRange(amount, language)
  const notes = {
    notary: notaryIsOpen
      ? insert(copy.notaryOpen, { limit: euros(Math.floor(notaryTariffEnds), language) })
      : copy.notary.note,
    registry: copy.registry.note,
    lawyer: insert(copy.lawyer.note, { rates: range(lawyerRate, language) }),
  }
  return [
    {
      name: copy.price.name,
      amount: print(exactly(price)),
      kind: 'price',
      ...(readings.price.value && readings.price.isOwn
        ? {
            note: insert(copy.price.own, { advertised: euros(advertised, language) }),
            mark: cite(copy.sources.own),
          }
        : { note: copy.price.note }),
    },
    ...taxes.map(({ name, rate, amount }): SumRow => ({
      name: copy[name].name,
      note: insert(lacksParkingIva && name === 'iva' ? copy.ivaOpen : copy[name].note, {
        rate: groupedNumber(rate, language),
      }),
      amount: print(exactly(amount)),
      kind: 'tax',
      mark: cite(copy.sources[name.startsWith('iva') ? 'iva' : 'andalucia']),
    })),
    ...bills.map((name): SumRow => {
      const isOwn = readings[name].value !== undefined
      return {
        name: copy[name].name,
        note: isOwn ? copy.quoted : notes[name],
        amount: print(amounts[name]),
        kind: 'est',
        mark: cite(copy.sources[isOwn ? 'own' : name === 'lawyer' ? 'lawyer' : 'tariff']),
      }
    }),
  ]
}

export type CostsView = ReturnType<typeof costsView>
