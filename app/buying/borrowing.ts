import { range } from '#app/format.ts'
import { counted } from '#app/plural.ts'
import { insert } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { mortgage } from '#server/returns/mortgage.ts'
import type { Range } from '#server/shared/range.ts'
import { euros, groupedNumber } from '#server/shared/text/euros.ts'
import { costWords } from './cost-words.ts'
import { figureWords } from './figure-words.ts'
import { fieldOf, type ParsedFigure, readFigure } from './figures.ts'
import { type Lending, lendingTexts } from './lending.ts'

/** The initial figures of the mortgage. */
const example = { deposit: 40, rate: 3.5, years: 20 }

/**
 * The monthly costs of a mortgage for a home, from the figures in its address
 * (docs/requirements/homes.md#property-detail). A missing figure is taken from the example. An
 * invalid one is shown as it was typed, with its problem; the computation uses the example's figure
 * instead.
 * @param price in euros.
 */
export function borrowingView(
  price: number,
  address: URLSearchParams,
  language: Language,
  lending: Lending,
) {
  const copy = costWords[language].borrowing
  const read = (name: keyof typeof example) =>
    readFigure(name, address, { min: example[name], max: example[name] }, language)
  const [deposit, rate, years] = [read('deposit'), read('rate'), read('years')]
  const readings = [deposit, rate, years]
  const result = resultOf(price, { deposit, rate, years }, lending, language)
  const { title, legend, note, guide, month } = copy
  const { correct, until } = figureWords[language]
  const isWrong = readings.some(({ problem }) => problem)
  return {
    words: { title, month, legend, correct, until, note, guide },
    /** What banks lend, which figures are only examples, and the law on offers. */
    lending: [
      ...lendingTexts(lending, language),
      ...exampleNote({ deposit, rate }, language),
      copy.offer,
    ].join(' '),
    answers: readings.map(fieldOf),
    /** The figures for print, formatted for the language. */
    printed: readings.map(({ name, value, text }) => ({
      name,
      text: value ? range(value, language) : text,
    })),
    /** Undefined while a figure is wrong. */
    result: isWrong ? undefined : result,
    /** The result with the example's figures in place of the invalid ones. */
    instead: isWrong ? result : undefined,
  }
}

/** The sentence that names the figures which nobody entered and which no source gives. */
function exampleNote(
  { deposit, rate }: Record<'deposit' | 'rate', ParsedFigure<Range>>,
  language: Language,
): string[] {
  const { examples } = costWords[language].borrowing
  if (deposit.isOwn && rate.isOwn) return []
  const text = deposit.isOwn ? examples.rate : rate.isOwn ? examples.deposit : examples.both
  return [
    insert(text, {
      deposit: groupedNumber(example.deposit, language),
      rate: groupedNumber(example.rate, language),
    }),
  ]
}

/** The monthly payment of a loan, in texts. */
function resultOf(
  price: number,
  { deposit, rate, years }: Record<keyof typeof example, ParsedFigure<Range>>,
  lending: Lending,
  language: Language,
) {
  const copy = costWords[language].borrowing
  const inEuros = (amount: number) => euros(Math.round(amount), language)
  const { loan, payment, interest } = mortgage({
    price,
    deposit: deposit.counted.min,
    rate: rate.counted.min,
    years: years.counted.min,
  })
  if (Math.round(loan) === 0) return { ...copy.none, answer: copy.none.about, euros: 0 }
  const terms = {
    deposit: range(deposit.counted, language),
    rate: range(rate.counted, language),
    term: counted(copy.term, years.counted.min, language),
  }
  return {
    /** The approximate payment, or the statement that there is none. */
    about: insert(copy.about, { payment: inEuros(payment) }),
    /** The words after `about`; undefined if there is no payment. */
    month: copy.month,
    euros: payment,
    /** The payment and the figures on which it is based, in one line. */
    answer: insert(copy.answer, { payment: inEuros(payment), ...terms }),
    /** The loan's figures for print, where the form is hidden. */
    terms: insert(copy.terms, terms),
    text: insert(copy.result, { loan: inEuros(loan), interest: inEuros(interest) }),
    /** The warning that the loan exceeds the share of the price that banks lend. */
    above: aboveShare(100 - deposit.counted.min, lending, language),
  }
}

/** @param loan in per cent of the price. */
const aboveShare = (loan: number, lending: Lending, language: Language) =>
  loan > lending.range.max
    ? insert(costWords[language].borrowing.aboveShare, {
        loan: groupedNumber(loan, language),
        share: groupedNumber(lending.range.max, language),
      })
    : undefined

export type BorrowingView = ReturnType<typeof borrowingView>
