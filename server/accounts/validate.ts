import * as v from 'valibot'
import { emailField } from '../shared/addresses/email-field.ts'
import { checkForm, type FormCheck, lineField, phoneField } from '../shared/form-check.ts'
import { maxLengths } from '../shared/max-lengths.ts'
import {
  minPasswordLength,
  minStaffPasswordLength,
  passwordLengthProblem,
} from '../shared/password-rule.ts'

const problemNames = [
  'emailRequired',
  'emailInvalid',
  'passwordRequired',
  'passwordShort',
  'passwordStaffShort',
  'passwordLong',
  'passwordWeak',
  'passwordSame',
  'passwordWrong',
  'passwordsDiffer',
  'currentRequired',
  'codeRequired',
  'codeWrong',
  'phoneInvalid',
  'tooLong',
  'choiceInvalid',
] as const

/** The problem codes of account forms; the page has a sentence for each. */
export type AccountProblem = (typeof problemNames)[number]
type AccountValidation = FormCheck<AccountProblem>

export type AccountFormName =
  | 'signIn'
  | 'signUp'
  | 'recovery'
  | 'reset'
  | 'invitation'
  | 'confirm'
  | 'profile'
  | 'deletion'
  | 'code'
  | 'secondStepOn'
  | 'secondStepOff'
  | 'recoveryCodes'

const problem = (name: AccountProblem) => name
/** A password is never changed, not even trimmed. */
const secret = v.optional(v.string(), '')
const email = emailField()
const passwordFrom = (min: number, short: AccountProblem) =>
  v.pipe(
    secret,
    v.minLength(1, problem('passwordRequired')),
    v.check((value) => passwordLengthProblem(value, min) !== 'short', short),
    v.check((value) => passwordLengthProblem(value, min) !== 'long', problem('passwordLong')),
  )
const newPassword = passwordFrom(minPasswordLength, 'passwordShort')
const newPasswordTwice = { password: newPassword, confirm: secret }
const currentPassword = v.pipe(secret, v.minLength(1, problem('currentRequired')))
/** A code of an authenticator, or a recovery code. */
const code = lineField(maxLengths.code)
const requiredCode = v.pipe(code, v.minLength(1, problem('codeRequired')))

type Entries = Record<string, v.GenericSchema<string | undefined, string>>

/**
 * The schemas of a form: its visible fields, which are shown again as they were typed, and its
 * secrets, which are not.
 */
const formOf = (shown: Entries, secrets: Entries) => ({
  schema: v.object({ ...shown, ...secrets }),
  shown: Object.keys(shown),
  secrets: Object.keys(secrets),
})

const forms: Record<AccountFormName, ReturnType<typeof formOf>> = {
  signIn: formOf(
    { email },
    { password: v.pipe(secret, v.minLength(1, problem('passwordRequired'))) },
  ),
  signUp: formOf({ email }, newPasswordTwice),
  recovery: formOf({ email }, {}),
  reset: formOf({}, { ...newPasswordTwice, code }),
  invitation: formOf(
    {},
    {
      password: passwordFrom(minStaffPasswordLength, 'passwordStaffShort'),
      confirm: secret,
      code,
    },
  ),
  confirm: formOf({}, {}),
  deletion: formOf({}, { currentPassword }),
  code: formOf({}, { code: requiredCode }),
  secondStepOn: formOf({}, { code: requiredCode, currentPassword }),
  secondStepOff: formOf({}, { currentPassword }),
  recoveryCodes: formOf({}, { currentPassword: secret }),
  profile: formOf(
    {
      name: lineField(maxLengths.name),
      phone: phoneField,
      language: v.pipe(secret, v.picklist(['en', 'es'], problem('choiceInvalid'))),
    },
    { newPassword: secret, currentPassword: secret },
  ),
}

/** The names of a form's fields: the visible ones, which are shown again, and the secrets. */
export const accountFields = (
  form: AccountFormName,
): { shown: readonly string[]; secrets: readonly string[] } => forms[form]

/**
 * Checks an account form (docs/requirements/forms.md#forms-and-validation).
 * @param values what the browser sent, by field name; names the form does not have are dropped.
 * @returns the normalised fields, or one problem for each invalid field.
 */
export function validateAccount(
  form: AccountFormName,
  values: Record<string, string>,
): AccountValidation {
  const result = checkForm(forms[form].schema, values, problemNames)
  const problems = { ...(result.valid ? {} : result.problems), ...betweenFields(form, values) }
  return Object.keys(problems).length > 0 || !result.valid ? { valid: false, problems } : result
}

/** The rules that compare one field with another. */
function betweenFields(
  form: AccountFormName,
  { password, confirm, newPassword: next, currentPassword }: Record<string, string>,
): Partial<Record<string, AccountProblem>> {
  if (form === 'signUp' || form === 'reset' || form === 'invitation')
    return password && password !== (confirm ?? '') ? { confirm: 'passwordsDiffer' } : {}
  if (form !== 'profile' || (!next && !currentPassword)) return {}
  const check = checkForm(v.object({ newPassword }), { newPassword: next ?? '' }, problemNames)
  return {
    ...(check.valid ? {} : check.problems),
    ...(currentPassword ? {} : { currentPassword: 'currentRequired' }),
  }
}
