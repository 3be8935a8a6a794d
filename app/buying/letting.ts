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
import { citations } from './citations.ts'
import type { CostContext } from './cost-context.ts'
import { figureWords } from './figure-words.ts'
import { fieldOf, readFigure, readFigureUpTo } from './figures.ts'
import { initialRent, type LetHome } from './initial-rent.ts'
import { lettingWords } from './letting-words.ts'
import { formatPercent, percentRange, priceRange, rateRange } from './ranges.ts'

type YieldingHome = LetHome & Pick<Property, 'development'>

/**
 * The owner's tax residence. In Spain the tax depends on other income, so there is no step for it.
 */
export type TaxHome = Residence | 'spain'
const taxHomes = ['spain', ...residences] as const

/** A yield by tax residence, after tax except for Spain. */
interface ComparedYield {
  name: string
  net: string
  /** The yield in per cent. */
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
 * Computes the yield of a home that is let by the month; for owners abroad after tax. The rent is
 * the home's initial one, or the reader's from the address
 * (docs/requirements/homes.md#property-detail).
 * @param cost what the buyer pays, and the total cost of the home.
 * @param owning the monthly costs of owning it.
 */
export function lettingView(
  home: YieldingHome,
  context: CostContext,
  cost: Pick<AllIn, 'price' | 'total'>,
  owning: OwningFigures,
) {
  const { address, language } = context
  const copy = lettingWords[language]
  const initial = initialRent(home)
  const rent = readFigureUpTo({
    name: 'rent',
    address,
    initial: initial.rent,
    language,
    most: highestRent(cost.price),
  })
  const occupancy = readFigure('let', address, exactly(estimates.monthOccupancy), language)
  const management = readFigure('management', address, exactly(estimates.monthManagement), language)
  const readings = [rent, occupancy, management]
  const { title, year, lead, legend, askRent, more } = copy
  const { correct, until } = figureWords[language]
  const isWrong = readings.some(({ problem }) => problem)
  const rentFrom = rent.isOwn && !rent.problem ? 'own' : initial.from
  const whole = resultOf(home, context, {
    cost,
    owning,
    rent: rent.counted,
    rentFrom,
    occupancy: occupancy.counted.min,
    management: management.counted.min,
  })
  return {
    /** The result in one line. */
    answer: isWrong ? correct : whole.answer,
    words: { title, year, lead, legend, askRent, more, correct, until },
    isWrong,
    result: isWrong ? undefined : whole,
    /** The result with the initial figures in place of the invalid ones. */
    instead: isWrong ? whole : undefined,
    /** Notes on what the figures leave out, and on the law of leases. */
    notes: [...(owning.community ? [] : [copy.withoutCommunity]), copy.notCounted, copy.lease],
    answers: readings.map(fieldOf),
    open: readings.some(({ isOwn }) => isOwn),
  }
}

interface LettingInput {
  cost: Pick<AllIn, 'price' | 'total'>
  owning: OwningFigures
  rent: Range
  rentFrom: RentSource
  occupancy: number
  management: number
}

/** The printed yield, its steps and the sources that they cite. */
function resultOf(
  home: YieldingHome,
  context: CostContext,
  { cost, owning, rent, rentFrom, occupancy, management }: LettingInput,
) {
  const { address, language } = context
  const { community = zero, ibi = zero, insurance = zero } = owning
  const copy = lettingWords[language]
  const inEuros = (amount: Range) => priceRange(amount, language)
  const known = {
    price: cost.price,
    bought: purchaseKindOf(home),
    cost,
    rent,
    occupancy,
    management,
    community,
    ibi,
    insurance,
  }
  const yieldOf = (taxedIn: Residence) => lettingYield({ ...known, residence: taxedIn })
  const residence = residenceIn(address, language)
  const taxed = residence === 'spain' ? undefined : residence
  // The steps before tax are the same for all tax residences.
  const all = yieldOf(taxed ?? 'eu')
  const steps = all.steps.filter(({ name }) => taxed || name !== 'tax')
  const left = taxed ? all.left : all.kept
  const { sources, markOf } = citedSources(rentFrom, context)
  const rows = comparedRows(yieldOf, residence, language)
  const compared = { title: copy.compared.title, mark: markOf('tax'), rows }
  const fixed = (end: keyof Range) => community[end] * 12 + ibi[end] + insurance[end]
  const values = {
    rent: inEuros(rent),
    let: formatPercent(occupancy, language),
    fixed: inEuros({ min: fixed('min'), max: fixed('max') }),
    management: formatPercent(management, language),
    cost: inEuros(cost.total),
    rate: taxed ? formatPercent(lettingTax[taxed], language) : '',
  }
  const taxNote = taxed ? copy.rows.tax[taxed] : ''
  const basis = rentFrom === 'yield' ? insert(copy.basis, advertisedIn(language)) : undefined
  const yields = rows.map(({ name, net }) => `${name}, ${net}`).join('; ')
  return {
    text: insert(copy.result[residence], { left: inEuros(left) }),
    loss: left.min < 0 ? copy.loss : undefined,
    /** The statement that the rent is not the home's own. */
    basis,
    compared,
    answer: `${compared.title}${basis ? copy.atAdvertisedYield : ''}: ${yields}.`,
    rows: steps.map(({ name, min, max }) => ({
      name,
      min,
      max,
      title: copy.rows[name].title,
      note: insert(name === 'tax' ? taxNote : copy.rows[name].note, values),
      mark: markOf(name),
    })),
    rentFrom,
    sources,
  }
}

/** The origin of the rent: the reader, or the source of the initial rent. */
type RentSource = 'own' | ReturnType<typeof initialRent>['from']

/** The sources of a result, and the letter of each step's. */
function citedSources(rentFrom: RentSource, { language, costs }: CostContext) {
  const copy = lettingWords[language].sources
  const { sources, cite } = citations()
  const rent = insert(copy[rentFrom], {
    ...advertisedIn(language),
    upTo: euros(advertised.rentUpTo, language),
  })
  const estimated = insert(copy.estimates, { month: monthOf(costs.month, language) })
  const marks = {
    rent: cite(rent),
    empty: cite(estimated),
    fixed: cite(copy.above),
    management: cite(estimated),
    purchase: cite(copy.above),
    tax: cite(copy.tax),
  }
  return { sources, markOf: (step: keyof typeof marks) => marks[step] }
}

/** The advertised yield and its month, by their names in texts. */
const advertisedIn = (language: Language) => ({
  advertised: monthOf(resort.advertised, language),
  yield: rateRange(advertised.yield, language),
})

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

export type LettingView = ReturnType<typeof lettingView>
