import { Form, useLocation } from 'react-router'
import { rentModels, type YieldFigures } from '#server/returns/net-yield.ts'
import { purchaseKinds } from '#server/returns/purchase-costs.ts'
import { Arrow } from '#app/components/arrow.tsx'
import type { CalculatorWords } from './calculator-words.ts'
import { ChoicePair } from '#app/buying/choice-pair.tsx'
import { YieldChart } from './yield-chart.tsx'
import { Carried, NumberField } from './number-field.tsx'
import {
  type Answers,
  type FieldName,
  type ParsedFigures,
  readYield,
  yieldNames,
} from './read-figures.ts'
import { useLiveReading } from './use-live-reading.ts'
import { YieldResult } from './yield-result.tsx'

interface YieldCalculatorProps {
  copy: CalculatorWords
  served: ParsedFigures<YieldFigures>
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
        <ChoicePair
          name="model"
          legend={copy.model.legend}
          options={rentModels.map((model) => [model, copy.model[model]])}
          chosen={answers.model}
        />
        <ChoicePair
          name="bought"
          legend={copy.bought.legend}
          options={purchaseKinds.map((kind) => [kind, copy.bought[kind]])}
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
        {figures && <YieldChart figures={figures} copy={copy} stale={stale} />}
        <div className="calc__out" role="status">
          {stale ? (
            <p className="lead">{words.correct}</p>
          ) : (
            figures && <YieldResult figures={figures} copy={copy} />
          )}
        </div>
      </div>
    </Form>
  )
}

/** The class that hides fields of the rent model that is not chosen. */
const modelClass = (name: FieldName) =>
  name.startsWith('month-') ? 'calc__month' : name.startsWith('night-') ? 'calc__night' : undefined
