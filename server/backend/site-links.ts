import { pathIn, withoutLanguage } from '../language.ts'
import type { LinkTo } from './auth/post.ts'

/** The pages that the site asks its letters to lead back to. */
const ownPages = ['/login', '/reset-password', '/profile']

/**
 * Letters that the site's own pages asked for lead to a page with a button, which works without script
 * and is not used up by a mail scanner that follows links. Other clients get the service's own link.
 */
export const siteLinks =
  (siteUrl: string): LinkTo =>
  ({ type, token, redirectTo, language }) => {
    if (
      !URL.canParse(redirectTo) ||
      !ownPages.includes(withoutLanguage(new URL(redirectTo).pathname))
    )
      return undefined
    const page = type === 'recovery' ? '/reset-password' : '/confirm'
    const query = new URLSearchParams(
      type === 'recovery' ? { token_hash: token } : { token_hash: token, type },
    )
    return `${siteUrl}${pathIn(language, page)}?${query}`
  }
