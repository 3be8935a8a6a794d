import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { call, clientOf, signUpUser, password, sessionOf } from '../../testing/accounts.ts'
import { group, refusalCode } from './group.ts'

group('refreshing', (site) => {
  const refresh = (refresh_token: string) =>
    call(site(), '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } })
  const age = (email: string, seconds: number) =>
    site()
      .database.db.updateTable('auth_sessions')
      .set((update) => ({ refreshed_at: update('refreshed_at', '-', seconds * 1000) }))
      .where('user_id', 'in', (users) =>
        users.selectFrom('auth_users').select('id').where('email', '=', email),
      )
      .execute()

  test('returns a new refresh token of the same session', async () => {
    const { client } = await signUpUser(site())
    const before = await sessionOf(client)
    const { data } = await client.auth.refreshSession()
    expect(data.session?.refresh_token).not.toBe(before.refresh_token)
    expect(decodeJwt(data.session?.access_token ?? '').session_id).toBe(
      decodeJwt(before.access_token).session_id,
    )
  })

  test('five at once get the same new token, which works', async () => {
    const { client } = await signUpUser(site())
    const { refresh_token } = await sessionOf(client)
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => (await refresh(refresh_token)).json()),
    )
    const next = new Set(answers.map((answer) => answer.refresh_token))
    expect(next.size).toBe(1)
    expect((await refresh([...next].join(''))).status).toBe(200)
  })

  test('a lost answer can be requested again, however late', async () => {
    const { client, email } = await signUpUser(site())
    const { refresh_token } = await sessionOf(client)
    const first = await (await refresh(refresh_token)).json()
    await age(email, 3600)
    expect((await (await refresh(refresh_token)).json()).refresh_token).toBe(first.refresh_token)
  })

  test('replaying an old token ends the session, for the thief and for the owner', async () => {
    const { client, email } = await signUpUser(site())
    const stolen = (await sessionOf(client)).refresh_token
    await client.auth.refreshSession()
    const { data } = await client.auth.refreshSession()
    await age(email, 11)
    expect(await refusalCode(await refresh(stolen))).toBe('400 refresh_token_already_used')
    expect(await refusalCode(await refresh(data.session?.refresh_token ?? ''))).toBe(
      '400 refresh_token_not_found',
    )
    expect((await client.auth.getUser(data.session?.access_token)).error).toMatchObject({
      name: 'AuthSessionMissingError',
    })
  })

  test('the token before the last is accepted for a few seconds', async () => {
    const { client } = await signUpUser(site())
    const oldest = (await sessionOf(client)).refresh_token
    await client.auth.refreshSession()
    await client.auth.refreshSession()
    expect((await refresh(oldest)).status).toBe(200)
  })

  test('a session unused for a month has ended', async () => {
    const { client, email } = await signUpUser(site())
    await age(email, 31 * 24 * 3600)
    expect(await refusalCode(await refresh((await sessionOf(client)).refresh_token))).toBe(
      '400 session_expired',
    )
  })

  test('a refresh token with a changed signature is unknown', async () => {
    const { client } = await signUpUser(site())
    const bytes = Buffer.from((await sessionOf(client)).refresh_token, 'base64url')
    // The next counter value, with the signature of this one.
    bytes.writeUInt32BE(1, 16)
    expect(await refusalCode(await refresh(bytes.toString('base64url')))).toBe(
      '400 refresh_token_not_found',
    )
  })
})

group('signing out', (site) => {
  const two = async () => {
    const { client, email } = await signUpUser(site())
    const other = clientOf(site())
    await other.auth.signInWithPassword({ email, password })
    const tokens = [(await sessionOf(client)).access_token, (await sessionOf(other)).access_token]
    const alive = () =>
      Promise.all(
        tokens.map(
          async (token) => (await call(site(), '/auth/v1/user', { token })).status === 200,
        ),
      )
    return { client, tokens, alive }
  }

  test.each([
    ['local', [false, true]],
    ['others', [true, false]],
    ['global', [false, false]],
  ] as const)('%s', async (scope, expected) => {
    const { client, alive } = await two()
    expect((await client.auth.signOut({ scope })).error).toBeNull()
    expect(await alive()).toEqual(expected)
  })

  test('has an empty answer, and ends every session when no scope is named', async () => {
    const { tokens, alive } = await two()
    const response = await call(site(), '/auth/v1/logout', {
      method: 'POST',
      token: tokens[0] ?? '',
    })
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(await alive()).toEqual([false, false])
  })

  test('is refused with an unknown scope, and without a session', async () => {
    const { tokens } = await two()
    expect(
      await refusalCode(
        await call(site(), '/auth/v1/logout?scope=all', {
          method: 'POST',
          token: tokens[0] ?? '',
        }),
      ),
    ).toBe('400 validation_failed')
    expect(await refusalCode(await call(site(), '/auth/v1/logout', { method: 'POST' }))).toBe(
      '401 no_authorization',
    )
  })
})
