import { data, redirect, redirectDocument, type MiddlewareFunction } from 'react-router'
import type { StaffSession } from '#server/accounts/staff-session.ts'
import { type Language, languageOf, pathIn } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import { may, type Right } from '#server/staff/rights.ts'
import { siteContext } from '../context.ts'
import { nextParameter } from '../forms/local-path.ts'
import { keepUnsentForm, sendPostedForm } from './keep-unsent-form.ts'

type Args = Pick<Parameters<MiddlewareFunction>[0], 'context' | 'url'>

/**
 * Runs before every screen of the office. A member who has not passed the second step is sent to
 * it, and the form that they were sending is stored, unless the second step still has to be set up.
 * Other visitors never reach the guard (`server/http/pages/enter-office.ts`).
 */
export const officeGuard: MiddlewareFunction<Response> = async (
  { request, context, url },
  next,
) => {
  const { site, entry } = entryFrom({ context })
  const isPosted = request.method === 'POST'
  if (entry.state === 'in')
    return isPosted
      ? sendPostedForm({ request, url, site, memberId: entry.member.id }, next)
      : next()
  const language = languageOf(url.pathname)
  if (entry.state === 'enrol') throw redirect(pathIn(language, '/office/enrol'))
  const memberId = entry.state === 'ended' ? entry.memberId : entry.member.id
  const back = isPosted
    ? await keepUnsentForm({ request, url, site, memberId })
    : url.pathname + url.search
  throw entry.state === 'ended'
    ? toSignIn(language, back, isPosted)
    : redirect(codePath(language, back, reasonOf(entry, isPosted)))
}

/** Why the code is asked for, if not only because of the sign-in. */
type CodeReason = 'session' | 'form' | 'kept'

/**
 * The reason for asking: an idle session (`form` if a form was sent in it), or a form that was
 * stored for another reason.
 */
const reasonOf = (
  { pending, isIdle }: { pending: boolean; isIdle?: true },
  isPosted: boolean,
): CodeReason | undefined => {
  if (pending) return undefined
  if (isPosted) return isIdle ? 'form' : 'kept'
  return isIdle && 'session'
}

/** The path of the page for the code, which leads back afterwards. */
const codePath = (language: Language, back: string, why: CodeReason | undefined) =>
  `${pathIn(language, '/office/sign-in')}?${new URLSearchParams({ next: back, ...(why && { idle: why }) })}`

/**
 * Redirects to the public sign-in page, which is outside the office's scripts: the password, then
 * the code, then back. The page says that the session has ended and that what was typed is kept.
 */
const toSignIn = (language: Language, back: string, isPosted = false) =>
  redirectDocument(
    `${pathIn(language, '/login')}?next=${nextParameter(back)}&ended=${isPosted ? 'form' : 'session'}`,
  )

/**
 * The member of staff who makes the request, and the site's services.
 * @throws a 404 response outside the office; a redirect to the sign-in page if the session has
 * ended.
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
 * The member of staff who makes the request, in loaders and actions of the office.
 * @throws a 403 response if the member's role lacks the right.
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
