import { redirect, type ActionFunctionArgs } from 'react-router'
import { siteContext } from '#app/context.ts'
import { answerForm } from '#app/forms/answer-form.ts'
import type { LeadKind } from '#server/leads/lead.ts'
import { isDataPath } from '#server/shared/data-path.ts'
import { readLeadForm } from './read-lead.ts'
import { storeLead } from './store-lead.ts'

/**
 * The action of every page with a form that makes a lead: it validates and stores the lead, then
 * answers. With a script the answer is the result; without one it is a redirect to the page that
 * contained the form, or that page itself with the problems.
 */
export async function leadAction(args: ActionFunctionArgs, kind: LeadKind) {
  const site = args.context.get(siteContext)
  const { values, submission, evidence, answer } = await readLeadForm(args, kind)
  if (answer) return answer
  const acceptance = await storeLead(site, kind, site.leads.accept(submission, evidence))
  if (!acceptance) return answerForm({ status: 'failed', values })
  if (acceptance === 'conflict') return answerForm({ status: 'conflict', values })
  // A script waits for the result; a browser that sent the form follows the redirect.
  if (isDataPath(new URL(args.request.url).pathname)) return answerForm({ status: 'sent' })
  throw redirect(`${submission.sourcePath}?sent=${kind}`, 303)
}
