import { redirect, type ActionFunctionArgs } from 'react-router'
import { languageOf } from '#server/language.ts'
import type { LeadKind } from '#server/leads/lead.ts'
import { validate } from '#server/leads/validate.ts'
import { isUnavailable } from '#server/unavailable.ts'
import { siteContext } from '#app/context.ts'
import { answerForm } from '#app/forms/answer-form.ts'
import { evidenceNames, evidenceOf, renewedStamp, submissionIdOf } from '#app/forms/evidence.ts'
import { localPath } from '#app/forms/local-path.ts'
import { readForm, textOf, textsOf } from '#app/forms/read-form.ts'
import { words } from '#app/root-data/form-words.ts'

/**
 * The action of every page with a form that makes a lead: validates, stores, then answers.
 * With script the answer is the result; without, a redirect to the page that the form was on,
 * or the page itself with what is wrong.
 */
export async function leadAction({ request, url, context }: ActionFunctionArgs, kind: LeadKind) {
  const { leads, stamps, account, log, address } = context.get(siteContext)
  const language = languageOf(url.pathname)
  const form = await readForm(request)
  const values = textsOf(form, fieldNames)
  const page = localPath(textOf(form, 'page')) ?? url.pathname

  const validation = validate(kind, values)
  if (!validation.valid)
    return answerForm({ status: 'invalid', problems: validation.problems, values })
  const stamp = renewedStamp(form, stamps)
  if (stamp) return answerForm({ status: 'outdated', values: { ...values, stamp } })
  const lead = {
    kind,
    language,
    sourcePath: page,
    fields: validation.fields,
    consentWording: form.has('consent') || form.has('newsletter') ? words[language].consent : null,
    userId: account.user?.id,
    ownAddress: isOwnAddress(account.user, validation.fields.email),
    submissionId: submissionIdOf(form),
  }
  try {
    const acceptance = await leads.accept(lead, { ...evidenceOf(form), address })
    if (acceptance === 'conflict') return answerForm({ status: 'conflict', values })
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log.error({ err: error, kind }, 'a lead could not be stored')
    return answerForm({ status: 'failed', values })
  }
  if (isByScript(request)) return answerForm({ status: 'sent' })
  throw redirect(`${page}?sent=${kind}`, 303)
}

/** Whether script sent it and waits for the result; the browser itself would show the page that it is redirected to. */
const isByScript = (request: Request) => new URL(request.url).pathname.endsWith('.data')

/** Whether an address is the confirmed one of who is signed in. */
export const isOwnAddress = (user: { email: string; confirmed: boolean } | undefined, email = '') =>
  user?.confirmed === true && user.email.toLowerCase() === email.toLowerCase()

/** The fields of all these forms, and the stamp, which a form with problems sends again. */
const fieldNames = [
  'name',
  'email',
  'phone',
  'message',
  'propertyType',
  'bedrooms',
  'budget',
  'reference',
  'about',
  'preferences',
  'consent',
  'newsletter',
  evidenceNames.stamp,
]
