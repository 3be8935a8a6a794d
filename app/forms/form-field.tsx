import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import { useField } from './form-context.ts'

interface FormFieldProps extends Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'autoComplete'
  | 'required'
  | 'maxLength'
  | 'inputMode'
  | 'className'
  | 'spellCheck'
  | 'min'
> {
  name: string
  label: string
  hint?: string | undefined
}

/**
 * A one-line field of a form, with the typed text and its problem. A password is never shown again.
 */
export function FormField({ name, type = 'text', required = true, ...field }: FormFieldProps) {
  const { id, problem, value } = useField(name)
  return (
    <Field
      id={id}
      name={name}
      type={type}
      required={required}
      problem={problem}
      defaultValue={type === 'password' ? undefined : value}
      {...field}
    />
  )
}
