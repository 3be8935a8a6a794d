import { expect, test } from 'vitest'
import {
  call,
  clientOf,
  countLinkEmails,
  newEmail,
  newestEmail,
  signUpUser,
  password,
  sessionOf,
} from '../../testing/accounts.ts'
import { subjectsTo } from '../../testing/mail-files.ts'
import { group, refusalCode, timePattern } from './group.ts'

group('the user', (site) => {
  test('is read with the token', async () => {
    const { client, email } = await signUpUser(site())
    expect((await client.auth.getUser()).data.user).toMatchObject({
      email,
      identities: [{ identity_data: { email_verified: true } }],
    })
  })

  test('is refused without a token, with the public key, with a malformed token', async () => {
    const ask = async (token?: string) =>
      refusalCode(await call(site(), '/auth/v1/user', token ? { token } : {}))
    expect(await ask()).toBe('401 no_authorization')
    expect(await ask('alboran-public')).toBe('403 bad_jwt')
    expect(await ask('a.b.c')).toBe('403 bad_jwt')
  })

  test('is refused when the session or the account is deleted', async () => {
    const { client, email } = await signUpUser(site())
    const { access_token } = await sessionOf(client)
    await site().database.db.deleteFrom('auth_sessions').execute()
    expect(await refusalCode(await call(site(), '/auth/v1/user', { token: access_token }))).toBe(
      '403 session_not_found',
    )
    expect((await client.auth.getUser(access_token)).error?.name).toBe('AuthSessionMissingError')
    await site().database.db.deleteFrom('auth_users').where('email', '=', email).execute()
    expect(await refusalCode(await call(site(), '/auth/v1/user', { token: access_token }))).toBe(
      '403 user_not_found',
    )
  })

  test('changes their metadata; null removes a value', async () => {
    const { client } = await signUpUser(site(), { name: 'Elena', phone: '600' })
    const { data } = await client.auth.updateUser({ data: { phone: null, language: 'es' } })
    expect(data.user?.user_metadata).toEqual({ name: 'Elena', language: 'es' })
  })

  test('a new password ends other sessions and e-mailed links, and sends an e-mail', async () => {
    const { client, email } = await signUpUser(site())
    const other = clientOf(site())
    await other.auth.signInWithPassword({ email, password })
    await client.auth.resetPasswordForEmail(email)
    const { tokenHash } = newestEmail(site())
    expect((await client.auth.updateUser({ password: 'a-new-olive' })).error).toBeNull()
    expect((await client.auth.getUser()).error).toBeNull()
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await other.auth.refreshSession()).error?.name).toMatch(/^Auth/)
    expect(
      (await clientOf(site()).auth.verifyOtp({ type: 'recovery', token_hash: tokenHash })).error
        ?.code,
    ).toBe('otp_expired')
    expect((await clientOf(site()).auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    )
    expect(
      (await clientOf(site()).auth.signInWithPassword({ email, password: 'a-new-olive' })).error,
    ).toBeNull()
    await expect.poll(() => subjectsTo(site(), email)).toContain('Your password was changed')
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['the same password', { password }, '422 same_password'],
    ['a short password', { password: '12345' }, '422 weak_password'],
    [
      'a wrong current password',
      { password: 'a-new-olive', current_password: 'wrong-one' },
      '400 current_password_invalid',
    ],
    ['a role', { app_metadata: { role: 'admin' } }, '403 not_admin'],
    ['a bad address', { email: 'elena@' }, '400 validation_failed'],
  ])('cannot be given %s', async (_, body, expected) => {
    const { client } = await signUpUser(site())
    expect(
      await refusalCode(
        await call(site(), '/auth/v1/user', {
          method: 'PUT',
          body,
          token: (await sessionOf(client)).access_token,
        }),
      ),
    ).toBe(expected)
  })

  test('a new address takes effect when it is confirmed', async () => {
    const { client, email } = await signUpUser(site())
    const newAddress = newEmail('new')
    const { data } = await client.auth.updateUser({ email: newAddress })
    expect(data.user).toMatchObject({
      email,
      new_email: newAddress,
      email_change_sent_at: timePattern,
    })
    const verified = await clientOf(site()).auth.verifyOtp({
      type: 'email_change',
      token_hash: newestEmail(site()).tokenHash,
    })
    expect(verified.data.user).toMatchObject({
      email: newAddress,
      identities: [{ email: newAddress }],
    })
    expect(verified.data.user?.new_email).toBeUndefined()
    expect(
      (await clientOf(site()).auth.signInWithPassword({ email: newAddress, password })).error,
    ).toBeNull()
  })

  test('a confirmed change of address ends what was sent to the former one', async () => {
    const { client, email } = await signUpUser(site())
    const { db } = site().database
    await clientOf(site()).auth.resetPasswordForEmail(email)
    const { tokenHash: recovery } = newestEmail(site())
    const newAddress = newEmail('new')
    await client.auth.updateUser({ email: newAddress })
    const { tokenHash: token_hash } = newestEmail(site())
    const { id } = await db
      .selectFrom('auth_users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const earlier = await db
      .selectFrom('auth_one_time_tokens')
      .selectAll()
      .where('purpose', '=', 'recovery')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    await clientOf(site()).auth.verifyOtp({ type: 'email_change', token_hash })
    const useRecovery = async () =>
      (await clientOf(site()).auth.verifyOtp({ type: 'recovery', token_hash: recovery })).error
        ?.code
    expect(await useRecovery()).toBe('otp_expired')
    // Simulates a token that was written while the change was being confirmed.
    await db.insertInto('auth_one_time_tokens').values(earlier).execute()
    expect(await useRecovery()).toBe('otp_expired')
    expect(
      await db.selectFrom('auth_identities').select('email').where('user_id', '=', id).execute(),
    ).toEqual([{ email: newAddress }])
    expect(
      (await clientOf(site()).auth.signInWithPassword({ email: newAddress, password })).error,
    ).toBeNull()
  })

  test('somebody else’s address gets the same answer and no e-mail', async () => {
    const { client } = await signUpUser(site())
    const { email: taken } = await signUpUser(site())
    const before = countLinkEmails(site())
    const { data, error } = await client.auth.updateUser({ email: taken })
    expect(error).toBeNull()
    expect(data.user?.new_email).toBe(taken)
    expect(countLinkEmails(site())).toBe(before)
  })
})

group('deleting an account', (site) => {
  test('by its owner, with every row that belongs to it', async () => {
    const { client, email } = await signUpUser(site())
    const { access_token } = await sessionOf(client)
    await client.auth.resetPasswordForEmail(email)
    const { error, status } = await client.rpc('delete_account')
    expect([error, status]).toEqual([null, 204])
    const { db } = site().database
    for (const table of [
      'auth_users',
      'auth_identities',
      'auth_sessions',
      'auth_one_time_tokens',
    ] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    expect(await refusalCode(await call(site(), '/auth/v1/user', { token: access_token }))).toBe(
      '403 user_not_found',
    )
    expect((await clientOf(site()).auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    )
  })

  test('is refused to a visitor and to an ended session', async () => {
    expect((await clientOf(site()).rpc('delete_account')).error?.code).toBe('42501')
    const { client, email } = await signUpUser(site())
    const { access_token } = await sessionOf(client)
    await client.auth.signOut()
    expect(
      (await call(site(), '/rest/v1/rpc/delete_account', { method: 'POST', token: access_token }))
        .status,
    ).toBe(401)
    expect((await clientOf(site()).auth.signInWithPassword({ email, password })).error).toBeNull()
  })
})
