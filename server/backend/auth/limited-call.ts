import type { Context } from 'hono'
import { networkOf } from '../../shared/network-address.ts'
import type { BackendEnv } from '../gateway/env.ts'
import type { AuthContext, Caller } from './context.ts'
import type { Call } from './limits.ts'
import { atFixedInterval } from './timing.ts'

/**
 * Counts a call against its client's limit, then makes it.
 * @throws {AuthError} 429 `over_request_rate_limit`.
 */
export async function limitedCall<T>(
  { limits, now }: AuthContext,
  c: Context<BackendEnv>,
  call: Call,
  work: (caller: Caller) => Promise<T>,
): Promise<T> {
  const address = c.env?.address
  const client = address && networkOf(address)
  await limits.call(call, client)
  return work({
    client,
    now: now(),
    userAgent: c.req.header('User-Agent'),
    device: c.req.header('X-Device'),
  })
}

/**
 * The same for a call whose time could reveal whether an account exists: see
 * {@link atFixedInterval}.
 */
export const limitedCallAtInterval = <T>(
  context: AuthContext,
  c: Context<BackendEnv>,
  call: Call,
  work: (caller: Caller) => Promise<T>,
): Promise<T> =>
  limitedCall(context, c, call, (caller) =>
    atFixedInterval(context.answerInterval, () => work(caller)),
  )
