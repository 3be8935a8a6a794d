import { createClient, type SupabaseClient } from '@supabase/supabase-js'

export interface Backend {
  /** The base address of the hosted project, or of our own backend. */
  url: string
  /** The public key. */
  key: string
  /** The function that calls it: over the network, or within this process. */
  fetch: typeof fetch
}

/** How long the backend may take to answer, in milliseconds; files take longer. */
const timeouts = { question: 5_000, file: 120_000 }

const withTimeout =
  (call: typeof fetch): typeof fetch =>
  (input, init) =>
    call(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(timeoutOf(input)) })

const timeoutOf = (input: string | URL | Request): number =>
  new URL(input instanceof Request ? input.url : input).pathname.startsWith('/storage/')
    ? timeouts.file
    : timeouts.question

/** The visitor for whom a call is made. */
export interface ClientOf {
  /** The visitor's network address, for the backend's limits. */
  address: string | undefined
  /** The User-Agent of their browser, for the list of their sessions. */
  userAgent?: string | undefined
  /** The random id of their browser, by which our own backend recognises a device. */
  device?: string | undefined
}

/**
 * The official client for one request of one visitor. It holds that visitor's session in memory, so
 * it must not be shared.
 */
export function createBackendClient(
  { url, key, fetch: call }: Backend,
  { address, userAgent, device }: ClientOf,
): SupabaseClient {
  const headers = { 'X-Forwarded-For': address, 'User-Agent': userAgent, 'X-Device': device }
  return createClient(url, key, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      experimental: { recoveryCodes: true },
    },
    global: { headers: definedHeaders(headers), fetch: withTimeout(call) },
  })
}

const definedHeaders = (headers: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )

/**
 * The official client for public data. It has neither session nor timers, so all requests share it,
 * and it does not retry, because a page is waiting.
 */
export function createPublicReader({ url, key, fetch: call }: Backend): SupabaseClient {
  return createClient(url, key, {
    accessToken: async () => null,
    db: { retry: false },
    global: { fetch: withTimeout(call) },
  })
}
