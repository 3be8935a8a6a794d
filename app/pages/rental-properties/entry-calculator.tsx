import { Form, useLocation } from 'react-router'
import { Cited } from '#app/buying/cited.tsx'
import { priceRange, rateRange } from '#app/buying/ranges.ts'
import { Arrow } from '#app/components/arrow.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { type PurchaseKind, purchaseKinds, purchaseCosts } from '#server/returns/purchase-costs.ts'
import { euros } from '#server/shared/text/euros.ts'
import type { CalculatorWords } from './calculator-words.ts'
import { HiddenAnswers, NumberField } from './number-field.tsx'
import {
  type EntryFigures,
  entryNames,
  type EntryReading,
  readEntry,
  type YieldReading,
} from './read-figures.ts'
import { useLiveReading } from './use-live-reading.ts'

interface EntryCalculatorProps {
  copy: CalculatorWords
  served: EntryReading
  /** The answers of the yield calculator. */
  carried: YieldReading['answers']
}

/** The total cost of a purchase, of a new home and of a resale, drawn to one scale. */
export function EntryCalculator({ copy, served, carried }: EntryCalculatorProps) {
  const { pathname } = useLocation()
  const { form, problems, figures, stale, onInput, onBlur } = useLiveReading(
    served,
    entryNames,
    readEntry,
  )
  return (
    <Form
      ref={form}
      className="entry"
      method="get"
      action={`${pathname}#entry`}
      noValidate
      preventScrollReset
      onInput={onInput}
      onBlur={onBlur}
    >
      <HiddenAnswers answers={carried} />
      <div className="sumrows" id="entry" role="status">
        {stale && <p className="lead">{copy.correct}</p>}
        {figures &&
          purchaseKinds.map((bought) => (
            <Sum key={bought} bought={bought} figures={figures} copy={copy.entry} />
          ))}
      </div>
      <p className="small slate">
        {copy.entry.note} <Cited text={copy.laws} />
      </p>
      <fieldset className="entry__in">
        <legend>{copy.entry.legend}</legend>
        {entryNames.map((name) => (
          <NumberField
            key={name}
            name={name}
            copy={copy.entry.fields[name]}
            problems={problems}
            answers={served.answers}
          />
        ))}
        <button className="btn btn--line">
          {copy.calculate} <Arrow />
        </button>
      </fieldset>
    </Form>
  )
}

interface SumProps {
  bought: PurchaseKind
  figures: EntryFigures
  copy: CalculatorWords['entry']
}

/** A total as a bar; the length of each part is its amount. */
function Sum({ bought, figures, copy }: SumProps) {
  const { language } = useRootData()
  const low = purchaseCosts(figures.price, bought, figures.other.min)
  const high = purchaseCosts(figures.price, bought, figures.other.max)
  const longest = Math.max(
    ...purchaseKinds.map((one) => purchaseCosts(figures.price, one, figures.other.max).total),
  )
  const taxes = Object.fromEntries(
    low.taxes.map(({ name, amount }) => [name, euros(Math.round(amount), language)]),
  )
  const parts = [
    figures.price,
    ...low.taxes.map(({ amount }) => amount),
    low.other,
    high.other - low.other,
  ]
  return (
    <figure className="mark">
      <p className="mark__v">
        {priceRange({ min: low.total, max: high.total }, language)}{' '}
        <small>
          {insert(copy.bought[bought], { price: euros(Math.round(figures.price), language) })}
        </small>
      </p>
      <div
        className="sumline"
        style={{
          '--parts': parts.map((part) => `${Math.round(part)}fr`).join(' '),
          inlineSize: `${(high.total / longest) * 100}%`,
        }}
        aria-hidden="true"
      >
        <span />
        {low.taxes.map(({ name }) => (
          <span key={name} className="tax" />
        ))}
        <span className="est" />
        <span className="est" />
      </div>
      <figcaption>
        {insert(copy.parts[bought], {
          ...taxes,
          rates: rateRange(figures.other, language),
          other: priceRange({ min: low.other, max: high.other }, language),
        })}
      </figcaption>
    </figure>
  )
}
