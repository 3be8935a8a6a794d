import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { ServedSite, TestSite } from './site.ts'

export const publicKey = 'alboran-public'
export const password = 'olive-grove-7'

/** Lets each client of a test have its own network address; to be passed to `serveSite`. */
export const behindProxy = { TRUST_PROXY: '1' }

let addresses = 0
/**
 * An address that no other client of this run has (from RFC 2544's range, which is not internal).
 */
export const newAddress = (): string =>
  `198.${18 + ((addresses >> 16) & 1)}.${(addresses >> 8) & 255}.${addresses++ & 255}`

/** The unmodified official client, over HTTP. */
export const clientOf = (site: ServedSite, address = newAddress()): SupabaseClient =>
  createClient(site.url, publicKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { 'X-Forwarded-For': address } },
  })

interface Call {
  method?: string
  body?: unknown
  headers?: Record<string, string>
  token?: string
}

/**
 * A call without the client, for requests that the client would not send. A text as body is sent
 * unchanged.
 */
export const call = (
  site: ServedSite,
  path: string,
  { method, body, headers, token }: Call = {},
): Promise<Response> =>
  fetch(site.url + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    body: typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body),
    headers: {
      apikey: publicKey,
      'X-Supabase-Api-Version': '2024-01-01',
      'X-Forwarded-For': newAddress(),
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
  })

/** The number of e-mails with a link that were queued. */
export const countLinkEmails = (site: TestSite): number =>
  site.logged.filter(({ link }) => link).length

/** The link in the newest e-mail. */
export function newestEmail(site: TestSite): { link: URL; tokenHash: string } {
  const line = site.logged.findLast(({ link }) => link)
  if (!line) throw new Error('No e-mail was written')
  const link = new URL(String(line.link))
  return {
    link,
    tokenHash: link.searchParams.get('token') ?? link.searchParams.get('token_hash') ?? '',
  }
}

let users = 0
/** An address without an account. */
export const newEmail = (name = 'user'): string => `${name}-${++users}@example.com`

/** A confirmed account that was signed in by the e-mailed link. */
export async function signUpUser(
  site: ServedSite,
  data: Record<string, unknown> = {},
): Promise<{ client: SupabaseClient; email: string }> {
  const email = newEmail()
  const client = clientOf(site)
  await failing(client.auth.signUp({ email, password, options: { data } }))
  await failing(client.auth.verifyOtp({ type: 'signup', token_hash: newestEmail(site).tokenHash }))
  return { client, email }
}

async function failing(work: Promise<{ error: Error | null }>): Promise<void> {
  const { error } = await work
  if (error) throw error
}

export async function sessionOf(client: SupabaseClient) {
  const { session } = (await client.auth.getSession()).data
  if (!session) throw new Error('The client has no session')
  return session
}
