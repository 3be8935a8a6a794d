import { redirect, redirectDocument } from 'react-router'
import { languageOf, pathIn, withoutLanguage } from '#server/language.ts'
import { isUnavailable } from '#server/unavailable.ts'
import { accountClientAction } from '#app/account/client-action.ts'
import { siteContext } from '#app/context.ts'
import { localPath } from '#app/forms/local-path.ts'
import { readForm, textOf } from '#app/forms/read-form.ts'
import type { Route } from './+types/page.ts'

/** A GET request only redirects: signing out takes a POST request. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(pathIn(languageOf(url.pathname), '/'))

/** Ends the session and returns to the page before, or to the home page if that page needs a session. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { account, log } = context.get(siteContext)
  const home = pathIn(languageOf(url.pathname), '/')
  const page = localPath(textOf(await readForm(request), 'page')) ?? home
  const refused = await account.signOut().catch((error) => {
    if (!isUnavailable(error)) throw error
    log.error({ err: error }, 'a session could not be ended')
    return { reason: 'other' }
  })
  if (refused) throw redirectDocument(`${page}?sent=signOutFailed`, 303)
  throw redirectDocument(
    `${withoutLanguage(page).startsWith('/profile') ? home : page}?sent=signOut`,
    303,
  )
}

export const clientAction = accountClientAction('SIGNED_OUT')

export default function SignOutPage() {
  return null
}
