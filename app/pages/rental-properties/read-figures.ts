import { type RentModel, rentModels, type YieldFigures } from '#server/returns/net-yield.ts'
import { type Bought, boughtKinds } from '#server/returns/purchase-costs.ts'
import { advertised, estimates } from './advertised.ts'

/** What is wrong with a figure; the page has the sentence. */
export type FigureProblem = 'number' | 'range' | 'order'

/** What a form holds, by field name: from the address, or from the form itself as it is typed in. */
export type Answers = Record<string, string>

export interface Reading<Figures> {
  /** As it was typed, for the fields. */
  answers: Answers
  problems: Partial<Record<string, FigureProblem>>
  /** Undefined as long as there is a problem. */
  figures: Figures | undefined
}

interface Field {
  initial: number
  min: number
  max: number
}

const rent = (initial: number): Field => ({ initial, min: 0, max: 100_000 })
const rate = (initial: number, max = 100): Field => ({ initial, min: 0, max })
const price: Field = { initial: advertised.price, min: 10_000, max: 100_000_000 }

/** The fields of both calculators: what stands in them at first, and what they take. */
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
  fees: { initial: estimates.fees, min: 0, max: 10_000 },
  ibi: { initial: estimates.ibi, min: 0, max: 100_000 },
  other: rate(estimates.other.middle, 20),
  'entry-price': price,
  'entry-low': rate(estimates.other.min, 20),
  'entry-high': rate(estimates.other.max, 20),
} as const satisfies Record<string, Field>

export type FieldName = keyof typeof fields

/** The fields of each form: what the other one's address must keep. */
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

/** Longer than any figure: what comes after it is not shown again. */
const longest = 24

/** The answers of a form, by the names it has; what is not among them is dropped. */
export function answersOf(names: readonly string[], entries: Iterable<[string, unknown]>): Answers {
  const answers: Answers = {}
  for (const [name, value] of entries)
    if (names.includes(name) && typeof value === 'string') answers[name] = value.slice(0, longest)
  return answers
}

export function readYield(answers: Answers): Reading<YieldFigures> {
  const model: RentModel = rentModels.find((one) => one === answers.model) ?? 'month'
  const bought: Bought = boughtKinds.find((one) => one === answers.bought) ?? 'new'
  const problems: Reading<YieldFigures>['problems'] = {}
  const read = reader(answers, problems)
  // Only the chosen model is read: the other's fields are not shown.
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
  /** Notary, land registry and solicitor, per cent of the price. */
  other: { min: number; max: number }
}

export function readEntry(answers: Answers): Reading<EntryFigures> {
  const problems: Reading<EntryFigures>['problems'] = {}
  const read = reader(answers, problems)
  const figures = { price: read('entry-price'), other: read.range('entry-low', 'entry-high') }
  return { answers, problems, figures: Object.keys(problems).length === 0 ? figures : undefined }
}

/** Reads one field after the other; a field that is not in the answers has its initial figure. */
function reader(answers: Answers, problems: Partial<Record<string, FigureProblem>>) {
  const read = (name: FieldName): number => {
    const { initial, min, max } = fields[name]
    const text = answers[name]
    if (text === undefined) return initial
    const value = readNumber(text)
    if (value === undefined) problems[name] = 'number'
    else if (value < min || value > max) problems[name] = 'range'
    return value ?? initial
  }
  read.range = (lowName: FieldName, highName: FieldName) => {
    const range = { min: read(lowName), max: read(highName) }
    if (range.min > range.max && !problems[lowName]) problems[highName] ??= 'order'
    return range
  }
  return read
}

const grouped = /^-?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/
const plain = /^-?\d+(?:[.,]\d+)?$/

/**
 * A figure as people write it in either language: `400,000`, `400.000 €`, `1 800`, `92,5 %`.
 * A mark before exactly three digits groups them, any other is the decimal mark.
 * @returns undefined when it is no number.
 */
export function readNumber(text: string): number | undefined {
  const bare = text.replace(/[\s€%]/g, '').replace('−', '-')
  const [, mark] = grouped.exec(bare) ?? []
  if (!mark && !plain.test(bare)) return undefined
  return Number((mark ? bare.replaceAll(mark, '') : bare).replace(',', '.'))
}
