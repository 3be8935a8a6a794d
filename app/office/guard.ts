import { data, redirect, redirectDocument, type MiddlewareFunction } from 'react-router'
import type { StaffSession } from '#server/accounts/staff-session.ts'
import { type Language, languageOf, pathIn } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import { may, type Right } from '#server/staff/rights.ts'
import { siteContext } from '../context.ts'
import { keepPostedForm, keptPath } from './keep-posted-form.ts'

type Args = Pick<Parameters<MiddlewareFunction>[0], 'context' | 'url'>

/**
 * Stands before every screen of the office: who has not given the second proof is sent to do so, and what they
 * were sending is kept. Who is not of the staff never comes here (`server/http/pages/office-response.ts`).
 */
export const officeGuard: MiddlewareFunction<Response> = async (
  { request, context, url },
  next,
) => {
  const { site, entry } = entryFrom({ context })
  if (entry.state === 'in') {
    // This request has what the browser kept of the form, or something newer.
    if (request.method === 'POST') await site.office.forms.forget(entry.member.id, keptPath(url))
    return next()
  }
  const language = languageOf(url.pathname)
  if (entry.state === 'enrol') throw redirect(pathIn(language, '/office/enrol'))
  const memberId = entry.state === 'ended' ? entry.memberId : entry.member.id
  const back =
    request.method === 'POST'
      ? await keepPostedForm({ request, url, site, memberId })
      : url.pathname + url.search
  throw entry.state === 'ended' ? toSignIn(language, back) : redirect(codePath(language, back))
}

/** To the code, and then back. */
const codePath = (language: Language, back: string) =>
  `${pathIn(language, '/office/sign-in')}?${new URLSearchParams({ next: back })}`

/** The public page, which is not of the office's scripts: the password first, then the code, then back. */
const toSignIn = (language: Language, back: string) =>
  redirectDocument(`${pathIn(language, '/login')}?next=${back.split('?', 1)[0]}`)

/**
 * The member of staff who asks, and what the site offers.
 * @throws 404 outside the office; a redirect to the sign-in where their session has ended.
 */
export function entryIn({ context, url: { pathname } }: Args) {
  const { site, entry } = entryFrom({ context })
  const language = languageOf(pathname)
  if (entry.state === 'ended') throw toSignIn(language, pathIn(language, '/office'))
  return { site, entry }
}

function entryFrom({ context }: Pick<Args, 'context'>) {
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
