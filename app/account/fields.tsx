import { useField } from '#app/forms/form-context.ts'
import { FormField } from '#app/forms/form-field.tsx'
import { maxLengths } from '#server/shared/max-lengths.ts'
import type { AccountWords } from './words.ts'

interface AccountFieldsProps {
  words: AccountWords
}

/** The e-mail address with which an account signs in. */
export const AccountEmailField = ({ words }: AccountFieldsProps) => (
  <FormField
    name="email"
    type="email"
    label={words.fields.email}
    autoComplete="username"
    maxLength={maxLengths.email}
  />
)

/** The account to which the password belongs, hidden, for the browser's password manager. */
export const Username = ({ email }: { email?: string }) => (
  <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
)

/** The password of an existing account. */
export const PasswordField = ({ words }: AccountFieldsProps) => (
  <FormField
    name="password"
    type="password"
    label={words.fields.password}
    autoComplete="current-password"
  />
)

interface CurrentPasswordFieldProps extends AccountFieldsProps {
  hint?: string
  required?: boolean
}

/** The password that is asked for again before an important change. */
export const CurrentPasswordField = ({ words, ...field }: CurrentPasswordFieldProps) => (
  <FormField
    name="currentPassword"
    type="password"
    label={words.fields.currentPassword}
    autoComplete="current-password"
    {...field}
  />
)

/** The code of an authenticator. */
export const CodeField = ({ words }: AccountFieldsProps) => (
  <FormField
    name="code"
    label={words.fields.code}
    hint={words.codeHint}
    inputMode="numeric"
    autoComplete="one-time-code"
    className="code6"
    maxLength={maxLengths.code}
  />
)

/** A recovery code, in place of the authenticator's. */
export const RecoveryCodeField = ({ words }: AccountFieldsProps) => (
  <FormField
    name="code"
    label={words.fields.recoveryCode}
    hint={words.recoveryCodeHint}
    autoComplete="off"
    spellCheck={false}
    maxLength={maxLengths.code}
  />
)

/**
 * The field for an authenticator's code or a recovery code, shown when the last answer asks for a
 * code.
 */
export function EitherCodeField({ words }: AccountFieldsProps) {
  return useField('code').problem ? (
    <FormField
      name="code"
      label={words.fields.eitherCode}
      hint={words.eitherCodeHint}
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={maxLengths.code}
    />
  ) : null
}

interface NewPasswordFieldsProps extends AccountFieldsProps {
  isStaff?: boolean
}

/** A new password, entered twice. */
export const NewPasswordFields = ({ words, isStaff = false }: NewPasswordFieldsProps) => (
  <>
    <FormField
      name="password"
      type="password"
      label={words.fields.password}
      autoComplete="new-password"
      hint={isStaff ? words.atLeastStaff : words.atLeast}
    />
    <FormField
      name="confirm"
      type="password"
      label={words.fields.confirm}
      autoComplete="new-password"
    />
  </>
)
