import { advertised, estimates } from '#app/buying/advertised.ts'
import {
  type FigureLimits,
  type FigureProblem,
  readTypedFigure,
  type TypedFigures,
} from '#app/buying/typed-figure.ts'
import { type RentModel, rentModels, type YieldFigures } from '#server/returns/net-yield.ts'
import { type PurchaseKind, purchaseKinds } from '#server/returns/purchase-costs.ts'

/** The problems of a calculator's figures, by the names of their fields. */
export type FigureProblems = Partial<Record<string, FigureProblem>>

export interface ParsedFigures<Name extends string, Figures> {
  /** The values as typed, for the fields. */
  answers: TypedFigures<Name>
  problems: FigureProblems
  /** Undefined while there is a problem. */
  figures: Figures | undefined
}

interface Field extends FigureLimits {
  initial: number
}

const euros = (initial: number, max: number, min = 0): Field => ({
  initial,
  min,
  max,
  sign: 'euros',
})
const rent = (initial: number) => euros(initial, 100_000)
const rate = (initial: number, max = 100): Field => ({ initial, min: 0, max, sign: 'percent' })
const price = euros(advertised.price, 100_000_000, 10_000)

/** The fields of both calculators, with their initial figures and limits. */
export const fields = {
  price,
  'month-low': rent(advertised.month.min),
  'month-high': rent(advertised.month.max),
  'month-occupancy': rate(estimates.monthOccupancy),
  'month-management': rate(estimates.monthManagement),
  'night-low': rent(advertised.night.min),
  'night-high': rent(advertised.night.max),
  'night-occupancy': rate(estimates.nightOccupancy),
  'night-management': rate(estimates.nightManagement),
  fees: euros(estimates.fees, 10_000),
  ibi: euros(estimates.ibi, 100_000),
  other: rate(estimates.other.middle, 20),
  'entry-price': price,
  'entry-low': rate(estimates.other.min, 20),
  'entry-high': rate(estimates.other.max, 20),
} as const satisfies Record<string, Field>

export type FigureName = keyof typeof fields

/** The fields of the yield calculator. */
export const yieldNames = [
  'model',
  'bought',
  'price',
  'month-low',
  'month-high',
  'month-occupancy',
  'month-management',
  'night-low',
  'night-high',
  'night-occupancy',
  'night-management',
  'fees',
  'ibi',
  'other',
] as const
export const entryNames = ['entry-price', 'entry-low', 'entry-high'] as const

export type YieldReading = ParsedFigures<(typeof yieldNames)[number], YieldFigures>
export type EntryReading = ParsedFigures<(typeof entryNames)[number], EntryFigures>

/** Reads the yield calculator: its figures, or the problem of each invalid field. */
export function readYield(answers: YieldReading['answers']): YieldReading {
  const model: RentModel = rentModels.find((one) => one === answers.model) ?? 'month'
  const bought: PurchaseKind = purchaseKinds.find((one) => one === answers.bought) ?? 'new'
  const problems: FigureProblems = {}
  const read = figureReader(answers, problems)
  // The fields of the model that is not chosen are hidden and therefore not read.
  const figures = {
    model,
    bought,
    price: read('price'),
    rent: read.range(`${model}-low`, `${model}-high`),
    occupancy: read(`${model}-occupancy`),
    fees: read('fees'),
    ibi: read('ibi'),
    management: read(`${model}-management`),
    other: read('other'),
  }
  return { answers, problems, figures: Object.keys(problems).length === 0 ? figures : undefined }
}

export interface EntryFigures {
  price: number
  /** Notary, land registry and lawyer, as percentages of the price. */
  other: { min: number; max: number }
}

/** Reads the calculator of entry costs: its figures, or the problem of each invalid field. */
export function readEntry(answers: EntryReading['answers']): EntryReading {
  const problems: FigureProblems = {}
  const read = figureReader(answers, problems)
  const figures = { price: read('entry-price'), other: read.range('entry-low', 'entry-high') }
  return { answers, problems, figures: Object.keys(problems).length === 0 ? figures : undefined }
}

/** Reads fields one by one; a field without a figure uses its initial one. */
function figureReader(answers: TypedFigures<FigureName>, problems: FigureProblems) {
  const read = (name: FigureName): number => {
    const { initial, ...limits }: Field = fields[name]
    const text = answers[name]
    if (text === undefined) return initial
    const { value, problem } = readTypedFigure(text, limits)
    if (problem) problems[name] = problem
    return value?.min ?? initial
  }
  read.range = (lowName: FigureName, highName: FigureName) => {
    const range = { min: read(lowName), max: read(highName) }
    if (range.min > range.max && !problems[lowName]) problems[highName] ??= 'order'
    return range
  }
  return read
}
