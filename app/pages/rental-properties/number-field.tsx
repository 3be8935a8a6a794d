import { UnitField } from '#app/components/unit-field.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'
import type { CalculatorWords } from './calculator-words.ts'
import { type Answers, type FigureName, type FigureProblem, fields } from './read-figures.ts'

interface NumberFieldProps {
  name: FigureName
  copy: { label: string; unit: string }
  problems: Partial<Record<string, FigureProblem>>
  messages: CalculatorWords['problems']
  /** The values in the address. */
  answers: Answers
  className?: string | undefined
}

/** A number field with its unit and its problem. */
export function NumberField({
  name,
  copy,
  problems,
  messages,
  answers,
  className,
}: NumberFieldProps) {
  const { language } = useRootData()
  const { initial, min, max } = fields[name]
  const shown = (value: number) => groupedNumber(value, language)
  const problem = problems[name]
  return (
    <UnitField
      name={name}
      {...copy}
      defaultValue={answers[name] ?? shown(initial)}
      maxLength={24}
      problem={
        problem &&
        insert(messages[problem], { example: shown(initial), min: shown(min), max: shown(max) })
      }
      className={className}
    />
  )
}

/**
 * The other calculator's figures as hidden fields, so that submitting one form keeps the other's.
 */
export function HiddenAnswers({ answers }: { answers: Answers }) {
  return Object.entries(answers).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
