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

/**
 * The official client, for one request of one visitor: it keeps a session in memory only, so it must
 * not be shared.
 * @param address the visitor's own address, for the backend's limits.
 */
export function createBackendClient({ url, key, fetch: ask }: Backend, address: string | undefined): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      headers: address ? { 'X-Forwarded-For': address } : {},
      fetch: (input, init) => ask(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(patience) }),
    },
  })
}
