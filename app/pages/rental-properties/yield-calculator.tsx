import { Form, useLocation } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import type { CalculatorWords } from './calculator-words.ts'
import { HiddenAnswers } from './number-field.tsx'
import { type EntryReading, readYield, yieldNames, type YieldReading } from './read-figures.ts'
import { useLiveReading } from './use-live-reading.ts'
import { YieldChart } from './yield-chart.tsx'
import { YieldFields } from './yield-fields.tsx'
import { YieldResult } from './yield-result.tsx'

interface YieldCalculatorProps {
  copy: CalculatorWords
  served: YieldReading
  /** The answers of the purchase calculator. */
  carried: EntryReading['answers']
}

/** The fields on one side, the chart and the result on the other. */
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
      <HiddenAnswers answers={carried} />
      <div className="calc__in">
        <YieldFields copy={copy} answers={served.answers} problems={problems} />
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
            figures && <YieldResult figures={figures} copy={copy} laws={words.laws} />
          )}
        </div>
      </div>
    </Form>
  )
}
