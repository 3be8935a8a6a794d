import { data, replace, type LoaderFunctionArgs } from 'react-router'
import { languageOf, pathIn, withoutLanguage } from '#server/language.ts'
import { siteContext } from '../context.ts'
import { localPath } from '../forms/lead-action.ts'

/** Account pages are one person's own: no cache keeps them. */
export const ownPage = Object.freeze({ headers: { 'Cache-Control': 'private, no-store' } })

/**
 * The account of who is signed in.
 * @throws for everybody else the way to sign in, in place of this page in the history, and back here
 * afterwards; 503 when nobody can say who it is.
 */
export function requireAccount({
  url: { pathname },
  context,
}: Pick<LoaderFunctionArgs, 'url' | 'context'>) {
  const { account } = context.get(siteContext)
  if (account.uncertain) throw data(null, { status: 503 })
  if (!account.user) throw replace(`${pathIn(languageOf(pathname), '/login')}?next=${pathname}`)
  return { account, user: account.user }
}

const doors = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm',
  '/sign-out',
]

/** Where to go after signing in: the page that was asked for, if it is one of ours and no door itself. */
export function returnPath(asked: string | null): string | undefined {
  const path = localPath(asked ?? '')
  return path && !/\/\/|\.\./.test(path) && !doors.includes(withoutLanguage(path))
    ? path
    : undefined
}
