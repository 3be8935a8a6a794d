import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { call, clientOf, newEmail, newestEmail, password } from '../../testing/accounts.ts'
import { group, refusalCode } from './group.ts'

group('verifying', (site) => {
  const signUp = async (emailRedirectTo?: string) => {
    const email = newEmail()
    await clientOf(site()).auth.signUp({
      email,
      password,
      options: emailRedirectTo ? { emailRedirectTo } : {},
    })
    return { email, ...newestEmail(site()) }
  }

  test.each(['signup', 'email'] as const)('by the link, as %s, and by no code', async (type) => {
    const { email, tokenHash } = await signUp()
    const client = clientOf(site())
    expect((await client.auth.verifyOtp({ type, email, token: '123456' })).error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    })
    const { data, error } = await client.auth.verifyOtp({ type, token_hash: tokenHash })
    expect(error).toBeNull()
    expect(decodeJwt(data.session?.access_token ?? '').amr).toEqual([
      { method: 'otp', timestamp: expect.any(Number) },
    ])
  })

  test('a link works once', async () => {
    const { tokenHash } = await signUp()
    const results = await Promise.all(
      [1, 2, 3].map(() =>
        clientOf(site()).auth.verifyOtp({ type: 'signup', token_hash: tokenHash }),
      ),
    )
    expect(results.filter(({ error }) => !error)).toHaveLength(1)
    expect(results.find(({ error }) => error)?.error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    })
  })

  test('a link expires', async () => {
    const { email, tokenHash } = await signUp()
    await site()
      .database.db.updateTable('auth_one_time_tokens')
      .set({ expires_at: Date.now() })
      .where('email', '=', email)
      .execute()
    const late = await clientOf(site()).auth.verifyOtp({ type: 'signup', token_hash: tokenHash })
    expect(late.error?.code).toBe('otp_expired')
  })

  test('a link of one type does not work as another', async () => {
    const { tokenHash } = await signUp()
    for (const type of ['recovery', 'magiclink', 'invite', 'email_change'] as const)
      expect(
        (await clientOf(site()).auth.verifyOtp({ type, token_hash: tokenHash })).error?.code,
      ).toBe('otp_expired')
  })

  test.each<[Record<string, string>]>([
    [{}],
    [{ type: 'signup' }],
    [{ type: 'nope', token_hash: 'x' }],
    [{ type: 'signup', token: '123456' }],
    [{ type: 'signup', token_hash: 'x', email: 'a@example.com' }],
  ])('refuses %o', async (body) => {
    expect(await refusalCode(await call(site(), '/auth/v1/verify', { body }))).toBe(
      '400 validation_failed',
    )
  })

  test('the e-mailed link redirects to the site with a session in the hash', async () => {
    const { link } = await signUp(`${site().url}/es/some-page?x=1`)
    const response = await fetch(link, { redirect: 'manual' })
    expect(response.status).toBe(303)
    const target = new URL(response.headers.get('Location') ?? '')
    expect(target.href.split('#')[0]).toBe(`${site().url}/es/some-page?x=1`)
    const parts = Object.fromEntries(new URLSearchParams(target.hash.slice(1)))
    expect(Object.keys(parts)).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ])
    expect(parts).toMatchObject({ token_type: 'bearer', type: 'signup', expires_in: '3600' })
    expect((await clientOf(site()).auth.getUser(parts.access_token)).error).toBeNull()
    const again = await fetch(link, { redirect: 'manual' })
    expect(again.status).toBe(303)
    const fragment = new URLSearchParams(new URL(again.headers.get('Location') ?? '').hash.slice(1))
    expect(Object.fromEntries(fragment)).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
      sb: '',
    })
  })

  test('a HEAD request does not use a link up', async () => {
    const { link, tokenHash } = await signUp()
    await fetch(link, { method: 'HEAD', redirect: 'manual' })
    expect(
      (await clientOf(site()).auth.verifyOtp({ type: 'signup', token_hash: tokenHash })).error,
    ).toBeNull()
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'http://user:pw@HOST/',
    'not an address',
  ])('a link never redirects to %s', async (redirect) => {
    const { link } = await signUp()
    link.searchParams.set('redirect_to', redirect.replace('HOST', new URL(site().url).host))
    const target = (await fetch(link, { redirect: 'manual' })).headers.get('Location') ?? ''
    expect(target.startsWith(`${site().url}/#access_token=`)).toBe(true)
  })
})
