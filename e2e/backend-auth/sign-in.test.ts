import { createRemoteJWKSet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { call, clientOf, newEmail, signUpUser, password } from '../../testing/accounts.ts'
import { group, timePattern, uuid } from './group.ts'

group('signing in', (site) => {
  test('returns a session whose token the key set verifies', async () => {
    const { email } = await signUpUser(site(), { name: 'Elena' })
    const { data, error } = await clientOf(site()).auth.signInWithPassword({ email, password })
    expect(error).toBeNull()
    expect(data.session).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      refresh_token: expect.any(String),
      user: {
        email,
        role: 'authenticated',
        confirmed_at: timePattern,
        email_confirmed_at: timePattern,
        last_sign_in_at: timePattern,
      },
    })
    const issuer = `${site().url}/auth/v1`
    const { payload, protectedHeader } = await jwtVerify(
      data.session?.access_token ?? '',
      createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`)),
      { issuer, audience: 'authenticated' },
    )
    expect(protectedHeader.alg).toBe('ES256')
    expect(payload).toEqual({
      iss: issuer,
      sub: data.user?.id,
      aud: 'authenticated',
      exp: data.session?.expires_at,
      iat: (data.session?.expires_at ?? 0) - 3600,
      email,
      phone: '',
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Elena' },
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: uuid,
      is_anonymous: false,
    })
    const claims = await clientOf(site()).auth.getClaims(data.session?.access_token)
    expect(claims.data?.claims.email).toBe(email)
  })

  test('an unknown address and a wrong password get the same answer', async () => {
    const { email } = await signUpUser(site())
    const ask = async (address: string) =>
      (await clientOf(site()).auth.signInWithPassword({ email: address, password: 'wrong-one' }))
        .error
    const known = await ask(email)
    const unknown = await ask(newEmail())
    expect(known).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
    expect([unknown?.status, unknown?.code, unknown?.message]).toEqual([
      known?.status,
      known?.code,
      known?.message,
    ])
  })

  test('before the confirmation, only the right password gets the reason', async () => {
    const email = newEmail()
    await clientOf(site()).auth.signUp({ email, password })
    const ask = async (guess: string) =>
      (await clientOf(site()).auth.signInWithPassword({ email, password: guess })).error
    expect(await ask(password)).toMatchObject({
      status: 400,
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    })
    expect(await ask('wrong-one')).toMatchObject({ status: 400, code: 'invalid_credentials' })
  })

  test('is refused to a banned user', async () => {
    const { email, client } = await signUpUser(site())
    await site()
      .database.db.updateTable('auth_users')
      .set({ banned_until: Date.now() + 60_000 })
      .where('email', '=', email)
      .execute()
    expect(
      (await clientOf(site()).auth.signInWithPassword({ email, password })).error,
    ).toMatchObject({ status: 400, code: 'user_banned' })
    expect((await client.auth.refreshSession()).error).toMatchObject({
      status: 400,
      code: 'user_banned',
    })
  })

  test.each([
    ['password', { password }, '400 validation_failed', 'missing email or phone'],
    ['password', { phone: '+34600000000', password }, '400 phone_provider_disabled', undefined],
    ['magic', {}, '400 invalid_credentials', 'unsupported_grant_type'],
    ['refresh_token', {}, '400 validation_failed', undefined],
    ['refresh_token', { refresh_token: 'x y' }, '400 validation_failed', undefined],
    [
      'refresh_token',
      { refresh_token: 'abcdefghijkl' },
      '400 refresh_token_not_found',
      'Invalid Refresh Token: Refresh Token Not Found',
    ],
    ['refresh_token', { refresh_token: 'A'.repeat(48) }, '400 refresh_token_not_found', undefined],
  ])('grant %s with %o', async (grant, body, expected, message) => {
    const response = await call(site(), `/auth/v1/token?grant_type=${grant}`, { body })
    const answer = await response.json()
    expect(`${response.status} ${answer.code}`).toBe(expected)
    if (message) expect(answer.message).toBe(message)
  })
})
