import type { Context } from 'hono'
import type { Account } from '../../accounts/account.ts'
import type { Site, SiteRequest } from '../../site.ts'
import { isUnavailable } from '../../unavailable.ts'
import type { RequestEnv } from '../middleware/request-env.ts'

/**
 * Decides who sees the agency's office; all requests for it pass here.
 * @returns undefined for everybody who is not a member of staff: they get the answer of an unknown
 *   path. While the check is not possible, the result is `unknown` for a browser in which a member
 *   has used the office.
 */
export async function enterOffice(
  { office }: Pick<Site, 'office'>,
  account: Account,
  c: Context<RequestEnv>,
): Promise<SiteRequest['entry'] | 'unknown'> {
  try {
    return await office.enter(account, { background: isBackground(c) })
  } catch (error) {
    if (!isUnavailable(error)) throw error
    c.get('log').error({ err: error }, 'a request for the office could not be checked')
    return office.isKnown(account.memberMark) ? 'unknown' : undefined
  }
}

/** Whether a script made the request by itself, which does not count as use of the office. */
const isBackground = (c: Context<RequestEnv>) =>
  c.req.header('X-Background') !== undefined || c.req.path.endsWith('/office/events')
