import { whenUnavailable } from '#app/unavailable.ts'
import type { Account } from '#server/accounts/account.ts'
import type { SiteRequest } from '#server/site.ts'
import {
  parseShortlist,
  type Shortlist,
  shortlistInCookies,
  shortlistToCookie,
  withHomes,
} from './list.ts'

/** The name of a user's list in the account's metadata. */
const metadataName = 'shortlist'

interface RequestParts {
  account: Pick<Account, 'user' | 'uncertain' | 'storeMetadata'>
  /** The request's `Cookie` header. */
  cookies: string | null
  /** Whether the site has https. */
  secure: boolean
  log: SiteRequest['log']
}

/** The list of an account; undefined for a visitor, and for a user without a list. */
function listOfAccount({ user }: Pick<Account, 'user'>): Shortlist | undefined {
  const stored = user?.metadata[metadataName]
  return typeof stored === 'string' ? parseShortlist(stored) : undefined
}

/**
 * The visitor's list: that of the account, so that every device has it, or otherwise that of this
 * browser.
 */
export const ownShortlist = ({ account, cookies }: RequestParts): Shortlist =>
  listOfAccount(account) ?? shortlistInCookies(cookies)

/** A `Set-Cookie` header where this browser has another list; otherwise nothing. */
export function shortlistHeaders(list: Shortlist, { cookies, secure }: RequestParts): HeadersInit {
  const isSame = list.join('.') === shortlistInCookies(cookies).join('.')
  return isSame ? {} : { 'Set-Cookie': shortlistToCookie(list, secure) }
}

/**
 * Stores a list; for a user, in the account.
 * @returns the headers that store it in this browser; undefined where the account could not be
 *   changed.
 */
export async function storeShortlist(
  list: Shortlist,
  request: RequestParts,
): Promise<HeadersInit | undefined> {
  const { account } = request
  if (account.uncertain) return undefined
  if (account.user) {
    const refused = await whenUnavailable(
      request.log,
      'a shortlist could not be stored in an account',
      () => account.storeMetadata({ [metadataName]: list.join('.') }),
      () => true,
    )
    if (refused) return undefined
  }
  return shortlistHeaders(list, request)
}

/** Merges the lists of the account and the browser, when somebody has signed in. */
export async function joinShortlists(request: RequestParts): Promise<HeadersInit> {
  const stored = listOfAccount(request.account) ?? []
  const list = withHomes(stored, shortlistInCookies(request.cookies))
  const isStored = list.join('.') === stored.join('.')
  // The user is signed in whether or not this succeeds.
  return (isStored ? shortlistHeaders(list, request) : await storeShortlist(list, request)) ?? {}
}

/** The parts of a request that are needed. */
export const requestPartsOf = (
  { headers }: Pick<Request, 'headers'>,
  { account, config, log }: Pick<RequestParts, 'account' | 'log'> & { config: { siteUrl: string } },
): RequestParts => ({
  account,
  cookies: headers.get('Cookie'),
  secure: config.siteUrl.startsWith('https:'),
  log,
})
