import { rentModels } from '#server/returns/net-yield.ts'
import { purchaseKinds } from '#server/returns/purchase-costs.ts'
import type { CalculatorWords } from './calculator-words.ts'
import { ChoicePair } from './choice-pair.tsx'
import { NumberField } from './number-field.tsx'
import type { FigureProblems, yieldNames, YieldReading } from './read-figures.ts'

type NumberName = Exclude<(typeof yieldNames)[number], 'model' | 'bought'>

const advertised: NumberName[] = ['price', 'month-low', 'month-high', 'night-low', 'night-high']
const estimates: NumberName[] = [
  'month-occupancy',
  'night-occupancy',
  'month-management',
  'night-management',
  'fees',
  'ibi',
  'other',
]

interface YieldFieldsProps {
  copy: CalculatorWords['yield']
  answers: YieldReading['answers']
  problems: FigureProblems
}

/** The questions of the yield calculator; those about the other rent model are hidden. */
export function YieldFields({ copy, answers, problems }: YieldFieldsProps) {
  const field = (name: NumberName) => (
    <NumberField
      key={name}
      name={name}
      copy={copy.fields[name]}
      problems={problems}
      answers={answers}
      className={modelClass(name)}
    />
  )
  return (
    <>
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
        {advertised.map(field)}
      </fieldset>
      <fieldset className="calc__group">
        <legend>{copy.estimates}</legend>
        {estimates.map(field)}
      </fieldset>
    </>
  )
}

/** The class that hides fields of the rent model that is not chosen. */
const modelClass = (name: NumberName) =>
  name.startsWith('month-') ? 'calc__month' : name.startsWith('night-') ? 'calc__night' : undefined
