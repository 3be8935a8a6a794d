import { type InputHTMLAttributes, useId } from 'react'

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  label: string
  hint?: string | undefined
  /** The message about a wrong value. */
  problem?: string | undefined
}

/** A field with its label, and what is wrong with it beside it. */
export function Field({ label, hint, problem, ...input }: FieldProps) {
  const id = useId()
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={problem ? 'field is-invalid' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        {...input}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
      />
      {problem && (
        <p className="error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
