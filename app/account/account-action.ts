import type { ActionFunctionArgs } from 'react-router'
import { siteContext } from '#app/context.ts'
import { answerForm } from '#app/forms/answer-form.ts'
import type { FormProblems } from '#app/forms/form-result.ts'
import { readForm, formTexts } from '#app/forms/read-form.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import type { AccountRefusal } from '#server/accounts/account-refusal.ts'
import type { Account } from '#server/accounts/account.ts'
import {
  type AccountFormName,
  type AccountProblem,
  validateAccount,
} from '#server/accounts/validate.ts'
import { type Language, languageOf } from '#server/language.ts'
import { refusalInit } from '../sessions/refusal-init.ts'
import { accountWords } from './words.ts'

interface Submission {
  account: Account
  fields: Record<string, string>
  form: FormData
  language: Language
}

/**
 * Handles an account form: checks its fields, does what it asks for, and answers with the reason if
 * that is refused.
 * @param work does what the form asks for. It redirects on success, or returns the reason for a
 *   refusal, or returns what is shown once after a success.
 * @param passwordField the field beside which a refused new password is shown.
 */
export async function accountAction(
  { request, url, context }: Pick<ActionFunctionArgs, 'request' | 'url' | 'context'>,
  kind: AccountFormName,
  work: (submission: Submission) => Promise<AccountRefusal | { shown: string[] } | undefined>,
  passwordField = 'password',
) {
  const { account, log } = context.get(siteContext)
  const language = languageOf(url.pathname)
  const form = await readForm(request)
  const values = formTexts(form, ['email', 'name', 'phone', 'language'])
  const secrets = formTexts(form, ['password', 'confirm', 'newPassword', 'currentPassword', 'code'])

  const validation = validateAccount(kind, { ...values, ...secrets })
  if (!validation.valid)
    return answerForm({ status: 'invalid', problems: validation.problems, values })
  const { fields } = validation
  const answer = async () => {
    const outcome = await work({ account, fields, form, language })
    if (!outcome) return answerForm({ status: 'sent' })
    if ('shown' in outcome) return answerForm({ status: 'sent', shown: outcome.shown })
    const problems = problemsOf(outcome, passwordField)
    if (problems) return answerForm({ status: 'invalid', problems, values })
    return answerForm(
      { status: 'refused', message: messageOf(outcome, language), values },
      refusalInit(outcome),
    )
  }
  return whenUnavailable(log.child({ kind }), 'the account service failed', answer, () =>
    answerForm({ status: 'failed', values }),
  )
}

/** Turns a refusal that concerns one field into a problem of that field. */
function problemsOf(
  { reason }: AccountRefusal,
  passwordField: string,
): FormProblems<AccountProblem> | undefined {
  switch (reason) {
    case 'passwordWeak':
    case 'passwordStaffShort':
    case 'passwordSame':
      return { [passwordField]: reason }
    case 'passwordWrong':
      return { currentPassword: reason }
    case 'emailInvalid':
      return { email: reason }
    case 'codeRequired':
    case 'codeWrong':
      return { code: reason }
    default:
      return undefined
  }
}

/**
 * The message of a refusal in the page's language; where we have none, the server's own text, which
 * is only in English.
 */
function messageOf({ reason, message }: AccountRefusal, language: Language): string {
  const own: Partial<Record<string, string>> = accountWords[language].refused
  return own[reason] ?? (language === 'en' ? message : '')
}
