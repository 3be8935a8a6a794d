import { pathIn, withoutLanguage } from '../language.ts'
import type { LinkTo } from './auth/account-mailer.ts'

/** The pages that the site names as the targets of its e-mails. */
const ownPages = ['/login', '/reset-password', '/profile']

/**
 * Makes the links of e-mails that the site's own pages requested; other clients get the service's
 * own link. Our links lead to a page with a button, so that a mail scanner that follows links does
 * not redeem the token.
 */
export const siteLinks: LinkTo = ({ type, token, redirectTo, language }) => {
  if (
    !URL.canParse(redirectTo) ||
    !ownPages.includes(withoutLanguage(new URL(redirectTo).pathname))
  )
    return undefined
  const page = type === 'recovery' || type === 'invite' ? '/reset-password' : '/confirm'
  const query = new URLSearchParams(
    type === 'recovery' ? { token_hash: token } : { token_hash: token, type },
  )
  return `${pathIn(language, page)}?${query}`
}
