import { groupProps, FieldProblemText } from './field.tsx'
import { useField } from './form-context.ts'

interface ChoicesProps {
  name: string
  legend: string
  options: [value: string, label: string][]
  /** Whether the options are large figures side by side instead of a ruled list. */
  numerals?: boolean
}

/** One choice of several, as native radio buttons. */
export function Choices({ name, legend, options, numerals = false }: ChoicesProps) {
  const { id, problem, value } = useField(name)
  const choices = options.map(([option, label]) => (
    <label key={option} className={numerals ? 'numeral' : 'choice'}>
      <input
        type="radio"
        name={name}
        value={option}
        defaultChecked={value === option}
        className={numerals ? 'covering' : undefined}
      />
      {numerals ? <span>{label}</span> : label}
    </label>
  ))
  return (
    <fieldset className="choices" id={id} {...groupProps(id, problem)}>
      <legend>{legend}</legend>
      {numerals ? <div className="numerals">{choices}</div> : choices}
      {problem && <FieldProblemText id={id} text={problem} />}
    </fieldset>
  )
}
