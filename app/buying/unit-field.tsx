import { maxFigureLength } from './typed-figure.ts'

interface UnitFieldProps {
  name: string
  label: string
  /** The unit as printed in the field. */
  unit: string
  /** The unit in words, for screen readers. */
  unitLabel?: string
  defaultValue: string | undefined
  /** Shown in an emptied field: the figure that counts in its place. */
  placeholder?: string
  /** The keypad on a phone. */
  inputMode?: 'decimal' | 'text'
  hint?: string | undefined
  problem?: string | undefined
  className?: string | undefined
}

/** A number field with its unit, its hint and its problem. */
export function UnitField({
  name,
  label,
  unit,
  unitLabel = unit,
  defaultValue,
  placeholder,
  inputMode = 'decimal',
  hint,
  problem,
  className,
}: UnitFieldProps) {
  const described = [...(hint ? [`${name}-hint`] : []), ...(problem ? [`${name}-problem`] : [])]
  return (
    <div className={['field', problem && 'is-invalid', className].filter(Boolean).join(' ')}>
      <label htmlFor={name}>
        {label}
        <span className="vh">, {unitLabel}</span>
      </label>
      <div className="unitbox">
        <input
          id={name}
          name={name}
          inputMode={inputMode}
          autoComplete="off"
          maxLength={maxFigureLength}
          placeholder={placeholder}
          defaultValue={defaultValue}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described.join(' ') || undefined}
        />
        <span aria-hidden="true">{unit}</span>
      </div>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="error" id={`${name}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}
