import type { HTMLInputTypeAttribute } from 'react'
import { maxLengths } from '#server/leads/options.ts'
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

/** A labelled line with its hint and, tied to it, what is wrong. A password is never written back. */
export function AccountField({ name, label, type = 'text', autoComplete, hint, required = true, maxLength }: AccountFieldProps) {
  const { id, problem, value } = useAccountField(name)
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={problem ? 'field is-invalid' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        required={required}
        maxLength={maxLength}
        defaultValue={type === 'password' ? undefined : value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

export const EmailField = ({ words }: { words: AccountWords }) => (
  <AccountField name="email" type="email" label={words.fields.email} autoComplete="username" maxLength={maxLengths.email} />
)

/** Whose password the form is about, for the browser's password store; unseen. */
export const Username = ({ email }: { email?: string }) => <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />

/** A new password, twice. */
export function NewPasswordFields({ words }: { words: AccountWords }) {
  return (
    <>
      <AccountField name="password" type="password" label={words.fields.password} autoComplete="new-password" hint={words.atLeast} />
      <AccountField name="confirm" type="password" label={words.fields.confirm} autoComplete="new-password" />
    </>
  )
}
