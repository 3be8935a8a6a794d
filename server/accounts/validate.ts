import * as v from 'valibot'
import { maxLengths } from '../leads/options.ts'

/** What is wrong with a field of an account form; the page has the sentence for it. */
export type AccountProblem =
  | 'emailRequired'
  | 'emailInvalid'
  | 'passwordRequired'
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordWeak'
  | 'passwordSame'
  | 'passwordWrong'
  | 'passwordsDiffer'
  | 'currentRequired'
  | 'phoneInvalid'
  | 'tooLong'
  | 'choiceInvalid'

/** Characters, specification §5 and §9. */
export const minPassword = 6
/** Bytes, the hosted service's own limit. */
export const maxPassword = 72

export type AccountFields = Record<string, string>
export type AccountValidation =
  | { valid: true; fields: AccountFields }
  | { valid: false; problems: Partial<Record<string, AccountProblem>> }

export type AccountForm =
  | 'signIn'
  | 'signUp'
  | 'recovery'
  | 'reset'
  | 'confirm'
  | 'profile'
  | 'deletion'

const problem = (name: AccountProblem) => name
const text = v.optional(v.string(), '')
const line = (max: number) =>
  v.pipe(
    text,
    v.transform((value) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()),
    v.maxLength(max, problem('tooLong')),
  )
const email = v.pipe(
  line(maxLengths.email),
  v.minLength(1, problem('emailRequired')),
  v.regex(
    /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]+$/,
    problem('emailInvalid'),
  ),
)
const newPassword = v.pipe(
  text,
  v.minLength(1, problem('passwordRequired')),
  v.minLength(minPassword, problem('passwordShort')),
  v.check((value) => Buffer.byteLength(value) <= maxPassword, problem('passwordLong')),
)
const pair = {
  password: newPassword,
  confirm: text,
}

const forms: Record<
  AccountForm,
  v.GenericSchema<Record<string, string | undefined>, AccountFields>
> = {
  signIn: v.object({ email, password: v.pipe(text, v.minLength(1, problem('passwordRequired'))) }),
  signUp: v.object({ email, ...pair }),
  recovery: v.object({ email }),
  reset: v.object(pair),
  confirm: v.object({}),
  deletion: v.object({ currentPassword: v.pipe(text, v.minLength(1, problem('currentRequired'))) }),
  profile: v.object({
    name: line(maxLengths.name),
    phone: v.pipe(line(maxLengths.phone), v.regex(/^[\d+\-\s()]*$/, problem('phoneInvalid'))),
    language: v.pipe(text, v.picklist(['en', 'es'], problem('choiceInvalid'))),
    newPassword: text,
    currentPassword: text,
  }),
}

/**
 * Checks an account form against specification §5. A password is never changed by it, not even trimmed.
 * @returns the tidy fields, or one problem for each field that has any.
 */
export function validateAccount(form: AccountForm, values: AccountFields): AccountValidation {
  const result = v.safeParse(forms[form], values, { abortPipeEarly: true })
  const problems: Partial<Record<string, AccountProblem>> = {}
  for (const issue of result.issues ?? []) {
    const field = v.getDotPath(issue)
    if (field)
      problems[field] ??= problemNames.find((name) => name === issue.message) ?? 'choiceInvalid'
  }
  if (form === 'signUp' || form === 'reset') {
    if (values.password && values.password !== (values.confirm ?? ''))
      problems.confirm ??= 'passwordsDiffer'
  }
  if (form === 'profile' && (values.newPassword || values.currentPassword)) {
    const changed = v.safeParse(newPassword, values.newPassword, { abortPipeEarly: true })
    const [issue] = changed.issues ?? []
    if (issue)
      problems.newPassword =
        problemNames.find((name) => name === issue.message) ?? 'passwordRequired'
    if (!values.currentPassword) problems.currentPassword = 'currentRequired'
  }
  if (Object.keys(problems).length > 0 || !result.success) return { valid: false, problems }
  return { valid: true, fields: result.output }
}

const problemNames: readonly AccountProblem[] = [
  'emailRequired',
  'emailInvalid',
  'passwordRequired',
  'passwordShort',
  'passwordLong',
  'passwordWeak',
  'passwordSame',
  'passwordWrong',
  'passwordsDiffer',
  'currentRequired',
  'phoneInvalid',
  'tooLong',
  'choiceInvalid',
]
