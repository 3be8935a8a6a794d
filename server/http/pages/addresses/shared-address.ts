import type { PageAddress, ReadAddress } from '../../../page-cache/page-address.ts'
import { isRead, type ReadyRequest } from '../../../page-cache/ready-response.ts'
import type { Site } from '../../../site.ts'
import { prefersSpanish } from '../../middleware/language-preference.ts'
import { isOfficePath } from './office-path.ts'

/**
 * The address of a page that is the same for all visitors; undefined where the request asks for
 * another page. A visitor with a session neither receives a page from memory nor leaves one there.
 */
export const createSharedAddress =
  (readAddress: ReadAddress, accounts: Pick<Site['accounts'], 'claimsSession' | 'claimsStaff'>) =>
  ({ method, url, header }: ReadyRequest): PageAddress | undefined => {
    const address = isRead(method) ? readAddress(url) : undefined
    const cookies = address && header('cookie')
    if (!cookies) return address
    if (accounts.claimsSession(cookies)) return undefined
    if (isOfficePath(address.path) && accounts.claimsStaff(cookies)) return undefined
    return address.key === '/' && prefersSpanish(cookies) ? undefined : address
  }
