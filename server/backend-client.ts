import { createClient, type SupabaseClient } from '@supabase/supabase-js'

export interface Backend {
  /** Base address of the hosted project, or of our own. */
  url: string
  /** Its public key. */
  key: string
  /** How it is called: over the network, or within this process. */
  fetch: typeof fetch
}

/** Milliseconds in which the backend has to answer. */
const timeout = 5_000

const withTimeout =
  (call: typeof fetch): typeof fetch =>
  (input, init) =>
    call(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(timeout) })

/**
 * The official client for one request of one visitor. It holds that visitor's session in memory, so it
 * must not be shared.
 * @param address the visitor's network address, for the backend's limits.
 */
export function createBackendClient(
  { url, key, fetch: call }: Backend,
  address: string | undefined,
): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: address ? { 'X-Forwarded-For': address } : {}, fetch: withTimeout(call) },
  })
}

/**
 * The official client for public data. It has neither session nor timers, so all requests share it, and it
 * does not retry, because a page is waiting.
 */
export function createPublicReader({ url, key, fetch: call }: Backend): SupabaseClient {
  return createClient(url, key, {
    accessToken: async () => null,
    db: { retry: false },
    global: { fetch: withTimeout(call) },
  })
}
