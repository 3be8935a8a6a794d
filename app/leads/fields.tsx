import { LongField } from '#app/forms/field.tsx'
import { useField } from '#app/forms/form-context.ts'
import { FormField } from '#app/forms/form-field.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { maxLengths } from '#server/shared/max-lengths.ts'

export function NameField({ required = true }: { required?: boolean }) {
  const { fields } = useRootData().forms
  return (
    <FormField
      name="name"
      label={required ? fields.name : fields.nameOptional}
      required={required}
      autoComplete="name"
      maxLength={maxLengths.name}
    />
  )
}

/**
 * The e-mail address to which the agency replies.
 * @param hint what the address is used for.
 */
export function EmailField({ hint }: { hint?: string }) {
  const { fields } = useRootData().forms
  return (
    <FormField
      name="email"
      type="email"
      label={fields.email}
      hint={hint}
      autoComplete="email"
      maxLength={maxLengths.email}
    />
  )
}

/**
 * The telephone number.
 * @param hint that it needs the country code, and what it is used for.
 */
export function PhoneField({ hint }: { hint?: string }) {
  const { fields } = useRootData().forms
  return (
    <FormField
      name="phone"
      type="tel"
      label={fields.phone}
      hint={hint ?? fields.phoneHint}
      autoComplete="tel"
      maxLength={maxLengths.phone}
    />
  )
}

/** How the visitor can be reached, in one row: name, e-mail address and telephone number. */
export const ContactFields = () => (
  <div className="form__row">
    <NameField />
    <EmailField />
    <PhoneField />
  </div>
)

/**
 * The message, in several lines.
 * @param hint the text below the field: what the agency would like to know.
 */
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
