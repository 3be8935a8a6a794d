import { figureMessage } from '#app/buying/typed-figure.ts'
import { UnitField } from '#app/buying/unit-field.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'
import { type FigureName, type FigureProblems, fields } from './read-figures.ts'

interface NumberFieldProps {
  name: FigureName
  copy: { label: string; unit: string }
  problems: FigureProblems
  /** The values in the address. */
  answers: Partial<Record<FigureName, string>>
  className?: string | undefined
}

/** A number field with its unit and its problem. */
export function NumberField({ name, copy, problems, answers, className }: NumberFieldProps) {
  const { language } = useRootData()
  const { initial, ...limits } = fields[name]
  const shown = groupedNumber(initial, language)
  const problem = problems[name]
  return (
    <UnitField
      name={name}
      {...copy}
      defaultValue={answers[name] ?? shown}
      placeholder={shown}
      problem={
        problem &&
        figureMessage(problem, { ...limits, example: initial, unit: copy.unit }, language)
      }
      className={className}
    />
  )
}

/**
 * The other calculator's figures as hidden fields, so that submitting one form keeps the other's.
 */
export function HiddenAnswers({ answers }: { answers: Record<string, string> }) {
  return Object.entries(answers).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
