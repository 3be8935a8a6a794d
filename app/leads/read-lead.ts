import type { ActionFunctionArgs } from 'react-router'
import { siteContext } from '#app/context.ts'
import { answerForm } from '#app/forms/answer-form.ts'
import { evidenceNames, evidenceOf, renewedStamp, submissionIdOf } from '#app/forms/evidence.ts'
import { localPath } from '#app/forms/local-path.ts'
import { readForm, formText, formTexts } from '#app/forms/read-form.ts'
import { words } from '#app/root-data/form-words.ts'
import { languageOf } from '#server/language.ts'
import type { LeadKind } from '#server/leads/lead.ts'
import { formFieldNames, validate } from '#server/leads/validate.ts'

/**
 * Reads and validates a form that makes a lead.
 * @param extraValues reads fields that a list of names cannot describe, such as several checkboxes
 *   with the same name.
 * @returns the typed texts, with the submission and the values by which robots are recognised; or
 *   with `answer` where the form has problems or its stamp is outdated.
 */
export async function readLeadForm(
  { request, url, context }: ActionFunctionArgs,
  kind: LeadKind,
  extraValues: (form: FormData) => Record<string, string> = () => ({}),
) {
  const { stamps, account, address, clock } = context.get(siteContext)
  const language = languageOf(url.pathname)
  const form = await readForm(request)
  const values = { ...formTexts(form, fieldNames), ...extraValues(form) }

  const now = clock()
  const validation = validate(kind, values, now)
  if (!validation.valid)
    return {
      values,
      answer: answerForm({ status: 'invalid', problems: validation.problems, values }),
    }
  const stamp = renewedStamp(form, stamps, now)
  if (stamp)
    return { values, answer: answerForm({ status: 'outdated', values: { ...values, stamp } }) }

  const { fields } = validation
  const submission = {
    kind,
    language,
    sourcePath: localPath(formText(form, 'page')) ?? url.pathname,
    fields,
    consentWording:
      formText(form, 'consent') || fields.newsletter === 'yes' ? words[language].consent : null,
    userId: account.user?.id,
    ownAddress: isOwnAddress(account.user, fields.email),
    submissionId: submissionIdOf(form),
  }
  return { values, submission, evidence: { ...evidenceOf(form), address } }
}

/** Whether an address is the confirmed address of the signed-in user. */
const isOwnAddress = (user: { email: string; confirmed: boolean } | undefined, email = '') =>
  user?.confirmed === true && user.email.toLowerCase() === email.toLowerCase()

/**
 * The names of all lead fields, and of the fields that are sent again with a form that has
 * problems.
 */
const fieldNames = [...formFieldNames, 'consent', evidenceNames.stamp]
