import { type Language, pathIn } from '#server/language.ts'
import { maxShortlistHomes } from '#server/shared/max-shortlist-homes.ts'
import { isSlug } from '#server/shared/text/slug.ts'

/**
 * A list of slugs in the order in which they were saved. It is stored in a cookie that scripts may
 * read and write, and in the address of `/shortlist`, which can be sent to others
 * (docs/requirements/homes.md#shortlist).
 */
export type Shortlist = readonly string[]

const shortlistCookie = 'shortlist'
/** How long a browser keeps the list, in seconds. */
const shortlistLifetime = 365 * 24 * 60 * 60

/** Reads a list from a cookie or an address, without duplicates and invalid slugs. */
export function parseShortlist(text: string | null | undefined): Shortlist {
  const slugs = (text ?? '').split('.').filter(isSlug)
  return [...new Set(slugs)].slice(0, maxShortlistHomes)
}

/** The list in a `Cookie` header or in `document.cookie`. */
export function shortlistInCookies(cookies: string | null | undefined): Shortlist {
  const pair = cookies?.split(/;\s*/).find((one) => one.startsWith(`${shortlistCookie}=`))
  return parseShortlist(pair?.slice(shortlistCookie.length + 1))
}

/**
 * The text that sets the cookie, for `Set-Cookie` and `document.cookie`; an empty list deletes it.
 */
export function shortlistToCookie(list: Shortlist, secure: boolean): string {
  const lifetime = list.length > 0 ? shortlistLifetime : 0
  return `${shortlistCookie}=${list.join('.')}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure ? '; Secure' : ''}`
}

/**
 * The list with homes added at its end. Beyond {@link maxShortlistHomes} it loses the oldest of the
 * homes that are not being added.
 */
export function withHomes(list: Shortlist, added: Shortlist): Shortlist {
  const all = [...new Set([...list, ...added])]
  const excess = Math.max(0, all.length - maxShortlistHomes)
  const dropped = list.filter((slug) => !added.includes(slug)).slice(0, excess)
  return all.filter((slug) => !dropped.includes(slug))
}

/** A change in the form of the action of `/shortlist`: slugs, separated by dots. */
export type ShortlistChange = { add: string } | { remove: string } | { set: string }

export function changedList(list: Shortlist, change: ShortlistChange): Shortlist {
  if ('set' in change) return parseShortlist(change.set)
  if ('add' in change) return withHomes(list, parseShortlist(change.add))
  return list.filter((slug) => slug !== change.remove)
}

/** Whether a list that grew has lost homes, because it was full. */
export const hasDropped = (before: Shortlist, after: Shortlist): boolean =>
  before.some((slug) => !after.includes(slug))

/** Undoes one change of a list that may have changed again since. */
export function withoutChange(now: Shortlist, before: Shortlist, after: Shortlist): Shortlist {
  const earlier = before.filter((slug) => now.includes(slug) || !after.includes(slug))
  const later = now.filter((slug) => !before.includes(slug) && !after.includes(slug))
  return [...earlier, ...later].slice(-maxShortlistHomes)
}

/** The page that arranges a viewing of one or several homes in one visit. */
export const visitPath = (language: Language, list: Shortlist): string =>
  pathIn(language, '/shortlist/viewing') + (list.length > 0 ? `?homes=${list.join('.')}` : '')

/**
 * The page of a list, in a language.
 * @param residence the owner's tax residence for its yields, where the visitor has chosen one.
 */
export function shortlistPath(
  language: Language,
  list: Shortlist = [],
  residence?: string | null,
): string {
  const query = [
    ...(list.length > 0 ? [`homes=${list.join('.')}`] : []),
    ...(residence ? [`residence=${encodeURIComponent(residence)}`] : []),
  ]
  return pathIn(language, '/shortlist') + (query.length > 0 ? `?${query.join('&')}` : '')
}
