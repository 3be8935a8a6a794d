import { data, type ActionFunctionArgs } from 'react-router'
import type { Account } from '#server/accounts/account.ts'
import type { Refusal } from '#server/accounts/refusal.ts'
import {
  type AccountForm,
  type AccountProblem,
  validateAccount,
} from '#server/accounts/validate.ts'
import { type Language, languageOf } from '#server/language.ts'
import { isUnavailable } from '#server/unavailable.ts'
import { siteContext } from '../context.ts'
import { readForm, textOf } from '../forms/lead-action.ts'
import { accountWords } from './words.ts'

/** What an account form is told. `values` are as typed, without any password. */
export type AccountResult =
  | {
      status: 'invalid'
      problems: Partial<Record<string, AccountProblem>>
      values: Record<string, string>
    }
  | { status: 'refused'; message: string; values: Record<string, string> }
  | { status: 'failed' | 'unanswered'; values: Record<string, string> }
  | { status: 'sent' }

interface Work {
  account: Account
  fields: Record<string, string>
  form: FormData
  language: Language
}

/** The problem of one field that a refusal is about. */
const fieldOf: Partial<Record<Refusal['reason'], AccountProblem>> = {
  passwordWeak: 'passwordWeak',
  passwordSame: 'passwordSame',
  passwordWrong: 'passwordWrong',
  emailInvalid: 'emailInvalid',
}

/**
 * Takes an account form: checks it, does the work, and says what was refused. The work itself leads on,
 * by a redirect, when it is done.
 * @param passwordField where a refused new password is told.
 */
export async function accountAction(
  { request, url, context }: Pick<ActionFunctionArgs, 'request' | 'url' | 'context'>,
  kind: AccountForm,
  work: (given: Work) => Promise<Refusal | undefined>,
  passwordField = 'password',
) {
  const { account, log } = context.get(siteContext)
  const language = languageOf(url.pathname)
  const form = await readForm(request)
  const typed = Object.fromEntries(
    ['email', 'name', 'phone', 'language'].flatMap((name) =>
      form.has(name) ? [[name, textOf(form, name)]] : [],
    ),
  )
  const secret = Object.fromEntries(
    ['password', 'confirm', 'newPassword', 'currentPassword'].flatMap((name) =>
      form.has(name) ? [[name, textOf(form, name)]] : [],
    ),
  )
  const invalid = (problems: Partial<Record<string, AccountProblem>>) =>
    data<AccountResult>({ status: 'invalid', problems, values: typed }, { status: 400 })

  const validation = validateAccount(kind, { ...typed, ...secret })
  if (!validation.valid) return invalid(validation.problems)
  try {
    const refusal = await work({ account, fields: validation.fields, form, language })
    if (!refusal) return data<AccountResult>({ status: 'sent' })
    const problem = fieldOf[refusal.reason]
    if (problem)
      return invalid({
        [problem === 'emailInvalid'
          ? 'email'
          : problem === 'passwordWrong'
            ? 'currentPassword'
            : passwordField]: problem,
      })
    return data<AccountResult>(
      { status: 'refused', message: messageOf(refusal, language), values: typed },
      { status: refusal.reason === 'tooMany' ? 429 : 400 },
    )
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log.error({ err: error, kind }, 'the account service failed')
    return data<AccountResult>({ status: 'failed', values: typed }, { status: 503 })
  }
}

/** A refusal in the page's language; the server's own words where we have none, in English only. */
function messageOf({ reason, message }: Refusal, language: Language): string {
  const own: Partial<Record<string, string>> = accountWords[language].refused
  return own[reason] ?? (language === 'en' ? message : '')
}
