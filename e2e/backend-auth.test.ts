import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBackend } from '#server/backend/backend.ts'
import { createClient } from '@supabase/supabase-js'
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  behindProxy,
  call,
  clientOf,
  lettersOf,
  newAddress,
  newEmail,
  newestLetter,
  newUser,
  password,
  publicKey,
  sessionOf,
} from '../testing/accounts.ts'
import { describeOnEachEngine } from '../testing/databases.ts'
import { serveSite, type ServedSite } from '../testing/site.ts'

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/)
const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)

/**
 * The client on a second backend over the same accounts, called in process: its limits know nothing
 * yet, as if time had gone by.
 */
function later(site: ServedSite, settings = {}, emailsPerHour?: number) {
  const backend = createBackend({
    database: site.database,
    publicKey,
    siteUrl: site.url,
    outbox: { wake() {} },
    log: site.log,
    production: false,
    settings,
    emailsPerHour,
  })
  return createClient(site.url, publicKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: async (input, init) => backend.fetch(new Request(input, init)) },
  })
}

describeOnEachEngine('on %s', (engine) => {
  /** A site for a group of tests. */
  const group = (name: string, tests: (site: () => ServedSite) => void) =>
    describe(`${name}:`, () => {
      let site: ServedSite
      beforeAll(async () => {
        site = await serveSite(engine, behindProxy)
      })
      afterAll(() => site.close())
      tests(() => site)
    })
  const code = async (response: Response) => `${response.status} ${(await response.json()).code}`

  group('what may be asked by anybody', (site) => {
    test('settings say what a client may offer', async () => {
      expect(await (await call(site(), '/auth/v1/settings')).json()).toMatchObject({
        external: { email: true, phone: false, anonymous_users: false, google: false },
        disable_signup: false,
        mailer_autoconfirm: false,
        phone_autoconfirm: false,
        sms_provider: '',
        saml_enabled: false,
        saml_private_key_next_configured: false,
        passkeys_enabled: false,
      })
    })

    test('health', async () => {
      expect(await (await call(site(), '/auth/v1/health')).json()).toEqual({
        version: expect.any(String),
        name: 'GoTrue',
        description: expect.any(String),
      })
    })

    test('the key set is public, cacheable and holds no private part', async () => {
      const response = await fetch(`${site().url}/auth/v1/.well-known/jwks.json`)
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=600')
      const { keys } = await response.json()
      expect(keys).toMatchObject([
        { kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: expect.any(String) },
      ])
      expect(JSON.stringify(keys)).not.toContain('"d"')
    })

    test('a call without a key, with a wrong one, with one in the address', async () => {
      const ask = (path: string, headers = {}) => fetch(site().url + path, { headers })
      const missing = await ask('/auth/v1/settings')
      expect([missing.status, await missing.json()]).toEqual([
        401,
        {
          message: 'No API key found in request',
          hint: 'No `apikey` request header or url param was found.',
        },
      ])
      const wrong = await ask('/rest/v1/properties', { apikey: 'alboran-publik' })
      expect([wrong.status, await wrong.json()]).toEqual([
        401,
        {
          message: 'Invalid API key',
          hint: 'Double check your Supabase `anon` or `service_role` API key.',
        },
      ])
      expect((await ask('/auth/v1/settings?apikey=alboran-public')).status).toBe(200)
      expect((await ask('/auth/v1/user')).status).toBe(401)
    })

    test('a browser of any other site may call', async () => {
      const ask = (headers: Record<string, string>) =>
        fetch(`${site().url}/auth/v1/token?grant_type=password`, { method: 'OPTIONS', headers })
      const preflight = await ask({
        Origin: 'https://elsewhere.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'apikey',
      })
      expect(preflight.ok).toBe(true)
      expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*')
      const allowed = preflight.headers.get('Access-Control-Allow-Headers')?.split(', ') ?? []
      for (const name of [
        'apikey',
        'authorization',
        'x-client-info',
        'x-supabase-api-version',
        'content-type',
        'accept-profile',
        'content-profile',
        'prefer',
        'range',
        'x-retry-count',
        'traceparent',
      ])
        expect(allowed).toContain(name)
      expect(preflight.headers.get('Access-Control-Allow-Credentials')).toBeNull()
      const posted = await call(site(), '/auth/v1/token?grant_type=password', {
        body: {},
        headers: { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' },
      })
      expect(posted.status).toBe(400)
      expect(posted.headers.get('Access-Control-Allow-Origin')).toBe('*')
      for (const name of ['Content-Range', 'Content-Location', 'X-Supabase-Api-Version'])
        expect(posted.headers.get('Access-Control-Expose-Headers')).toContain(name)
    })
  })

  group('errors', (site) => {
    test('come in the form of the version that was asked for', async () => {
      const ask = (headers: Record<string, string>) =>
        call(site(), '/auth/v1/token?grant_type=password', {
          body: { email: newEmail(), password: 'x' },
          headers,
        })
      const current = await ask({ 'X-Supabase-Api-Version': '2024-01-01' })
      expect(await current.json()).toEqual({
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      })
      expect([
        current.headers.get('X-Supabase-Api-Version'),
        current.headers.get('x-sb-error-code'),
      ]).toEqual(['2024-01-01', 'invalid_credentials'])
      const older = await ask({ 'X-Supabase-Api-Version': '' })
      expect(await older.json()).toEqual({
        code: 400,
        error_code: 'invalid_credentials',
        msg: 'Invalid login credentials',
      })
      expect([
        older.headers.get('X-Supabase-Api-Version'),
        older.headers.get('x-sb-error-code'),
      ]).toEqual([null, 'invalid_credentials'])
    })

    test.each([
      ['broken JSON', '{"email":', '400 bad_json'],
      ['no body', '', '400 bad_json'],
      ['a list', '[]', '400 bad_json'],
      ['a number for a text', '{"email":7,"password":"long-enough"}', '400 bad_json'],
      [
        'a text for an object',
        '{"email":"a@example.com","password":"long-enough","data":"x"}',
        '400 bad_json',
      ],
      [
        'a zero in a text',
        '{"email":"a@example.com","password":"long-enough","data":{"name":"\\u0000"}}',
        '400 bad_json',
      ],
      [
        'half a character',
        '{"email":"a@example.com","password":"long-enough","data":{"name":"\\ud800"}}',
        '400 bad_json',
      ],
      [
        'more than a megabyte',
        `{"email":"${'a'.repeat(1024 * 1024)}"}`,
        '413 request_entity_too_large',
      ],
    ])('%s', async (_, body, expected) => {
      expect(await code(await call(site(), '/auth/v1/signup', { method: 'POST', body }))).toBe(
        expected,
      )
    })

    test('tokens are never kept by a cache', async () => {
      const response = await call(site(), '/auth/v1/token?grant_type=password', { body: {} })
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    })

    test('an unknown address of the service is a 404 in its own form', async () => {
      expect(await code(await call(site(), '/auth/v1/nope'))).toBe('404 not_found')
    })
  })

  group('signing up', (site) => {
    test('gives the user without a session, and a letter', async () => {
      const email = newEmail('Elena')
      const { data, error } = await clientOf(site()).auth.signUp({
        email,
        password,
        options: { data: { name: 'Elena' } },
      })
      expect(error).toBeNull()
      expect(data.session).toBeNull()
      expect(data.user).toEqual({
        id: uuid,
        aud: 'authenticated',
        role: 'authenticated',
        email: email.toLowerCase(),
        phone: '',
        confirmation_sent_at: time,
        created_at: time,
        updated_at: time,
        is_anonymous: false,
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: { name: 'Elena' },
        identities: [
          {
            identity_id: uuid,
            id: data.user?.id,
            user_id: data.user?.id,
            provider: 'email',
            email: email.toLowerCase(),
            identity_data: {
              email: email.toLowerCase(),
              email_verified: false,
              phone_verified: false,
              sub: data.user?.id,
            },
            last_sign_in_at: time,
            created_at: time,
            updated_at: time,
          },
        ],
      })
      expect(lettersOf(site())).toBe(1)
    })

    test('with an address that has an account: the same answer, a new id, no letter, nothing changed', async () => {
      const { email } = await newUser(site(), { name: 'Elena' })
      const before = lettersOf(site())
      const letters = async () =>
        (await site().database.db.selectFrom('outbox').select('id').execute()).length
      const lettersBefore = await letters()
      const ask = async (address: string) =>
        later(site()).auth.signUp({
          email: address,
          password: 'another-one',
          options: { data: { name: 'Eve' } },
        })
      const known = await ask(email)
      expect([lettersOf(site()), await letters()]).toEqual([before, lettersBefore])
      const other = newEmail()
      const fresh = await ask(other)
      expect(known.error).toBeNull()
      const alike = (answer: typeof known, address: string) =>
        JSON.stringify(answer.data)
          .replaceAll(/[\da-f-]{36}/g, 'id')
          .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
          .replaceAll(address, 'address')
      expect(alike(known, email)).toBe(alike(fresh, other))
      expect(known.data.user?.id).not.toBe((await ask(email)).data.user?.id)
      const { data } = await clientOf(site()).auth.signInWithPassword({ email, password })
      expect(data.user?.user_metadata).toEqual({ name: 'Elena' })
    })

    test('again before the confirmation starts anew: the first password and link are void', async () => {
      const email = newEmail()
      await clientOf(site()).auth.signUp({ email, password: 'the-strangers' })
      const stranger = newestLetter(site()).tokenHash
      const again = await later(site()).auth.signUp({ email, password })
      expect(again.data.user?.email).toBe(email)
      expect(
        (await clientOf(site()).auth.verifyOtp({ type: 'signup', token_hash: stranger })).error
          ?.code,
      ).toBe('otp_expired')
      expect(
        (await clientOf(site()).auth.signInWithPassword({ email, password: 'the-strangers' })).error
          ?.code,
      ).toBe('invalid_credentials')
      expect(
        (await clientOf(site()).auth.signInWithPassword({ email, password })).error?.code,
      ).toBe('email_not_confirmed')
    })

    test('without confirmation signs in at once, and says who is there already', async () => {
      const client = later(site(), { autoConfirm: true })
      const email = newEmail()
      const { data } = await client.auth.signUp({ email, password })
      expect(data.session?.user).toMatchObject({ email, confirmed_at: time })
      expect((await client.auth.signUp({ email, password })).error).toMatchObject({
        status: 422,
        code: 'user_already_exists',
        message: 'User already registered',
      })
    })

    test('can be closed', async () => {
      const { error } = await later(site(), { disableSignup: true }).auth.signUp({
        email: newEmail(),
        password,
      })
      expect(error).toMatchObject({ status: 422, code: 'signup_disabled' })
    })

    test.each<[string, Record<string, unknown>, string]>([
      ['neither address nor telephone', {}, '422 anonymous_provider_disabled'],
      ['no password', { email: 'a@example.com' }, '400 validation_failed'],
      ['a short password', { email: 'a@example.com', password: '12345' }, '422 weak_password'],
      [
        'a short password before a bad address',
        { email: 'a', password: '12345' },
        '422 weak_password',
      ],
      [
        'a password of 73 bytes',
        { email: 'a@example.com', password: 'ñ'.repeat(36) + 'x' },
        '400 validation_failed',
      ],
      ['a bad address', { email: 'elena@', password }, '400 validation_failed'],
      [
        'an address with a header in it',
        { email: 'a@example.com\r\nBcc: b@example.com', password },
        '400 validation_failed',
      ],
      ['a telephone', { phone: '+34600000000', password }, '400 phone_provider_disabled'],
      [
        'metadata beyond measure',
        { email: 'a@example.com', password, data: { note: 'x'.repeat(20_000) } },
        '400 validation_failed',
      ],
    ])('refuses %s', async (_, body, expected) => {
      expect(await code(await call(site(), '/auth/v1/signup', { body }))).toBe(expected)
    })

    test('a weak password says why', async () => {
      const { error } = await clientOf(site()).auth.signUp({ email: newEmail(), password: '12345' })
      expect(error).toMatchObject({
        name: 'AuthWeakPasswordError',
        status: 422,
        reasons: ['length'],
      })
    })

    test('the texts of the hosted service', async () => {
      const message = async (body: unknown) =>
        (await (await call(site(), '/auth/v1/signup', { body })).json()).message
      expect(await message({ email: 'a@example.com' })).toBe('Signup requires a valid password')
      expect(await message({ email: 'a@example.com', password: 'x'.repeat(73) })).toBe(
        'Password cannot be longer than 72 characters',
      )
      expect(await message({ email: 'a', password })).toBe(
        'Unable to validate email address: invalid format',
      )
    })

    test('again within a minute waits', async () => {
      const email = newEmail()
      await clientOf(site()).auth.signUp({ email, password })
      const { error } = await clientOf(site()).auth.signUp({ email, password })
      expect(error).toMatchObject({
        status: 429,
        code: 'over_email_send_rate_limit',
        message: expect.stringMatching(
          /^For security purposes, you can only request this after \d+ seconds\.$/,
        ),
      })
    })
  })

  group('the letter', (site) => {
    test('is in the reader’s language, holds link and code, and keeps neither behind in the database', async () => {
      await clientOf(site()).auth.signUp({
        email: 'elena@example.com',
        password,
        options: { data: { language: 'es' }, emailRedirectTo: `${site().url}/es/profile/` },
      })
      const { code, tokenHash } = newestLetter(site())
      const folder = join(site().dataDir, 'mail')
      const sent = () =>
        site().database.db.selectFrom('outbox').selectAll().where('state', '=', 'sent').execute()
      await expect.poll(sent).toHaveLength(1)
      const [name = ''] = readdirSync(folder)
      const letter = await PostalMime.parse(readFileSync(join(folder, name)))
      expect(letter).toMatchObject({
        subject: 'Confirme su correo electrónico',
        to: [{ address: 'elena@example.com' }],
      })
      expect(letter.text).toContain(code)
      expect(letter.text).toContain(tokenHash)
      expect(letter.html).toContain('lang="es"')
      const [kept] = await site()
        .database.db.selectFrom('auth_one_time_tokens')
        .selectAll()
        .execute()
      expect(Buffer.from(tokenHash, 'base64url')).toHaveLength(32)
      expect(kept?.token_hash).toBe(createHash('sha256').update(tokenHash).digest('hex'))
      expect(JSON.stringify([kept, await sent()])).not.toContain(tokenHash)
    })

    test('leads to the site’s own pages for who came from them, and to the service’s link for others', async () => {
      const ask = async (path: string, language?: string) => {
        await clientOf(site()).auth.signUp({
          email: newEmail(),
          password,
          options: { data: { language }, emailRedirectTo: site().url + path },
        })
        return newestLetter(site()).link
      }
      expect((await ask('/es/login', 'es')).pathname).toBe('/es/confirm')
      expect((await ask('/login')).searchParams.get('type')).toBe('signup')
      expect((await ask('/elsewhere')).pathname).toBe('/auth/v1/verify')
    })
  })

  group('signing in', (site) => {
    test('gives a session whose token the key set verifies', async () => {
      const { email } = await newUser(site(), { name: 'Elena' })
      const { data, error } = await clientOf(site()).auth.signInWithPassword({ email, password })
      expect(error).toBeNull()
      expect(data.session).toMatchObject({
        token_type: 'bearer',
        expires_in: 3600,
        refresh_token: expect.any(String),
        user: {
          email,
          role: 'authenticated',
          confirmed_at: time,
          email_confirmed_at: time,
          last_sign_in_at: time,
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

    test('an unknown address and a wrong password are one', async () => {
      const { email } = await newUser(site())
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

    test('before the confirmation only the right password learns why not', async () => {
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

    test('who is banned', async () => {
      const { email, client } = await newUser(site())
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
      [
        'refresh_token',
        { refresh_token: 'A'.repeat(48) },
        '400 refresh_token_not_found',
        undefined,
      ],
    ])('grant %s with %o', async (grant, body, expected, message) => {
      const response = await call(site(), `/auth/v1/token?grant_type=${grant}`, { body })
      const answer = await response.json()
      expect(`${response.status} ${answer.code}`).toBe(expected)
      if (message) expect(answer.message).toBe(message)
    })
  })

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

    test('gives a new refresh token of the same session', async () => {
      const { client } = await newUser(site())
      const before = await sessionOf(client)
      const { data } = await client.auth.refreshSession()
      expect(data.session?.refresh_token).not.toBe(before.refresh_token)
      expect(decodeJwt(data.session?.access_token ?? '').session_id).toBe(
        decodeJwt(before.access_token).session_id,
      )
    })

    test('five at once are one step, and all may go on', async () => {
      const { client } = await newUser(site())
      const { refresh_token } = await sessionOf(client)
      const answers = await Promise.all(
        Array.from({ length: 5 }, async () => (await refresh(refresh_token)).json()),
      )
      const next = new Set(answers.map((answer) => answer.refresh_token))
      expect(next.size).toBe(1)
      expect((await refresh([...next].join(''))).status).toBe(200)
    })

    test('a lost answer is asked for again, however late', async () => {
      const { client, email } = await newUser(site())
      const { refresh_token } = await sessionOf(client)
      const first = await (await refresh(refresh_token)).json()
      await age(email, 3600)
      expect((await (await refresh(refresh_token)).json()).refresh_token).toBe(first.refresh_token)
    })

    test('an old one replayed ends the session, for the thief and for the owner', async () => {
      const { client, email } = await newUser(site())
      const stolen = (await sessionOf(client)).refresh_token
      await client.auth.refreshSession()
      const { data } = await client.auth.refreshSession()
      await age(email, 11)
      expect(await code(await refresh(stolen))).toBe('400 refresh_token_already_used')
      expect(await code(await refresh(data.session?.refresh_token ?? ''))).toBe(
        '400 refresh_token_not_found',
      )
      expect((await client.auth.getUser(data.session?.access_token)).error).toMatchObject({
        name: 'AuthSessionMissingError',
      })
    })

    test('one older by a moment is forgiven', async () => {
      const { client } = await newUser(site())
      const oldest = (await sessionOf(client)).refresh_token
      await client.auth.refreshSession()
      await client.auth.refreshSession()
      expect((await refresh(oldest)).status).toBe(200)
    })

    test('a session that nobody used for a month has ended', async () => {
      const { client, email } = await newUser(site())
      await age(email, 31 * 24 * 3600)
      expect(await code(await refresh((await sessionOf(client)).refresh_token))).toBe(
        '400 session_expired',
      )
    })

    test('a refresh token whose seal was changed is nobody’s', async () => {
      const { client } = await newUser(site())
      const bytes = Buffer.from((await sessionOf(client)).refresh_token, 'base64url')
      // The next number, with the seal of this one.
      bytes.writeUInt32BE(1, 16)
      expect(await code(await refresh(bytes.toString('base64url')))).toBe(
        '400 refresh_token_not_found',
      )
    })
  })

  group('the user', (site) => {
    test('is read with the token', async () => {
      const { client, email } = await newUser(site())
      expect((await client.auth.getUser()).data.user).toMatchObject({
        email,
        identities: [{ identity_data: { email_verified: true } }],
      })
    })

    test('without a token, with the public key, with noise', async () => {
      const ask = async (token?: string) =>
        code(await call(site(), '/auth/v1/user', token ? { token } : {}))
      expect(await ask()).toBe('401 no_authorization')
      expect(await ask('alboran-public')).toBe('403 bad_jwt')
      expect(await ask('a.b.c')).toBe('403 bad_jwt')
    })

    test('one whose session or account is gone', async () => {
      const { client, email } = await newUser(site())
      const { access_token } = await sessionOf(client)
      await site().database.db.deleteFrom('auth_sessions').execute()
      expect(await code(await call(site(), '/auth/v1/user', { token: access_token }))).toBe(
        '403 session_not_found',
      )
      expect((await client.auth.getUser(access_token)).error?.name).toBe('AuthSessionMissingError')
      await site().database.db.deleteFrom('auth_users').where('email', '=', email).execute()
      expect(await code(await call(site(), '/auth/v1/user', { token: access_token }))).toBe(
        '403 user_not_found',
      )
    })

    test('says more about themselves; null takes it back', async () => {
      const { client } = await newUser(site(), { name: 'Elena', phone: '600' })
      const { data } = await client.auth.updateUser({ data: { phone: null, language: 'es' } })
      expect(data.user?.user_metadata).toEqual({ name: 'Elena', language: 'es' })
    })

    test('a new password ends the other sessions and the letters’ links, and is told by letter', async () => {
      const { client, email } = await newUser(site())
      const other = clientOf(site())
      await other.auth.signInWithPassword({ email, password })
      await client.auth.resetPasswordForEmail(email)
      const { tokenHash } = newestLetter(site())
      expect((await client.auth.updateUser({ password: 'a-new-olive' })).error).toBeNull()
      expect((await client.auth.getUser()).error).toBeNull()
      expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
      expect((await other.auth.refreshSession()).error?.name).toMatch(/^Auth/)
      expect(
        (await clientOf(site()).auth.verifyOtp({ type: 'recovery', token_hash: tokenHash })).error
          ?.code,
      ).toBe('otp_expired')
      expect(
        (await clientOf(site()).auth.signInWithPassword({ email, password })).error?.code,
      ).toBe('invalid_credentials')
      expect(
        (await clientOf(site()).auth.signInWithPassword({ email, password: 'a-new-olive' })).error,
      ).toBeNull()
      const subjects = async () =>
        Promise.all(
          readdirSync(join(site().dataDir, 'mail'))
            .filter((name) => name.endsWith('.eml'))
            .map(
              async (name) =>
                (await PostalMime.parse(readFileSync(join(site().dataDir, 'mail', name)))).subject,
            ),
        )
      await expect.poll(subjects).toContain('Your password was changed')
    })

    test.each<[string, Record<string, unknown>, string]>([
      ['the same password', { password }, '422 same_password'],
      ['a short password', { password: '12345' }, '422 weak_password'],
      [
        'a wrong current password',
        { password: 'a-new-olive', current_password: 'wrong-one' },
        '400 current_password_invalid',
      ],
      ['powers', { app_metadata: { role: 'admin' } }, '403 not_admin'],
      ['a bad address', { email: 'elena@' }, '400 validation_failed'],
    ])('is not given %s', async (_, body, expected) => {
      const { client } = await newUser(site())
      expect(
        await code(
          await call(site(), '/auth/v1/user', {
            method: 'PUT',
            body,
            token: (await sessionOf(client)).access_token,
          }),
        ),
      ).toBe(expected)
    })

    test('a new address waits for its confirmation', async () => {
      const { client, email } = await newUser(site())
      const wanted = newEmail('new')
      const { data } = await client.auth.updateUser({ email: wanted })
      expect(data.user).toMatchObject({ email, new_email: wanted, email_change_sent_at: time })
      const verified = await clientOf(site()).auth.verifyOtp({
        type: 'email_change',
        token_hash: newestLetter(site()).tokenHash,
      })
      expect(verified.data.user).toMatchObject({ email: wanted, identities: [{ email: wanted }] })
      expect(verified.data.user?.new_email).toBeUndefined()
      expect(
        (await clientOf(site()).auth.signInWithPassword({ email: wanted, password })).error,
      ).toBeNull()
    })

    test('somebody else’s address is answered alike and never confirmed', async () => {
      const { client } = await newUser(site())
      const { email: taken } = await newUser(site())
      const before = lettersOf(site())
      const { data, error } = await client.auth.updateUser({ email: taken })
      expect(error).toBeNull()
      expect(data.user?.new_email).toBe(taken)
      expect(lettersOf(site())).toBe(before)
    })
  })

  group('signing out', (site) => {
    const two = async () => {
      const { client, email } = await newUser(site())
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

    test('says nothing, and everywhere when no scope is named', async () => {
      const { tokens, alive } = await two()
      const response = await call(site(), '/auth/v1/logout', {
        method: 'POST',
        token: tokens[0] ?? '',
      })
      expect([response.status, await response.text()]).toEqual([204, ''])
      expect(await alive()).toEqual([false, false])
    })

    test('an unknown scope, and nobody', async () => {
      const { tokens } = await two()
      expect(
        await code(
          await call(site(), '/auth/v1/logout?scope=all', {
            method: 'POST',
            token: tokens[0] ?? '',
          }),
        ),
      ).toBe('400 validation_failed')
      expect(await code(await call(site(), '/auth/v1/logout', { method: 'POST' }))).toBe(
        '401 no_authorization',
      )
    })
  })

  group('recovery and letters once more', (site) => {
    test('a letter, a session by its link, a new password', async () => {
      const { email } = await newUser(site())
      const client = clientOf(site())
      expect(await client.auth.resetPasswordForEmail(email)).toEqual({ data: {}, error: null })
      expect(
        (
          await client.auth.verifyOtp({
            type: 'recovery',
            token_hash: newestLetter(site()).tokenHash,
          })
        ).data.user?.recovery_sent_at,
      ).toEqual(time)
      expect((await client.auth.updateUser({ password: 'a-new-olive' })).error).toBeNull()
      expect(
        (await clientOf(site()).auth.signInWithPassword({ email, password: 'a-new-olive' })).error,
      ).toBeNull()
    })

    test('says the same to everybody, again and again, and writes one letter a minute', async () => {
      const { email } = await newUser(site())
      const before = lettersOf(site())
      for (const address of [email, newEmail(), email, email])
        expect(await clientOf(site()).auth.resetPasswordForEmail(address)).toEqual({
          data: {},
          error: null,
        })
      expect(lettersOf(site())).toBe(before + 1)
    })

    test('of an account that nobody confirmed leaves nothing of its password', async () => {
      const email = newEmail()
      await clientOf(site()).auth.signUp({ email, password: 'the-strangers' })
      await clientOf(site()).auth.resetPasswordForEmail(email)
      expect(
        (
          await clientOf(site()).auth.verifyOtp({
            type: 'recovery',
            token_hash: newestLetter(site()).tokenHash,
          })
        ).error,
      ).toBeNull()
      expect(
        (await clientOf(site()).auth.signInWithPassword({ email, password: 'the-strangers' })).error
          ?.code,
      ).toBe('invalid_credentials')
    })

    test('without an address', async () => {
      const response = await call(site(), '/auth/v1/recover', { body: {} })
      expect(await response.json()).toEqual({
        code: 'validation_failed',
        message: 'Password recovery requires an email',
      })
    })

    test('a confirmation once more makes the first link void', async () => {
      const email = newEmail()
      await clientOf(site()).auth.signUp({ email, password })
      const first = newestLetter(site()).tokenHash
      expect((await clientOf(site()).auth.resend({ type: 'signup', email })).error).toMatchObject({
        status: 429,
        code: 'over_email_send_rate_limit',
      })
      // As if a minute had gone by: a backend whose limits know nothing yet.
      expect((await later(site()).auth.resend({ type: 'signup', email })).error).toBeNull()
      expect(
        (await clientOf(site()).auth.verifyOtp({ type: 'signup', token_hash: first })).error?.code,
      ).toBe('otp_expired')
      expect(
        (
          await clientOf(site()).auth.verifyOtp({
            type: 'signup',
            token_hash: newestLetter(site()).tokenHash,
          })
        ).error,
      ).toBeNull()
    })

    test('the unknown and the confirmed get the same answer and no letter', async () => {
      const { email } = await newUser(site())
      const before = lettersOf(site())
      for (const address of [email, newEmail()])
        expect(
          (await later(site()).auth.resend({ type: 'signup', email: address })).error,
        ).toBeNull()
      expect(lettersOf(site())).toBe(before)
      expect(
        await code(await call(site(), '/auth/v1/resend', { body: { type: 'magiclink', email } })),
      ).toBe('400 validation_failed')
    })

    test('a change of address once more', async () => {
      const { client, email } = await newUser(site())
      await client.auth.updateUser({ email: newEmail('new') })
      const first = newestLetter(site()).tokenHash
      await client.auth.resend({ type: 'email_change', email })
      const second = newestLetter(site()).tokenHash
      expect(second).not.toBe(first)
      expect(
        (await clientOf(site()).auth.verifyOtp({ type: 'email_change', token_hash: second })).error,
      ).toBeNull()
    })
  })

  group('verifying', (site) => {
    const signUp = async (emailRedirectTo?: string) => {
      const email = newEmail()
      await clientOf(site()).auth.signUp({
        email,
        password,
        options: emailRedirectTo ? { emailRedirectTo } : {},
      })
      return { email, ...newestLetter(site()) }
    }

    test.each(['signup', 'email'] as const)('by the code, as %s', async (type) => {
      const { email, code } = await signUp()
      const { data, error } = await clientOf(site()).auth.verifyOtp({ type, email, token: code })
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

    test('links and codes run out', async () => {
      const { email, tokenHash, code } = await signUp()
      const earlier = (update: 'expires_at' | 'code_expires_at') =>
        site()
          .database.db.updateTable('auth_one_time_tokens')
          .set({ [update]: Date.now() })
          .where('email', '=', email)
          .execute()
      await earlier('code_expires_at')
      expect(
        (await clientOf(site()).auth.verifyOtp({ type: 'signup', email, token: code })).error,
      ).toMatchObject({
        status: 403,
        code: 'otp_expired',
        message: 'Token has expired or is invalid',
      })
      await earlier('expires_at')
      expect(
        (await clientOf(site()).auth.verifyOtp({ type: 'signup', token_hash: tokenHash })).error
          ?.code,
      ).toBe('otp_expired')
    })

    test('a link of one kind does nothing of another', async () => {
      const { tokenHash, email, code } = await signUp()
      for (const type of ['recovery', 'magiclink', 'invite', 'email_change'] as const) {
        expect(
          (await clientOf(site()).auth.verifyOtp({ type, token_hash: tokenHash })).error?.code,
        ).toBe('otp_expired')
        expect(
          (await clientOf(site()).auth.verifyOtp({ type, email, token: code })).error?.code,
        ).toBe('otp_expired')
      }
    })

    test.each<[Record<string, string>]>([
      [{}],
      [{ type: 'signup' }],
      [{ type: 'nope', token_hash: 'x' }],
      [{ type: 'signup', token: '123456' }],
      [{ type: 'signup', token_hash: 'x', email: 'a@example.com' }],
    ])('refuses %o', async (body) => {
      expect(await code(await call(site(), '/auth/v1/verify', { body }))).toBe(
        '400 validation_failed',
      )
    })

    test('the link of the letter goes back to the site with a session behind the hash', async () => {
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
      const fragment = new URLSearchParams(
        new URL(again.headers.get('Location') ?? '').hash.slice(1),
      )
      expect(Object.fromEntries(fragment)).toEqual({
        error: 'access_denied',
        error_code: 'otp_expired',
        error_description: 'Email link is invalid or has expired',
        sb: '',
      })
    })

    test('looking whether a link leads anywhere does not use it up', async () => {
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
    ])('a link never leads to %s', async (wanted) => {
      const { link } = await signUp()
      link.searchParams.set('redirect_to', wanted.replace('HOST', new URL(site().url).host))
      const target = (await fetch(link, { redirect: 'manual' })).headers.get('Location') ?? ''
      expect(target.startsWith(`${site().url}/#access_token=`)).toBe(true)
    })
  })

  group('the end of an account', (site) => {
    test('by its owner, with everything that hangs on it', async () => {
      const { client, email } = await newUser(site())
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
      expect(await code(await call(site(), '/auth/v1/user', { token: access_token }))).toBe(
        '403 user_not_found',
      )
      expect(
        (await clientOf(site()).auth.signInWithPassword({ email, password })).error?.code,
      ).toBe('invalid_credentials')
    })

    test('not by a visitor, nor by a session that has ended', async () => {
      expect((await clientOf(site()).rpc('delete_account')).error?.code).toBe('42501')
      const { client, email } = await newUser(site())
      const { access_token } = await sessionOf(client)
      await client.auth.signOut()
      expect(
        (await call(site(), '/rest/v1/rpc/delete_account', { method: 'POST', token: access_token }))
          .status,
      ).toBe(401)
      expect((await clientOf(site()).auth.signInWithPassword({ email, password })).error).toBeNull()
    })
  })

  group('limits', (site) => {
    test('thirty of a kind from one address, then none', async () => {
      const address = newAddress()
      const ask = async () =>
        call(site(), '/auth/v1/verify', { body: {}, headers: { 'X-Forwarded-For': address } })
      const statuses = (await Promise.all(Array.from({ length: 31 }, ask))).map(
        ({ status }) => status,
      )
      expect(statuses.filter((status) => status === 429)).toHaveLength(1)
      const refused = await ask()
      expect(await refused.json()).toEqual({
        code: 'over_request_rate_limit',
        message: 'Request rate limit reached',
      })
      expect((await call(site(), '/auth/v1/verify', { body: {} })).status).toBe(400)
    })

    test('so many letters an hour in all, and nothing that tells whom they would have gone to', async () => {
      const { email } = await newUser(site())
      const few = later(site(), {}, 5)
      for (let sent = 0; sent < 5; sent++)
        expect((await few.auth.signUp({ email: newEmail(), password })).error).toBeNull()
      for (const address of [newEmail(), email, newEmail()])
        expect((await few.auth.signUp({ email: address, password })).error).toMatchObject({
          status: 429,
          code: 'over_email_send_rate_limit',
          message: 'email rate limit exceeded',
        })
      expect((await few.auth.resend({ type: 'email_change', email })).error?.message).toBe(
        'email rate limit exceeded',
      )
      const before = lettersOf(site())
      expect((await few.auth.resetPasswordForEmail(email)).error).toBeNull()
      expect(lettersOf(site())).toBe(before)
    })

    test('one client is refused long before it closes sign-up for others', async () => {
      const address = newAddress()
      const ask = async (from: string) =>
        (await clientOf(site(), from).auth.signUp({ email: newEmail(), password })).error?.message
      const answers = []
      for (let asked = 0; asked < 25; asked++) answers.push(await ask(address))
      expect(answers.filter((message) => message === undefined)).toHaveLength(20)
      expect(answers.at(-1)).toBe('email rate limit exceeded')
      expect(await ask(newAddress())).toBeUndefined()
    })
  })
})
