import type { User as AuthUser } from '@supabase/supabase-js'
import { Unavailable } from '../unavailable.ts'
import { type Backend, createBackendClient } from '../backend-client.ts'
import { refusalOf, type Refusal } from './refusal.ts'
import type { Tokens } from './session-cookie.ts'

export type Renewal = { tokens: Tokens; user: AuthUser } | { refusal: Refusal }

/** Renews a session. @throws {Unavailable} when the backend does not answer. */
export type Renew = (tokens: Tokens, address: string | undefined) => Promise<Renewal>

/** A page and its pictures, or five tabs, come at once with the same old token: so long they share one answer, in milliseconds. */
const shared = 10_000
/** The client itself would try for half a minute, and a page is waiting. */
const patience = 6000

/** Renewals that are under way or just done, so that one token is used once. */
export function createRenewals(backend: Backend): Renew {
  const underWay = new Map<string, Promise<Renewal>>()
  return (tokens, address) => {
    const known = underWay.get(tokens.refresh)
    if (known) return known
    const renewal = withPatience(renew(backend, tokens, address))
    underWay.set(tokens.refresh, renewal)
    const forget = () => void underWay.delete(tokens.refresh)
    // What failed may be tried again at once.
    renewal.then(() => setTimeout(forget, shared).unref(), forget)
    return renewal
  }
}

async function renew(
  backend: Backend,
  { refresh }: Tokens,
  address: string | undefined,
): Promise<Renewal> {
  const { data, error } = await createBackendClient(backend, address).auth.refreshSession({
    refresh_token: refresh,
  })
  if (error) return { refusal: refusalOf(error) }
  const { session, user } = data
  if (!session || !user)
    return { refusal: { reason: 'sessionEnded', message: 'Auth session or user missing' } }
  return { tokens: { access: session.access_token, refresh: session.refresh_token }, user }
}

async function withPatience<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Unavailable('The account service', new Error('no answer in time'))),
      patience,
    )
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
