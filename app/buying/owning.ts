import { priceSpan, range } from '#app/format.ts'
import { insert } from '#app/words.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'
import {
  byArea,
  ibiRange,
  ibiRates,
  type OwningFigures,
  owningByMonth,
} from '#server/returns/owning.ts'
import { exactly, type Range } from '#server/shared/range.ts'
import { date, monthOf } from '#server/shared/time/formats.ts'
import { citations } from './citations.ts'
import type { CostContext } from './cost-context.ts'
import { figureWords } from './figure-words.ts'
import { fieldOf, readFigure } from './figures.ts'
import { owningWords } from './owning-words.ts'
import type { SumRow } from './sum-table.tsx'

type OwnedHome = Pick<
  Property,
  'price' | 'area' | 'communityFees' | 'purchaseDetails' | 'createdAt'
>

const names = ['community', 'ibi', 'insurance', 'utilities'] as const

/**
 * Computes the monthly cost of owning a home from its record, the range that the law permits, our
 * own ranges, or the figures that the reader has put into the address
 * (docs/requirements/homes.md#property-detail). Unknown costs are not part of the sum.
 */
export function owningView(home: OwnedHome, context: CostContext) {
  const { language } = context
  const copy = owningWords[language]
  const readings = readFigures(home, context)
  const figures: OwningFigures = {
    community: readings.community.counted,
    ibi: readings.ibi.counted,
    insurance: readings.insurance.counted,
    utilities: readings.utilities.counted,
  }
  const texts = sourceTexts(home, context)
  const { sources, cite } = citations()
  const monthly = owningByMonth(figures)
  const print = ({ min, max }: Range) =>
    priceSpan({ min: Math.round(min), max: Math.round(max) }, language)
  const rows = names.map((name): SumRow => {
    const amount = monthly[name]
    const { isOwn, problem } = readings[name]
    const source = isOwn && !problem ? copy.sources.own : texts[name]
    return {
      ...copy.rows[name],
      kind: 'est',
      amount: amount ? print(amount) : copy.unknown,
      mark: amount && source ? cite(source) : undefined,
    }
  })
  const all = names.map((name) => readings[name])
  const isRight = all.every(({ problem }) => !problem)
  const { title, month, item, amount, lead, legend, askFor, notCounted } = copy
  const total = names.every((name) => monthly[name]) ? copy.total : copy.totalOfKnown
  const { correct, until } = figureWords[language]
  const words = { title, month, item, amount, lead, legend, total, askFor, notCounted }
  return {
    words: { ...words, correct, until },
    /**
     * The figures from which other costs are computed; the home's own figure replaces an invalid
     * one.
     */
    figures,
    rows,
    /** Undefined while a figure is wrong. */
    total: isRight ? print(monthly.total) : undefined,
    /** The total with the home's own figures in place of the invalid ones. */
    instead: isRight ? undefined : print(monthly.total),
    /** The sentence that the community fees are unknown, with a question to ask. */
    withoutCommunity: figures.community ? undefined : copy.withoutCommunity,
    sources,
    answers: all.map(fieldOf),
    /** The figures that the reader has not changed. */
    unchanged: names.filter((name) => !readings[name].isOwn),
    open: all.some(({ isOwn }) => isOwn),
  }
}

/**
 * The figures from the address, or otherwise those of the home's record, of the law or of the
 * agency.
 */
function readFigures(
  { price, area, communityFees, purchaseDetails }: OwnedHome,
  { address, language, costs }: CostContext,
) {
  const ibi = purchaseDetails?.ibi
  const read = (name: (typeof names)[number], initial: Range | undefined) =>
    readFigure(name, address, initial, language)
  return {
    community: read('community', communityFees === null ? undefined : exactly(communityFees)),
    ibi: read('ibi', ibi === undefined ? ibiRange(price, ibiRatesOf(costs)) : exactly(ibi)),
    insurance: read('insurance', byArea(area, costs.insurance)),
    utilities: read('utilities', byArea(area, costs.utilities)),
  }
}

/** The sources of the figures that the reader has not changed. */
function sourceTexts(
  { communityFees, purchaseDetails, createdAt }: OwnedHome,
  { language, costs }: CostContext,
) {
  const { sources } = owningWords[language]
  const month = monthOf(costs.month, language)
  const withRates = (text: string, rates: Range) =>
    insert(text, {
      rates: unbrokenRange(rates, language),
      month,
    })
  return {
    community:
      communityFees === null
        ? undefined
        : insert(sources.recordFees, { listed: date(createdAt, language) }),
    ibi:
      purchaseDetails?.ibi === undefined
        ? withRates(
            costs.ibiRate === undefined ? sources.ibiLaw : sources.ibiRate,
            ibiRatesOf(costs),
          )
        : sources.recordIbi,
    insurance: withRates(sources.insurance, costs.insurance),
    utilities: withRates(sources.utilities, costs.utilities),
  }
}

/** The agency's own rate, or the range that the law permits. */
const ibiRatesOf = ({ ibiRate }: CostContext['costs']): Range =>
  ibiRate === undefined ? ibiRates : exactly(ibiRate)

/** A range of percentages in which no line breaks. */
const unbrokenRange = (rates: Range, language: Language) =>
  range(rates, language).replace('–', '\u2060–\u2060')

export type OwningView = ReturnType<typeof owningView>
