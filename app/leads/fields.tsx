import { maxLengths } from '#server/leads/options.ts'
import { LongField } from '../forms/field.tsx'
import { useField } from '../forms/form-context.ts'
import { FormField } from '../forms/form-field.tsx'
import { useRootData } from '../root-data/use-root-data.ts'

export function NameField() {
  const { fields } = useRootData().forms
  return (
    <FormField name="name" label={fields.name} autoComplete="name" maxLength={maxLengths.name} />
  )
}

export function EmailField() {
  const { fields } = useRootData().forms
  return (
    <FormField
      name="email"
      type="email"
      label={fields.email}
      autoComplete="email"
      maxLength={maxLengths.email}
    />
  )
}

export function PhoneField() {
  const { fields } = useRootData().forms
  return (
    <FormField
      name="phone"
      type="tel"
      label={fields.phone}
      hint={fields.phoneHint}
      autoComplete="tel"
      maxLength={maxLengths.phone}
    />
  )
}

export function MessageField({ required = false, hint }: { required?: boolean; hint?: string }) {
  const { fields } = useRootData().forms
  const { id, problem, value } = useField('message')
  return (
    <LongField
      id={id}
      label={fields.message}
      name="message"
      rows={4}
      required={required}
      maxLength={maxLengths.message}
      defaultValue={value}
      hint={hint}
      problem={problem}
    />
  )
}
