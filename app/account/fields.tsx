import type { HTMLInputTypeAttribute } from 'react'
import { maxLengths } from '#server/leads/options.ts'
import { Field } from '../components/field.tsx'
import { useAccountField } from './account-form.tsx'
import type { AccountWords } from './words.ts'

interface AccountFieldProps {
  name: string
  label: string
  type?: HTMLInputTypeAttribute
  autoComplete: string
  hint?: string
  required?: boolean
  maxLength?: number
}

/** A line of an account's form. A password is never written back. */
export function AccountField({ name, type = 'text', required = true, ...line }: AccountFieldProps) {
  const { id, problem, value } = useAccountField(name)
  return (
    <Field
      id={id}
      name={name}
      type={type}
      required={required}
      problem={problem}
      defaultValue={type === 'password' ? undefined : value}
      {...line}
    />
  )
}

export const EmailField = ({ words }: { words: AccountWords }) => (
  <AccountField
    name="email"
    type="email"
    label={words.fields.email}
    autoComplete="username"
    maxLength={maxLengths.email}
  />
)

/** Whose password the form is about, for the browser's password store; unseen. */
export const Username = ({ email }: { email?: string }) => (
  <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
)

/** A new password, twice. */
export function NewPasswordFields({ words }: { words: AccountWords }) {
  return (
    <>
      <AccountField
        name="password"
        type="password"
        label={words.fields.password}
        autoComplete="new-password"
        hint={words.atLeast}
      />
      <AccountField
        name="confirm"
        type="password"
        label={words.fields.confirm}
        autoComplete="new-password"
      />
    </>
  )
}
