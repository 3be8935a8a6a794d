import { purchaseKindOf } from '#app/catalogue/purchase-kind.ts'
import { resort } from '#app/content/resort.ts'
import { insert } from '#app/words.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'
import type { AllIn } from '#server/returns/all-in.ts'
import { lettingTax, type Residence, residences } from '#server/returns/letting-tax.ts'
import { type Letting, lettingYield } from '#server/returns/letting.ts'
import type { OwningFigures } from '#server/returns/owning.ts'
import { exactly, type Range } from '#server/shared/range.ts'
import { euros } from '#server/shared/text/euros.ts'
import { monthOf } from '#server/shared/time/formats.ts'
import { advertised, estimates } from './advertised.ts'
import type { CostContext } from './cost-context.ts'
import { figureWords } from './figure-words.ts'
import { fieldOf, type ParsedFigure, readFigure, readFigureUpTo } from './figures.ts'
import { lettingWords } from './letting-words.ts'
import { formatPercent, percentRange, priceRange } from './ranges.ts'

type LetHome = Pick<
  Property,
  'price' | 'development' | 'propertyType' | 'bedrooms' | 'purchaseDetails'
>

/**
 * The owner's tax residence. In Spain the tax depends on other income, so there is no step for it.
 */
export type TaxHome = Residence | 'spain'
const taxHomes = ['spain', ...residences] as const

/** A yield by tax residence, after tax except for Spain. */
interface ComparedYield {
  name: string
  net: string
  /** The same, in per cent. */
  share: Range
  note: string
  /** The choice that leads to its steps. */
  residence: TaxHome
  isChosen: boolean
}

/** The most frequent tax residence among readers of a language, with which the steps begin. */
const usualResidence: Record<Language, TaxHome> = { en: 'elsewhere', es: 'spain' }

/** The tax residence in an address, or otherwise the usual one of readers of the language. */
export function residenceIn(address: URLSearchParams, language: Language): TaxHome {
  const choice = address.get('residence')
  return taxHomes.find((value) => value === choice) ?? usualResidence[language]
}

/** All residences, the most frequent among readers of the language first. */
export const residencesFor = (language: Language): readonly TaxHome[] =>
  language === 'es' ? taxHomes : taxHomes.toReversed()

const zero = exactly(0)

/**
 * The highest rent a month that a reader may enter, in euros: 2 % of the price, about four times
 * what homes are let for. A higher one is a slip, such as the rent of a year.
 */
const highestRent = (price: number): number => Math.ceil((price * 0.02) / 100) * 100

/**
 * Computes the yield of a home that is let by the month; for owners abroad after tax. The rent
 * comes from the home's record, from the advertised rents for two-bedroom apartments near the
 * advertised price, or from the figures in the address
 * (docs/requirements/homes.md#property-detail). Without a rent there is no result.
 * @param cost what the buyer pays, and the total cost of the home.
 * @param owning the monthly costs of owning it.
 */
export function lettingView(
  home: LetHome,
  { address, language, costs }: CostContext,
  cost: Pick<AllIn, 'price' | 'total'>,
  owning: OwningFigures,
) {
  const copy = lettingWords[language]
  const recorded = home.purchaseDetails?.rent
  const monthlyRent = recorded ?? (isAsAdvertised(home) ? advertised.month : undefined)
  const figures = {
    rent: readFigureUpTo({
      name: 'rent',
      address,
      initial: monthlyRent,
      language,
      most: highestRent(cost.price),
    }),
    occupancy: readFigure('let', address, exactly(estimates.monthOccupancy), language),
    management: readFigure('management', address, exactly(estimates.monthManagement), language),
  }
  const { rent } = figures
  const residence = residenceIn(address, language)
  const month = monthOf(costs.month, language)
  const { sources } = copy
  const rentSource = rent.isOwn ? sources.own : recorded ? sources.record : sources.advertised
  const readings = Object.values(figures)
  const { title, year, lead, legend, noRent, enterRent, askRent, more } = copy
  const { correct, until } = figureWords[language]
  const isWrong = readings.some(({ problem }) => problem)
  const computed = resultOf(home, { cost, owning, figures, residence, language })
  const upTo = euros(advertised.rentUpTo, language)
  const sourcesOfFigures = [
    insert(rentSource, {
      advertised: monthOf(resort.advertised, language),
      upTo,
    }),
    insert(sources.estimates, { month }),
  ]
  const whole = computed && { ...computed, sources: [...sourcesOfFigures, sources.tax] }
  const result = isWrong ? undefined : whole
  return {
    /** The result in one line. */
    answer: result?.answer ?? (isWrong ? correct : noRent),
    words: { title, year, lead, legend, noRent, enterRent, askRent, more, correct, until },
    /** Whether a figure is wrong. If none is, a missing result means that the rent is unknown. */
    isWrong,
    result,
    /** The result without the wrong figures. */
    instead: isWrong ? whole : undefined,
    sources: [
      ...(rent.value ? sourcesOfFigures : []),
      sources.tax,
      ...(owning.community ? [] : [copy.withoutCommunity]),
      sources.lease,
      sources.notCounted,
    ],
    answers: readings.map(fieldOf),
    open: !monthlyRent || readings.some(({ isOwn }) => isOwn),
  }
}

/** The printed yield and its steps; undefined while no rent is known. */
function resultOf(
  home: LetHome,
  {
    cost,
    owning: { community = zero, ibi = zero, insurance = zero },
    figures: { rent, occupancy, management },
    residence,
    language,
  }: {
    cost: Pick<AllIn, 'price' | 'total'>
    owning: OwningFigures
    figures: Record<'rent' | 'occupancy' | 'management', ParsedFigure>
    residence: TaxHome
    language: Language
  },
) {
  if (!rent.counted || !occupancy.counted || !management.counted) return undefined
  const copy = lettingWords[language]
  const inEuros = (amount: Range) => priceRange(amount, language)
  const known = {
    price: cost.price,
    bought: purchaseKindOf(home),
    cost,
    rent: rent.counted,
    occupancy: occupancy.counted.min,
    management: management.counted.min,
    community,
    ibi,
    insurance,
  }
  const yieldOf = (taxedIn: Residence) => lettingYield({ ...known, residence: taxedIn })
  const taxed = residence === 'spain' ? undefined : residence
  // The steps before tax are the same for all tax residences.
  const all = yieldOf(taxed ?? 'eu')
  const steps = all.steps.filter(({ name }) => taxed || name !== 'tax')
  const left = taxed ? all.left : all.kept
  const compared = { title: copy.compared.title, rows: comparedRows(yieldOf, residence, language) }
  const fixed = (end: keyof Range) => community[end] * 12 + ibi[end] + insurance[end]
  const values = {
    rent: inEuros(rent.counted),
    let: formatPercent(occupancy.counted.min, language),
    fixed: inEuros({ min: fixed('min'), max: fixed('max') }),
    management: formatPercent(management.counted.min, language),
    cost: inEuros(cost.total),
    rate: taxed ? formatPercent(lettingTax[taxed], language) : '',
  }
  const taxNote = taxed ? copy.rows.tax[taxed] : ''
  return {
    text: insert(copy.result[residence], { left: inEuros(left) }),
    loss: left.min < 0 ? copy.loss : undefined,
    compared,
    answer: `${compared.title}: ${compared.rows.map(({ name, net }) => `${name}, ${net}`).join('; ')}.`,
    rows: steps.map(({ name, min, max }) => ({
      name,
      min,
      max,
      title: copy.rows[name].title,
      note: insert(name === 'tax' ? taxNote : copy.rows[name].note, values),
    })),
  }
}

/** The yields by tax residence, the most frequent among readers of the language first. */
function comparedRows(
  yieldOf: (taxedIn: Residence) => Letting,
  residence: TaxHome,
  language: Language,
): ComparedYield[] {
  const copy = lettingWords[language]
  return residencesFor(language).map((taxedIn) => {
    const share =
      taxedIn === 'spain'
        ? stepOf(yieldOf('eu').steps, 'purchase')
        : stepOf(yieldOf(taxedIn).steps, 'tax')
    return {
      name: copy.compared[taxedIn],
      net: percentRange(share, language),
      share: { min: share.min, max: share.max },
      note:
        taxedIn === 'spain'
          ? copy.compared.spainNote
          : insert(copy.rows.tax[taxedIn], {
              rate: formatPercent(lettingTax[taxedIn], language),
            }),
      residence: taxedIn,
      isChosen: taxedIn === residence,
    }
  })
}

const stepOf = (steps: Letting['steps'], name: Letting['steps'][number]['name']): Range =>
  steps.find((step) => step.name === name) ?? zero

/**
 * Whether the advertised rents apply to a home: a larger or more expensive one belongs to another
 * market.
 */
const isAsAdvertised = ({ propertyType, bedrooms, price }: LetHome) =>
  (propertyType ?? 'apartment') === 'apartment' && bedrooms === 2 && price <= advertised.rentUpTo

export type LettingView = ReturnType<typeof lettingView>
