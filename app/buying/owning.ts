import type { Property } from '#server/catalogue/property.ts'
import {
  byArea,
  ibiRange,
  ibiRates,
  type OwningFigures,
  owningByMonth,
} from '#server/returns/owning.ts'
import type { Language } from '#server/language.ts'
import type { Range } from '#server/shared/range.ts'
import { date, monthOf, priceSpan, range } from '#app/format.ts'
import { insert } from '#app/words.ts'
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
 * What owning a home costs a month: what is on record, the range of the law or our own, or what the reader put into
 * the address (docs/requirements.md#property-detail). What is not known is not in the sum.
 */
export function owningView(home: OwnedHome, { address, language, costs }: CostContext) {
  const copy = owningWords[language]
  const { communityFees, purchaseDetails } = home
  const ibi = purchaseDetails?.ibi
  const rates = costs.ibiRate === undefined ? ibiRates : one(costs.ibiRate)
  const initial = {
    community: communityFees === null ? undefined : one(communityFees),
    ibi: ibi === undefined ? ibiRange(home.price, rates) : one(ibi),
    insurance: byArea(home.area, costs.insurance),
    utilities: byArea(home.area, costs.utilities),
  }
  const readings = names.map((name) => readFigure(name, address, initial[name], language))
  const figures: OwningFigures = {
    community: undefined,
    ibi: undefined,
    insurance: undefined,
    utilities: undefined,
  }
  for (const [index, name] of names.entries()) figures[name] = readings[index]?.value

  const month = monthOf(costs.month, language)
  const texts = {
    community:
      communityFees === null
        ? undefined
        : insert(copy.sources.recordFees, { listed: date(home.createdAt, language) }),
    ibi:
      ibi === undefined
        ? insert(costs.ibiRate === undefined ? copy.sources.ibiLaw : copy.sources.ibiRate, {
            rates: rateRange(rates, language),
            month,
          })
        : copy.sources.recordIbi,
    insurance: insert(copy.sources.insurance, {
      rates: rateRange(costs.insurance, language),
      month,
    }),
    utilities: insert(copy.sources.utilities, {
      rates: rateRange(costs.utilities, language),
      month,
    }),
  }
  const { sources, cite } = citations()
  const monthly = owningByMonth(figures)
  const print = ({ min, max }: Range) =>
    priceSpan({ min: Math.round(min), max: Math.round(max) }, language)
  const rows = names.map((name, index): SumRow => {
    const amount = monthly[name]
    const source = readings[index]?.isOwn ? copy.sources.own : texts[name]
    return {
      ...copy.rows[name],
      kind: 'est',
      // A wrong figure is answered beside its field.
      amount: amount ? print(amount) : readings[index]?.problem ? '–' : copy.unknown,
      mark: amount && source ? cite(source) : undefined,
    }
  })
  const isRight = readings.every(({ problem }) => !problem)
  const { title, month: unit, item, amount, lead, legend, total, askFor, notCounted } = copy
  return {
    words: {
      title,
      month: unit,
      item,
      amount,
      lead,
      legend,
      total,
      askFor,
      notCounted,
      correct: figureWords[language].correct,
    },
    /** The inputs of the letting calculation. */
    figures,
    rows,
    /** Undefined while a figure is wrong. */
    total: isRight ? print(monthly.total) : undefined,
    /** That the community fees are not known, with a question to ask. */
    withoutCommunity: figures.community ? undefined : copy.withoutCommunity,
    sources,
    answers: readings.map(fieldOf),
    open: readings.some(({ isOwn }) => isOwn),
  }
}

/** A range that no line end parts. */
const rateRange = (rates: Range, language: Language) =>
  range(rates, language).replace('–', '\u2060–\u2060')

const one = (value: number): Range => ({ min: value, max: value })

export type OwningView = ReturnType<typeof owningView>
