import { Form, useLocation } from 'react-router'
import { netYield, rentModels, type YieldFigures } from '#server/returns/net-yield.ts'
import { boughtKinds } from '#server/returns/purchase-costs.ts'
import { Arrow } from '#app/components/arrow.tsx'
import { useShell } from '#app/shell/use-shell.ts'
import { insert } from '#app/words.ts'
import type { CalculatorWords } from './calculator-words.ts'
import { Drift } from './drift.tsx'
import { Carried, NumberField } from './number-field.tsx'
import { percentRange, priceRange } from './ranges.ts'
import {
  type Answers,
  type FieldName,
  type Reading,
  readYield,
  yieldNames,
} from './read-figures.ts'
import { useLiveReading } from './use-live-reading.ts'

interface YieldCalculatorProps {
  copy: CalculatorWords
  served: Reading<YieldFigures>
  /** The purchase calculator's answers. */
  carried: Answers
}

/** Fields on one side, the chart and the result on the other. */
export function YieldCalculator({
  copy: { yield: copy, ...words },
  served,
  carried,
}: YieldCalculatorProps) {
  const { pathname } = useLocation()
  const { form, problems, figures, stale, onInput, onBlur } = useLiveReading(
    served,
    yieldNames,
    readYield,
  )
  const { answers } = served
  const field = (name: Exclude<FieldName, `entry-${string}`>) => (
    <NumberField
      key={name}
      name={name}
      copy={copy.fields[name]}
      problems={problems}
      messages={words.problems}
      answers={answers}
      className={modelClass(name)}
    />
  )
  return (
    <Form
      ref={form}
      className="calc"
      method="get"
      action={`${pathname}#result`}
      aria-label={copy.label}
      noValidate
      preventScrollReset
      onInput={onInput}
      onBlur={onBlur}
    >
      <Carried answers={carried} />
      <div className="calc__in">
        <Pair
          name="model"
          legend={copy.model.legend}
          options={rentModels.map((model) => [model, copy.model[model]])}
          chosen={answers.model}
        />
        <Pair
          name="bought"
          legend={copy.bought.legend}
          options={boughtKinds.map((kind) => [kind, copy.bought[kind]])}
          chosen={answers.bought}
        />
        <fieldset className="calc__group">
          <legend>{copy.advertised}</legend>
          {(['price', 'month-low', 'month-high', 'night-low', 'night-high'] as const).map(field)}
        </fieldset>
        <fieldset className="calc__group">
          <legend>{copy.estimates}</legend>
          {(
            [
              'month-occupancy',
              'night-occupancy',
              'month-management',
              'night-management',
              'fees',
              'ibi',
              'other',
            ] as const
          ).map(field)}
        </fieldset>
        <button className="btn">
          {words.calculate} <Arrow />
        </button>
      </div>
      <div className="calc__res" id="result">
        {figures && <Drift figures={figures} copy={copy} stale={stale} />}
        <div className="calc__out" role="status">
          {stale ? (
            <p className="lead">{words.correct}</p>
          ) : (
            figures && <Result figures={figures} copy={copy} />
          )}
        </div>
      </div>
    </Form>
  )
}

/** The class that hides fields of the rent model that is not chosen. */
const modelClass = (name: FieldName) =>
  name.startsWith('month-') ? 'calc__month' : name.startsWith('night-') ? 'calc__night' : undefined

interface PairProps {
  name: string
  legend: string
  options: [value: string, label: string][]
  chosen: string | undefined
}

/** A choice of two; the first is chosen unless the address names one. */
function Pair({ name, legend, options, chosen }: PairProps) {
  const given = options.some(([value]) => value === chosen)
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div className="calc__seg">
        {options.map(([value, label], index) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={given ? value === chosen : index === 0}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The net yield, and what it does not include. */
function Result({ figures, copy }: { figures: YieldFigures; copy: CalculatorWords['yield'] }) {
  const { language } = useShell()
  const { net, kept } = netYield(figures)
  return (
    <>
      <p className="mark__v">
        {percentRange(net, language)} <small>{copy.net}</small>
      </p>
      <div className="calc__say">
        <p>{insert(copy.kept, { kept: priceRange(kept, language) })}</p>
        {kept.min < 0 && <p>{copy.loss}</p>}
        <p className="slate">{copy.notCounted}</p>
      </div>
    </>
  )
}
