import type { Context } from 'hono'
import { networkOf } from '../../shared/addresses/network-address.ts'
import type { BackendEnv } from '../gateway/env.ts'
import type { AuthDependencies, AuthCaller } from './context.ts'
import type { LimitedCall } from './limits.ts'
import { atFixedInterval } from './timing.ts'

/**
 * Counts a call against its client's limit, then makes it.
 * @throws {AuthError} 429 `over_request_rate_limit`.
 */
export async function limitedCall<T>(
  { limits, clock }: AuthDependencies,
  c: Context<BackendEnv>,
  call: LimitedCall,
  work: (caller: AuthCaller) => Promise<T>,
): Promise<T> {
  const address = c.env?.address
  const client = address && networkOf(address)
  await limits.call(call, client)
  return work({
    client,
    now: clock(),
    userAgent: c.req.header('User-Agent'),
    device: c.req.header('X-Device'),
  })
}

/**
 * As {@link limitedCall}, for a call whose duration could reveal whether an account exists: see
 * {@link atFixedInterval}.
 */
export const limitedCallAtInterval = <T>(
  context: AuthDependencies,
  c: Context<BackendEnv>,
  call: LimitedCall,
  work: (caller: AuthCaller) => Promise<T>,
): Promise<T> =>
  limitedCall(context, c, call, (caller) =>
    atFixedInterval(context.answerInterval, () => work(caller)),
  )
