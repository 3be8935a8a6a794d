import { redirect, redirectDocument } from 'react-router'
import { accountClientAction } from '#app/account/client-action.ts'
import { siteContext } from '#app/context.ts'
import { localPath } from '#app/forms/local-path.ts'
import { readForm, formText } from '#app/forms/read-form.ts'
import { shortlistHeaders, requestPartsOf } from '#app/shortlist/own-list.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { languageOf, pathIn, withoutLanguage } from '#server/language.ts'
import type { Route } from './+types/page.ts'

/** A GET request only redirects: signing out requires a POST request. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(pathIn(languageOf(url.pathname), '/'))

/**
 * Ends the session and returns to the page before, or to the home page if the page before requires
 * a session.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const home = pathIn(languageOf(url.pathname), '/')
  const page = localPath(formText(await readForm(request), 'page')) ?? home
  const site = context.get(siteContext)
  // The account keeps its list; the next user of this browser starts with an empty one.
  const leaving = site.account.user ? shortlistHeaders([], requestPartsOf(request, site)) : {}
  const refused = await whenUnavailable(
    site.log,
    'a session could not be ended',
    () => site.account.signOut(),
    () => ({ reason: 'other' }),
  )
  if (refused) throw redirectDocument(`${page}?sent=signOutFailed`, 303)
  throw redirectDocument(
    `${withoutLanguage(page).startsWith('/profile') ? home : page}?sent=signOut`,
    { status: 303, headers: leaving },
  )
}

export const clientAction = accountClientAction('SIGNED_OUT')

export default function SignOutPage() {
  return null
}
