import type { Language } from '#server/language.ts'
import { mortgage } from '#server/returns/mortgage.ts'
import { number, price as printPrice } from '#app/format.ts'
import { readNumber } from '#app/forms/read-number.ts'
import { insert } from '#app/words.ts'
import { costWords } from './cost-words.ts'

/** The parameters of the mortgage in a home's address: the example and the limits of each. */
const fields = {
  deposit: { initial: 40, min: 0, max: 100 },
  rate: { initial: 3.5, min: 0, max: 20 },
  years: { initial: 20, min: 1, max: 40 },
} as const

type FieldName = keyof typeof fields
export const borrowingNames = ['deposit', 'rate', 'years'] as const satisfies readonly FieldName[]

/** The length at which values are cut; longer than any figure. */
const longest = 24

/**
 * What borrowing for a home costs a month, from the figures in its address
 * (docs/requirements.md#property-detail). A missing figure is the example's; a bad one is kept as it was
 * typed, with its problem, and there is no result.
 * @param price in euros.
 */
export function borrowingView(price: number, address: URLSearchParams, language: Language) {
  const copy = costWords[language].borrowing
  const shown = (value: number) => number(value, language)
  const read = (name: FieldName) => {
    const { initial, min, max } = fields[name]
    const typed = address.get(name)?.slice(0, longest)
    const value = typed === undefined ? initial : readNumber(typed)
    const problem =
      value === undefined
        ? copy.problems.number
        : value < min || value > max
          ? copy.problems.range
          : undefined
    return {
      name,
      text: typed ?? shown(initial),
      value: value ?? initial,
      problem:
        problem && insert(problem, { example: shown(initial), min: shown(min), max: shown(max) }),
    }
  }
  const answers = borrowingNames.map(read)
  const figures = { deposit: 0, rate: 0, years: 0 }
  for (const { name, value } of answers) figures[name] = value
  const { loan, payment, interest } = mortgage({ price, ...figures })
  const euros = (amount: number) => printPrice(Math.round(amount), language)
  const { title, month, legend, fields: labels, calculate, correct, note } = copy
  return {
    words: { title, month, legend, fields: labels, calculate, correct, note },
    longest,
    answers: answers.map(({ name, text, problem }) => ({ name, text, problem })),
    result: answers.some(({ problem }) => problem)
      ? undefined
      : {
          payment: euros(payment),
          text: insert(copy.result, { loan: euros(loan), interest: euros(interest) }),
        },
  }
}

export type BorrowingView = ReturnType<typeof borrowingView>
