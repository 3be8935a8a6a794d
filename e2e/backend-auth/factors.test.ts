import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import {
  call,
  clientOf,
  newAddress,
  signUpUser,
  password,
  publicKey,
  sessionOf,
} from '../../testing/accounts.ts'
import { codeNow, withAuthenticator } from '../../testing/authenticator.ts'
import { subjectsTo } from '../../testing/mail-files.ts'
import { group, refusalCode, timePattern, uuid } from './group.ts'

const claimsOf = async (client: SupabaseClient) => decodeJwt((await sessionOf(client)).access_token)

group('a second factor', (site) => {
  const signedIn = async (email: string) => {
    const client = clientOf(site())
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull()
    return client
  }

  test('is enrolled with a secret, an address and a QR code', async () => {
    const { client, email } = await signUpUser(site())
    const { data, error } = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'Telephone',
      issuer: 'Alborán Residences',
    })
    expect(error).toBeNull()
    expect(data).toEqual({
      id: uuid,
      type: 'totp',
      friendly_name: 'Telephone',
      totp: {
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        uri: expect.stringContaining(
          `otpauth://totp/Albor%C3%A1n%20Residences:${encodeURIComponent(email)}?`,
        ),
        qr_code: expect.stringMatching(/^data:image\/svg\+xml;utf-8,<svg [^>]+>.*<\/svg>$/),
      },
    })
    expect(await client.auth.mfa.listFactors()).toMatchObject({
      data: { all: [{ id: data?.id, status: 'unverified', factor_type: 'totp' }], totp: [] },
    })
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    })
  })

  test('counts after its first code, which ends other sessions and sends an e-mail', async () => {
    const { client, email } = await signUpUser(site())
    const other = await signedIn(email)
    const before = await sessionOf(client)
    const events: string[] = []
    client.auth.onAuthStateChange((event) => void events.push(event))
    const { factorId, secret } = await withAuthenticator(client)
    expect(events).toContain('MFA_CHALLENGE_VERIFIED')
    const claims = await claimsOf(client)
    expect(claims).toMatchObject({
      aal: 'aal2',
      amr: [
        { method: 'totp', timestamp: expect.any(Number) },
        { method: 'otp', timestamp: expect.any(Number) },
      ],
      session_id: decodeJwt(before.access_token).session_id,
    })
    const { data } = await client.auth.getUser()
    expect(data.user?.factors).toEqual([
      {
        id: factorId,
        factor_type: 'totp',
        status: 'verified',
        created_at: timePattern,
        updated_at: timePattern,
        last_challenged_at: timePattern,
      },
    ])
    expect(JSON.stringify(data)).not.toContain(secret)
    expect((await other.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
    await expect.poll(() => subjectsTo(site(), email)).toContain('Your second step is on')
    // A refresh keeps the level.
    await client.auth.refreshSession()
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' })
  })

  test('ends the refresh tokens from before it, also right after a renewal', async () => {
    const { client } = await signUpUser(site())
    const { refresh_token } = await sessionOf(client)
    const refresh = () =>
      call(site(), '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } })
    await withAuthenticator(client)
    expect(await refusalCode(await refresh())).toBe('400 refresh_token_not_found')
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect(await refusalCode(await refresh())).toBe('400 refresh_token_not_found')
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' })
  })

  test('is asked for at the next sign-in, by the official client', async () => {
    const { client, email } = await signUpUser(site())
    const { factorId, secret } = await withAuthenticator(client)
    const next = await signedIn(email)
    expect((await next.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    })
    const challenge = await next.auth.mfa.challenge({ factorId })
    expect(challenge.data).toEqual({
      id: uuid,
      type: 'totp',
      expires_at: expect.any(Number),
    })
    const { data, error } = await next.auth.mfa.verify({
      factorId,
      challengeId: challenge.data?.id ?? '',
      code: codeNow(secret),
    })
    expect(error).toBeNull()
    expect(data).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email } })
    expect(await claimsOf(next)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'password' }],
    })
  })

  test('a code is accepted once, also of two at the same moment, and never an older one', async () => {
    const { client, email } = await signUpUser(site())
    const { factorId, secret } = await withAuthenticator(client)
    const code = codeNow(secret)
    const clients = await Promise.all([signedIn(email), signedIn(email), signedIn(email)])
    const results = await Promise.all(
      clients.map((one) => one.auth.mfa.challengeAndVerify({ factorId, code })),
    )
    expect(results.filter(({ error }) => !error)).toHaveLength(1)
    const late = await signedIn(email)
    for (const old of [code, codeNow(secret, -1)])
      expect((await late.auth.mfa.challengeAndVerify({ factorId, code: old })).error).toMatchObject(
        {
          status: 422,
          code: 'mfa_verification_failed',
        },
      )
  })

  test('guesses are throttled, and the owner’s own client is not closed by a stranger’s', async () => {
    const { client, email } = await signUpUser(site())
    const { factorId, secret } = await withAuthenticator(client)
    const guess = async (guesser: SupabaseClient, code: string) =>
      (await guesser.auth.mfa.challengeAndVerify({ factorId, code })).error?.code
    const stranger = clientOf(site(), newAddress())
    await stranger.auth.signInWithPassword({ email, password })
    const wrong = codeNow(secret) === '000000' ? '000001' : '000000'
    const answers: (string | undefined)[] = []
    for (let count = 0; count < 11; count++) answers.push(await guess(stranger, wrong))
    expect(new Set(answers.slice(0, 10))).toEqual(new Set(['mfa_verification_failed']))
    expect(answers[10]).toBe('over_request_rate_limit')
    expect(await guess(stranger, codeNow(secret))).toBe('over_request_rate_limit')
    expect(await guess(await signedIn(email), codeNow(secret))).toBeUndefined()
  })

  test('a challenge belongs to one factor and client, and expires after five minutes', async () => {
    const { client } = await signUpUser(site())
    const { data: enrolled } = await client.auth.mfa.enroll({ factorType: 'totp' })
    const factorId = enrolled?.id ?? ''
    const code = codeNow(enrolled && 'totp' in enrolled ? enrolled.totp.secret : '')
    const { access_token: token } = await sessionOf(client)
    const address = newAddress()
    const ask = async () => {
      const response = await call(site(), `/auth/v1/factors/${factorId}/challenge`, {
        token,
        body: {},
        headers: { 'X-Forwarded-For': address },
      })
      return String((await response.json()).id)
    }
    const answer = (challenge_id: string, from = address) =>
      call(site(), `/auth/v1/factors/${factorId}/verify`, {
        token,
        body: { challenge_id, code },
        headers: { 'X-Forwarded-For': from },
      })
    expect(await refusalCode(await answer('nonsense'))).toBe('422 mfa_factor_not_found')
    expect(await refusalCode(await answer(await ask(), newAddress()))).toBe(
      '422 mfa_ip_address_mismatch',
    )
    const old = await ask()
    await site()
      .database.db.updateTable('auth_challenges')
      .set({ expires_at: Date.now() - 1 })
      .where('id', '=', old)
      .execute()
    expect(await refusalCode(await answer(old))).toBe('422 mfa_challenge_expired')
    expect((await answer(await ask())).status).toBe(200)
  })

  test('a session without its proof cannot change its account', async () => {
    const { client, email } = await signUpUser(site())
    const { factorId } = await withAuthenticator(client)
    const half = await signedIn(email)
    expect((await half.auth.updateUser({ password: 'another-olive-9' })).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    })
    expect((await half.auth.updateUser({ email: 'thief@example.com' })).error?.code).toBe(
      'insufficient_aal',
    )
    expect(
      (await half.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })).error,
    ).toMatchObject({ status: 403, code: 'insufficient_aal' })
    expect((await half.auth.mfa.unenroll({ factorId })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    })
    expect(await half.rpc('list_sessions')).toMatchObject({ status: 403 })
    expect(await half.rpc('delete_account')).toMatchObject({ status: 403 })
    const { access_token: token } = await sessionOf(half)
    for (const [method, path] of [
      ['POST', ''],
      ['POST', '/regenerate'],
      ['DELETE', ''],
    ] as const)
      expect(
        await refusalCode(
          await call(site(), `/auth/v1/factors/recovery-codes${path}`, { method, token }),
        ),
      ).toBe('403 insufficient_aal')
    expect((await client.auth.getUser()).error).toBeNull()
  })

  test('is neither seen nor used by another user', async () => {
    const { client } = await signUpUser(site())
    const { factorId, secret } = await withAuthenticator(client)
    const { client: mallory } = await signUpUser(site())
    for (const attempt of [
      mallory.auth.mfa.challenge({ factorId }),
      mallory.auth.mfa.unenroll({ factorId }),
      mallory.auth.mfa.challengeAndVerify({ factorId, code: codeNow(secret) }),
    ])
      expect((await attempt).error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
  })

  test('is removed with an e-mail; then the password is enough again', async () => {
    const { client, email } = await signUpUser(site())
    const { factorId } = await withAuthenticator(client)
    expect(await client.auth.mfa.unenroll({ factorId })).toEqual({
      data: { id: factorId },
      error: null,
    })
    expect((await client.auth.getUser()).data.user).not.toHaveProperty('factors')
    await client.auth.refreshSession()
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] })
    await expect.poll(() => subjectsTo(site(), email)).toContain('Your second step is off')
  })

  test.each([
    [{ factor_type: 'phone', phone: '+34600111222' }, '422 mfa_phone_enroll_not_enabled'],
    [{ factor_type: 'webauthn' }, '422 mfa_webauthn_enroll_not_enabled'],
    [{ factor_type: 'magic' }, '400 validation_failed'],
    [{}, '400 validation_failed'],
    [{ factor_type: 'totp', friendly_name: 'x'.repeat(101) }, '400 validation_failed'],
    [{ factor_type: ['totp'] }, '400 bad_json'],
  ])('enrolling %j is refused: %s', async (body, expected) => {
    const { client } = await signUpUser(site())
    const { access_token: token } = await sessionOf(client)
    expect(await refusalCode(await call(site(), '/auth/v1/factors', { body, token }))).toBe(
      expected,
    )
  })

  test('a name is used once, and ten wait at most', async () => {
    const { client } = await signUpUser(site())
    const enrol = async (friendlyName: string) =>
      (await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })).error?.code
    for (let count = 0; count < 10; count++) expect(await enrol(`One ${count}`)).toBeUndefined()
    expect(await enrol('One 3')).toBe('mfa_factor_name_conflict')
    expect(await enrol('One more')).toBe('too_many_enrolled_mfa_factors')
  })

  test('nobody enrols without a session', async () => {
    expect(
      await refusalCode(await call(site(), '/auth/v1/factors', { body: { factor_type: 'totp' } })),
    ).toBe('401 no_authorization')
  })
})

group('recovery codes', (site) => {
  /** The official client with its switch for recovery codes. */
  const clientWithCodes = () =>
    createClient(site().url, publicKey, {
      auth: {
        persistSession: false,
        autoRefreshToken: false,
        experimental: { recoveryCodes: true },
      },
      global: { headers: { 'X-Forwarded-For': newAddress() } },
    })
  const signedIn = async (email: string) => {
    const client = clientWithCodes()
    await client.auth.signInWithPassword({ email, password })
    return client
  }
  const owner = async () => {
    const { email } = await signUpUser(site())
    const client = await signedIn(email)
    await withAuthenticator(client)
    return { client, email }
  }

  test('are ten, shown once and counted, and each signs in once', async () => {
    const { client, email } = await owner()
    expect((await client.auth.mfa.recoveryCodes.getStatus()).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    })
    const { data } = await client.auth.mfa.recoveryCodes.generate({ friendlyName: 'On paper' })
    expect(data).toEqual({
      id: uuid,
      type: 'recovery_code',
      friendly_name: 'On paper',
      total: 10,
      codes: Array.from({ length: 10 }, () => expect.stringMatching(/^[a-hjkmnp-z2-9]{16}$/)),
    })
    const codes = data?.codes ?? []
    expect(new Set(codes).size).toBe(10)
    expect((await client.auth.mfa.recoveryCodes.generate()).error?.code).toBe(
      'mfa_verified_factor_exists',
    )
    const stored = await site().database.db.selectFrom('auth_recovery_codes').selectAll().execute()
    for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code)

    const lost = await signedIn(email)
    const typed = codes[0]?.toUpperCase().replace(/(.{4})(?=.)/g, '$1 - ') ?? ''
    expect((await lost.auth.mfa.recoveryCodes.verify({ code: typed })).error).toBeNull()
    expect(await claimsOf(lost)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
    })
    expect((await lost.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({
      total: 10,
      remaining: 9,
    })
    const again = await signedIn(email)
    for (const code of [codes[0] ?? '', 'aaaabbbbccccdddd', ''])
      expect((await again.auth.mfa.recoveryCodes.verify({ code })).error).toMatchObject({
        status: 422,
        code: 'mfa_verification_failed',
      })
  })

  test('new ones end the old', async () => {
    const { client, email } = await owner()
    const old = (await client.auth.mfa.recoveryCodes.generate()).data?.codes ?? []
    const fresh = (await client.auth.mfa.recoveryCodes.regenerate()).data?.codes ?? []
    expect(fresh).toHaveLength(10)
    const lost = await signedIn(email)
    expect((await lost.auth.mfa.recoveryCodes.verify({ code: old[3] ?? '' })).error?.code).toBe(
      'mfa_verification_failed',
    )
    expect((await lost.auth.mfa.recoveryCodes.verify({ code: fresh[3] ?? '' })).error).toBeNull()
  })

  test('need another factor, and go with the last one', async () => {
    const { client } = await owner()
    expect((await client.auth.mfa.recoveryCodes.unenroll()).error?.code).toBe(
      'mfa_factor_not_found',
    )
    await client.auth.mfa.recoveryCodes.generate()
    const { data } = await client.auth.mfa.listFactors()
    expect(data?.recovery_code).toHaveLength(1)
    await client.auth.mfa.unenroll({ factorId: data?.totp[0]?.id ?? '' })
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([])
    expect((await client.auth.mfa.recoveryCodes.generate()).error?.code).toBe('insufficient_aal')
  })

  test('are removed while the authenticator stays', async () => {
    const { client } = await owner()
    const { data } = await client.auth.mfa.recoveryCodes.generate()
    expect((await client.auth.mfa.recoveryCodes.unenroll()).data).toEqual({ id: data?.id })
    expect((await client.auth.mfa.listFactors()).data).toMatchObject({
      totp: [{ status: 'verified' }],
      recovery_code: [],
    })
  })

  test('guesses of them are throttled', async () => {
    const { client, email } = await owner()
    await client.auth.mfa.recoveryCodes.generate()
    const stranger = await signedIn(email)
    let last: { status?: number | undefined; code?: string | undefined } | null = null
    for (let count = 0; count < 11; count++)
      last = (await stranger.auth.mfa.recoveryCodes.verify({ code: `aaaabbbbccccdd${count}` }))
        .error
    expect(last).toMatchObject({ status: 429, code: 'mfa_recovery_codes_locked' })
  })
})
