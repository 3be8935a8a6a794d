import type { User as AuthUser } from '@supabase/supabase-js'
import { type Backend, type ClientOf, createBackendClient } from '../backend-client.ts'
import { SharedCalls } from '../shared/work/shared-calls.ts'
import { TimeoutError, withTimeout } from '../shared/work/timeout.ts'
import { Unavailable } from '../unavailable.ts'
import { accountRefusal, type AccountRefusal, service } from './account-refusal.ts'
import type { Tokens } from './session-cookie.ts'

type Renewal = { tokens: Tokens; user: AuthUser } | { refusal: AccountRefusal }

/**
 * Renews a session.
 * @throws {Unavailable} when the backend does not answer.
 */
export type Renew = (tokens: Tokens, client: ClientOf) => Promise<Renewal>

/**
 * How long parallel requests with the same old token, such as several tabs, share one answer, in
 * milliseconds.
 */
const sharedFor = 10_000
/**
 * The deadline of a renewal, in milliseconds. The client itself would retry for half a minute while
 * a page waits.
 */
const timeout = 6000

/** Renews each token once, even if several requests have it at the same time. */
export function createRenewals(backend: Backend): Renew {
  const renewals = new SharedCalls<Renewal>(sharedFor)
  return (tokens, client) =>
    renewals.run(tokens.refresh, () =>
      withTimeout(
        timeout,
        renew(backend, tokens, client),
        () => new Unavailable(service, new TimeoutError(timeout)),
      ),
    )
}

async function renew(backend: Backend, { refresh }: Tokens, client: ClientOf): Promise<Renewal> {
  const { data, error } = await createBackendClient(backend, client).auth.refreshSession({
    refresh_token: refresh,
  })
  if (error) return { refusal: accountRefusal(error) }
  const { session, user } = data
  if (!session || !user)
    return { refusal: { reason: 'sessionEnded', message: 'Auth session or user missing' } }
  return { tokens: { access: session.access_token, refresh: session.refresh_token }, user }
}
