import type { ActionFunctionArgs } from 'react-router'
import { siteContext } from '#app/context.ts'
import { answerForm } from '#app/forms/answer-form.ts'
import type { FormProblems } from '#app/forms/form-result.ts'
import { readForm, formTexts } from '#app/forms/read-form.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import type { AccountRefusal } from '#server/accounts/account-refusal.ts'
import type { Account } from '#server/accounts/account.ts'
import {
  accountFields,
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
  const { shown, secrets } = accountFields(kind)
  const values = formTexts(form, shown)

  const validation = validateAccount(kind, { ...values, ...formTexts(form, secrets) })
  if (!validation.valid)
    return answerForm({ status: 'invalid', problems: validation.problems, values })
  const { fields } = validation
  const answer = async () => {
    const outcome = await work({ account, fields, form, language })
    if (!outcome) return answerForm({ status: 'sent' })
    if ('shown' in outcome) return answerForm({ status: 'sent', shown: outcome.shown })
    const refusal = refusalOf(outcome, passwordField, language)
    return 'problems' in refusal
      ? answerForm({ status: 'invalid', ...refusal, values })
      : answerForm({ status: 'refused', ...refusal, values }, refusalInit(outcome))
  }
  return whenUnavailable(log.child({ kind }), 'the account service failed', answer, () =>
    answerForm({ status: 'failed', values }),
  )
}

/**
 * The answer to a refused form: the problem of the field concerned, or otherwise a message in the
 * page's language. A reason that we do not know has only the backend's own message, which is in
 * English: it is shown on English pages alone.
 */
function refusalOf(
  { reason, message }: AccountRefusal,
  passwordField: string,
  language: Language,
): { problems: FormProblems<AccountProblem> } | { message: string } {
  switch (reason) {
    case 'passwordWeak':
    case 'passwordStaffShort':
    case 'passwordSame':
      return { problems: { [passwordField]: reason } }
    case 'passwordWrong':
      return { problems: { currentPassword: reason } }
    case 'emailInvalid':
      return { problems: { email: reason } }
    case 'codeRequired':
    case 'codeWrong':
      return { problems: { code: reason } }
    case 'other':
      return { message: language === 'en' ? message : '' }
    default:
      return { message: accountWords[language].refused[reason] }
  }
}
