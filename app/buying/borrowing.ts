import { price as printPrice, range } from '#app/format.ts'
import { insert } from '#app/words.ts'
import type { Config } from '#server/config/config.ts'
import type { Language } from '#server/language.ts'
import { mortgage } from '#server/returns/mortgage.ts'
import { costWords } from './cost-words.ts'
import { figureWords } from './figure-words.ts'
import { fieldOf, readFigure } from './figures.ts'

/** The initial figures of the mortgage. */
const example = { deposit: 40, rate: 3.5, years: 20 }

/**
 * The monthly costs of a mortgage for a home, from the figures in its address
 * (docs/requirements/homes.md#property-detail). For a missing figure the example's is used; an
 * invalid one is kept as it was typed, with its problem, and there is no result.
 * @param price in euros.
 * @param lending the share that banks lend buyers who live abroad, where the agency has configured
 *   it.
 */
export function borrowingView(
  price: number,
  address: URLSearchParams,
  language: Language,
  lending?: Config['costs']['lending'],
) {
  const copy = costWords[language].borrowing
  const read = (name: keyof typeof example) =>
    readFigure(name, address, { min: example[name], max: example[name] }, language)
  const [deposit, rate, years] = [read('deposit'), read('rate'), read('years')]
  const readings = [deposit, rate, years]
  const euros = (amount: number) => printPrice(Math.round(amount), language)
  const result = () => {
    if (!deposit.value || !rate.value || !years.value) return undefined
    const { loan, payment, interest } = mortgage({
      price,
      deposit: deposit.value.min,
      rate: rate.value.min,
      years: years.value.min,
    })
    const terms = {
      deposit: range(deposit.value, language),
      rate: range(rate.value, language),
      years: range(years.value, language),
    }
    return {
      payment: euros(payment),
      euros: payment,
      /** The payment and the figures on which it is based, in one line. */
      answer: insert(copy.answer, { payment: euros(payment), ...terms }),
      /** These figures for print, where the form is hidden. */
      terms: insert(copy.terms, terms),
      text: insert(copy.result, { loan: euros(loan), interest: euros(interest) }),
    }
  }
  const { title, month, legend, note, guide } = copy
  const { correct } = figureWords[language]
  const abroad = lending
    ? insert(copy.lending, { share: range(lending.range, language), source: lending.source })
    : copy.lendingUnknown
  return {
    words: { title, month, legend, correct, note, guide },
    /**
     * The share that banks lend, with its source, or that it is unknown; readers of the language
     * see their own case first.
     */
    lending: [
      ...(language === 'es' ? [copy.residents, abroad] : [abroad, copy.residents]),
      copy.example,
    ].join(' '),
    answers: readings.map(fieldOf),
    /** The figures for print, formatted for the language. */
    printed: readings.map(({ name, value, text }) => ({
      name,
      text: value ? range(value, language) : text,
    })),
    result: result(),
  }
}

export type BorrowingView = ReturnType<typeof borrowingView>
