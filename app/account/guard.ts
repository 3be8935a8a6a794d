import { data, replace, type LoaderFunctionArgs } from 'react-router'
import { siteContext } from '#app/context.ts'
import { localPath } from '#app/forms/local-path.ts'
import { languageOf, pathIn, withoutLanguage } from '#server/language.ts'

/** Headers of personal pages, which must not be cached. */
export const privatePage = Object.freeze({ headers: { 'Cache-Control': 'private, no-store' } })

/**
 * The account of the signed-in user.
 * @throws for everybody else a redirect to the sign-in page, which returns here and replaces this
 *   page in the history; 503 when the account service does not answer.
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

const accountPages = [
  '/login',
  '/login/code',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm',
  '/sign-out',
]

/**
 * The address to open after signing in, which is the requested page. Undefined for a page of
 * another site, for an account page, and for an address with a query outside the office.
 */
export function returnPath(value: string | null): string | undefined {
  const [, start = '', query = ''] = /^([^?]*)(\?[\w\-%=&.+~]{0,500})?$/.exec(value ?? '') ?? []
  const path = localPath(start)
  if (!path || /\/\/|\.\./.test(path)) return undefined
  const page = withoutLanguage(path)
  if (accountPages.includes(page) || (query && !page.startsWith('/office/'))) return undefined
  return path + query
}

/** The address of a page with the toast of a sign-in. */
export const withSignInToast = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}sent=signIn`
