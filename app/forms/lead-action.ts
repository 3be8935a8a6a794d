import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { languageOf } from '#server/language.ts'
import type { LeadKind } from '#server/leads/lead.ts'
import { type Problem, validate } from '#server/leads/validate.ts'
import { isUnavailable } from '#server/unavailable.ts'
import { siteContext } from '../context.ts'
import { trapName } from './form-proof.tsx'
import { words } from './words.ts'

/** What a form is told about what it sent. `values` are as they were typed, for a page without script. */
export type LeadResult =
  | { status: 'sent' }
  | {
      status: 'invalid'
      problems: Partial<Record<string, Problem>>
      values: Record<string, string>
    }
  | { status: 'conflict' | 'failed' | 'unanswered'; values: Record<string, string> }

/**
 * The action of every page with a form that makes a lead: validates, stores, then answers.
 * With script the answer is the result; without, a redirect to the page that the form was on,
 * or the page itself with what is wrong.
 */
export async function leadAction({ request, url, context }: ActionFunctionArgs, kind: LeadKind) {
  const { leads, account, log, address } = context.get(siteContext)
  const language = languageOf(url.pathname)
  const form = await readForm(request)
  const values = Object.fromEntries(
    formFields.flatMap((name) => (form.has(name) ? [[name, textOf(form, name)]] : [])),
  )
  const page = localPath(textOf(form, 'page')) ?? url.pathname
  const submissionId = textOf(form, 'submission')

  const validation = validate(kind, values)
  if (!validation.valid)
    return data<LeadResult>(
      { status: 'invalid', problems: validation.problems, values },
      { status: 400 },
    )
  try {
    const submission = {
      kind,
      language,
      sourcePath: page,
      fields: validation.fields,
      consentWording:
        form.has('consent') || form.has('newsletter') ? words[language].consent : null,
      userId: account.user?.id,
      submissionId: /^[\w-]{8,64}$/.test(submissionId) ? submissionId : undefined,
    }
    const acceptance = await leads.accept(submission, { ...evidenceOf(form), address })
    if (acceptance === 'conflict')
      return data<LeadResult>({ status: 'conflict', values }, { status: 409 })
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log.error({ err: error, kind }, 'a lead could not be stored')
    return data<LeadResult>({ status: 'failed', values }, { status: 503 })
  }
  // Only script fills in the submission id.
  if (submissionId) return data<LeadResult>({ status: 'sent' })
  throw redirect(`${page}?sent=${kind}`, 303)
}

/** Everything that any of the forms asks, and the stamp, which a form that comes back keeps; other names are dropped. */
const formFields = [
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
  'newsletter',
  'stamp',
]

/** @throws a 400 for a body that is no form. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 400 })
  }
}

/** What tells robots from people; see {@link FormProof}, which puts it into every form. */
export const evidenceOf = (form: FormData) => ({
  trap: textOf(form, trapName),
  stamp: textOf(form, 'stamp'),
})

/** A field's text, or '' where there is none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** A path on this site, without query; anything that could lead elsewhere is refused. */
export const localPath = (path: string): string | undefined =>
  /^\/(?![/\\])[\w\-./]{0,200}$/.test(path) ? path : undefined
