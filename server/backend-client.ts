import { createClient, type SupabaseClient } from '@supabase/supabase-js'

export interface Backend {
  /** Base address of the hosted project, or of our own. */
  url: string
  /** Its public key. */
  key: string
  /** How it is asked: over the network, or in this process. */
  fetch: typeof fetch
}

/** Milliseconds that the backend may take to answer. */
const patience = 8000

const patiently =
  (ask: typeof fetch): typeof fetch =>
  (input, init) =>
    ask(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(patience) })

/**
 * The official client, for one request of one visitor: it keeps a session in memory only, so it must
 * not be shared.
 * @param address the visitor's own address, for the backend's limits.
 */
export function createBackendClient(
  { url, key, fetch: ask }: Backend,
  address: string | undefined,
): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: address ? { 'X-Forwarded-For': address } : {}, fetch: patiently(ask) },
  })
}

/**
 * The official client for what everybody may read: it has no session and no timers, so all requests
 * share one. It does not try again by itself, for a page is waiting.
 */
export function createPublicReader({ url, key, fetch: ask }: Backend): SupabaseClient {
  return createClient(url, key, {
    accessToken: async () => null,
    db: { retry: false },
    global: { fetch: patiently(ask) },
  })
}
