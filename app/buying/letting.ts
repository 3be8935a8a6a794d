import type { Property } from '#server/catalogue/property.ts'
import type { AllIn } from '#server/returns/all-in.ts'
import { lettingYield } from '#server/returns/letting.ts'
import { lettingTax, residences } from '#server/returns/letting-tax.ts'
import type { OwningFigures } from '#server/returns/owning.ts'
import { purchaseKindOf } from '#app/catalogue/purchase-kind.ts'
import { monthOf } from '#app/format.ts'
import { insert } from '#app/words.ts'
import { advertised, estimates } from './advertised.ts'
import { percent, percentRange, priceRange } from './ranges.ts'
import type { CostContext } from './cost-context.ts'
import { figureWords } from './figure-words.ts'
import { fieldOf, readFigure } from './figures.ts'
import { lettingWords } from './letting-words.ts'

type LetHome = Pick<
  Property,
  'price' | 'development' | 'propertyType' | 'bedrooms' | 'purchaseDetails'
>

const one = (value: number) => ({ min: value, max: value })
const zero = one(0)

/**
 * What a home would yield if it were let by the month, after non-residents' income tax, from the rent on its record,
 * the advertised rent of two-bedroom apartments, or the figures in its address
 * (docs/requirements.md#property-detail). Without a rent there is no result.
 * @param cost what the home costs, all in.
 * @param owning what owning it costs.
 */
export function lettingView(
  home: LetHome,
  { address, language, costs }: CostContext,
  cost: Pick<AllIn, 'total'>,
  owning: OwningFigures,
) {
  const copy = lettingWords[language]
  const recorded = home.purchaseDetails?.rent
  const known = recorded ?? (isTwoBedroomApartment(home) ? advertised.month : undefined)
  const rent = readFigure('rent', address, known, language)
  const occupancy = readFigure('let', address, one(estimates.monthOccupancy), language)
  const management = readFigure('management', address, one(estimates.monthManagement), language)
  const asked = address.get('residence')
  const residence = residences.find((value) => value === asked) ?? 'eu'
  const month = monthOf(costs.month, language)
  const euros = (amount: { min: number; max: number }) => priceRange(amount, language)

  const result = () => {
    if (!rent.value || !occupancy.value || !management.value) return undefined
    const community = owning.community ?? zero
    const ibi = owning.ibi ?? zero
    const insurance = owning.insurance ?? zero
    const { steps, left } = lettingYield({
      price: home.price,
      bought: purchaseKindOf(home),
      cost,
      rent: rent.value,
      occupancy: occupancy.value.min,
      management: management.value.min,
      community,
      ibi,
      insurance,
      residence,
    })
    const fixed = (end: 'min' | 'max') => community[end] * 12 + ibi[end] + insurance[end]
    const values = {
      rent: euros(rent.value),
      let: percent(occupancy.value.min, language),
      fixed: euros({ min: fixed('min'), max: fixed('max') }),
      management: percent(management.value.min, language),
      cost: euros(cost.total),
      rate: percent(lettingTax[residence], language),
    }
    const net = steps.at(-1) ?? zero
    return {
      net: percentRange(net, language),
      text: insert(copy.result, { left: euros(left) }),
      loss: left.min < 0 ? copy.loss : undefined,
      rows: steps.map(({ name, min, max }) => ({
        name,
        min,
        max,
        title: copy.rows[name].title,
        note: insert(name === 'tax' ? copy.rows.tax[residence] : copy.rows[name].note, values),
      })),
    }
  }
  const { sources } = copy
  const rentSource = rent.isOwn ? sources.own : recorded ? sources.record : sources.advertised
  const readings = [rent, occupancy, management]
  const { title, net, lead, legend, noRent, askRent, more } = copy
  return {
    words: {
      title,
      net,
      lead,
      legend,
      noRent,
      askRent,
      more,
      correct: figureWords[language].correct,
    },
    /** Whether a figure is wrong; without a problem and without a result, no rent is known. */
    isWrong: readings.some(({ problem }) => problem),
    result: result(),
    sources: [
      ...(rent.value ? [insert(rentSource, { month }), insert(sources.estimates, { month })] : []),
      sources.tax,
      ...(owning.community ? [] : [copy.withoutCommunity]),
      sources.lease,
      sources.notCounted,
    ],
    answers: readings.map(fieldOf),
    residence: {
      legend: copy.residence.legend,
      options: residences.map((value): [string, string] => [value, copy.residence[value]]),
      chosen: residence,
    },
    open: !known || residence !== 'eu' || readings.some(({ isOwn }) => isOwn),
  }
}

/** The homes that the advertised rents are for; letting a larger one is another market. */
const isTwoBedroomApartment = ({ propertyType, bedrooms }: LetHome) =>
  (propertyType ?? 'apartment') === 'apartment' && bedrooms === 2

export type LettingView = ReturnType<typeof lettingView>
