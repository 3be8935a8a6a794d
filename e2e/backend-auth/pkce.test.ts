import { createHash, randomBytes } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import {
  call,
  newAddress,
  newEmail,
  newestEmail,
  signUpUser,
  password,
  publicKey,
  sessionOf,
} from '../../testing/accounts.ts'
import { group, refusalCode } from './group.ts'

group('a code for a session (PKCE)', (site) => {
  const pkceClient = (storage: Map<string, string>): SupabaseClient =>
    createClient(site().url, publicKey, {
      auth: {
        flowType: 'pkce',
        autoRefreshToken: false,
        detectSessionInUrl: false,
        persistSession: true,
        storage: {
          getItem: (key) => storage.get(key) ?? null,
          setItem: (key, value) => void storage.set(key, value),
          removeItem: (key) => void storage.delete(key),
        },
      },
      global: { headers: { 'X-Forwarded-For': newAddress() } },
    })
  /** Follows the link of the newest e-mail as a browser without scripts does. */
  const followLink = async () => {
    const response = await fetch(newestEmail(site()).link, { redirect: 'manual' })
    expect(response.status).toBe(303)
    return new URL(response.headers.get('Location') ?? '')
  }
  const verifier = randomBytes(32).toString('base64url')
  const code_challenge = createHash('sha256').update(verifier).digest('base64url')
  const s256 = { code_challenge, code_challenge_method: 's256' }
  const exchange = (auth_code: string, code_verifier: string) =>
    call(site(), '/auth/v1/token?grant_type=pkce', { body: { auth_code, code_verifier } })

  test('the official client registers, follows the link, and exchanges the code', async () => {
    const client = pkceClient(new Map())
    const email = newEmail()
    const { data } = await client.auth.signUp({
      email,
      password,
      options: { emailRedirectTo: `${site().url}/login` },
    })
    expect(data).toMatchObject({ user: { email }, session: null })
    const address = await followLink()
    expect(address.pathname).toBe('/login')
    expect(address.hash).toBe('')
    const code = address.searchParams.get('code') ?? ''
    const exchanged = await client.auth.exchangeCodeForSession(code)
    expect(exchanged.error).toBeNull()
    expect(exchanged.data.user?.email).toBe(email)
    expect(decodeJwt((await sessionOf(client)).access_token)).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'email/signup' }],
    })
  })

  test('the official client recovers a password in the same way', async () => {
    const { email } = await signUpUser(site())
    const client = pkceClient(new Map())
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull()
    const code = (await followLink()).searchParams.get('code') ?? ''
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull()
    expect((await client.auth.updateUser({ password: 'a-later-olive' })).error).toBeNull()
  })

  test('the official client changes the address in the same way', async () => {
    const { email } = await signUpUser(site())
    const client = pkceClient(new Map())
    await client.auth.signInWithPassword({ email, password })
    const next = newEmail()
    expect((await client.auth.updateUser({ email: next })).error).toBeNull()
    const code = (await followLink()).searchParams.get('code') ?? ''
    expect((await client.auth.exchangeCodeForSession(code)).data.user?.email).toBe(next)
  })

  test('a used code, and one without its verifier, are refused', async () => {
    const { email } = await signUpUser(site())
    await call(site(), '/auth/v1/recover', { body: { email, ...s256 } })
    const code = (await followLink()).searchParams.get('code') ?? ''
    expect(await refusalCode(await exchange(code, randomBytes(32).toString('base64url')))).toBe(
      '400 bad_code_verifier',
    )
    expect(await refusalCode(await exchange(code, code_challenge))).toBe('400 bad_code_verifier')
    expect(await refusalCode(await exchange(code, ''))).toBe('400 validation_failed')
    expect(await refusalCode(await exchange('nonsense', verifier))).toBe('404 flow_state_not_found')
    const both = await Promise.all([exchange(code, verifier), exchange(code, verifier)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await refusalCode(await exchange(code, verifier))).toBe('404 flow_state_not_found')
  })

  test('a new password ends codes that were not exchanged', async () => {
    const { client, email } = await signUpUser(site())
    await call(site(), '/auth/v1/recover', { body: { email, ...s256 } })
    const code = (await followLink()).searchParams.get('code') ?? ''
    expect((await client.auth.updateUser({ password: 'a-new-olive' })).error).toBeNull()
    expect(await refusalCode(await exchange(code, verifier))).toBe('404 flow_state_not_found')
  })

  test('a code expires after five minutes', async () => {
    const { email } = await signUpUser(site())
    await call(site(), '/auth/v1/recover', { body: { email, ...s256 } })
    const code = (await followLink()).searchParams.get('code') ?? ''
    await site().database.db.updateTable('auth_codes').set({ expires_at: Date.now() }).execute()
    expect(await refusalCode(await exchange(code, verifier))).toBe('422 flow_state_expired')
  })

  test.each([
    ['half of it', { code_challenge }],
    ['the other half', { code_challenge_method: 's256' }],
    ['a plain one', { code_challenge: verifier, code_challenge_method: 'plain' }],
    ['a short one', { code_challenge: 'abc', code_challenge_method: 's256' }],
    [
      'one with other characters',
      { code_challenge: `${'a'.repeat(42)}/`, code_challenge_method: 's256' },
    ],
  ])('a challenge is refused: %s', async (_, challenge) => {
    for (const [path, body] of [
      ['/auth/v1/signup', { email: newEmail(), password }],
      ['/auth/v1/recover', { email: newEmail() }],
    ] as const)
      expect(await refusalCode(await call(site(), path, { body: { ...body, ...challenge } }))).toBe(
        '400 validation_failed',
      )
  })
})
