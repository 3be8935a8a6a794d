import { data, redirect, type MiddlewareFunction } from 'react-router'
import type { StaffSession } from '#server/accounts/staff-session.ts'
import { languageOf, pathIn } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import { may, type Right } from '#server/staff/rights.ts'
import { siteContext } from '../context.ts'
import { keepPostedForm } from './keep-posted-form.ts'

type Args = Pick<Parameters<MiddlewareFunction>[0], 'context' | 'url'>

/**
 * Stands before every screen of the office: who has not given the second proof is sent to do so, and what they
 * were sending is kept. Who is not of the staff never comes here (`server/http/pages/office-response.ts`).
 */
export const officeGuard: MiddlewareFunction<Response> = async (
  { request, context, url },
  next,
) => {
  const { site, entry } = entryIn({ context, url })
  if (entry.state === 'in') {
    // This request has what the browser kept of the form, or something newer.
    if (request.method === 'POST')
      await site.office.forms.forget(entry.member.id, url.pathname + url.search)
    return next()
  }
  const language = languageOf(url.pathname)
  if (entry.state === 'enrol') throw redirect(pathIn(language, '/office/enrol'))
  const back = request.method === 'POST' ? await keepPostedForm(request, url, context) : url
  throw redirect(
    `${pathIn(language, '/office/sign-in')}?${new URLSearchParams({ next: back.pathname + back.search })}`,
  )
}

/** The member of staff who asks, and what the site offers. @throws 404 outside the office. */
export function entryIn({ context }: Args) {
  const site = context.get(siteContext)
  const { entry } = site
  if (!entry) throw data(null, { status: 404 })
  return { site, entry }
}

/**
 * The member of staff who asks, in loaders and actions of the office.
 * @throws 403 where the member's role lacks the right.
 */
export function requireMember(
  args: Args,
  right?: Right,
): { site: SiteRequest; member: StaffSession } {
  const { site, entry } = entryIn(args)
  if (entry.state !== 'in') throw data(null, { status: 404 })
  if (right && !may(entry.member, right)) throw data(null, { status: 403 })
  return { site, member: entry.member }
}
