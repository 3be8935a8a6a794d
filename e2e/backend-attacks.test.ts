import { createHmac } from 'node:crypto'
import {
  decodeJwt,
  decodeProtectedHeader,
  exportSPKI,
  generateKeyPair,
  importJWK,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromJson } from '#server/database/schema.ts'
import {
  behindProxy,
  call,
  clientOf,
  countLinkEmails,
  newAddress,
  newEmail,
  newestEmail,
  signUpUser,
  password,
  publicKey,
  sessionOf,
} from '../testing/accounts.ts'
import { describeOnEachEngine } from '../testing/databases.ts'
import { serveSite, type ServedSite } from '../testing/site.ts'

describeOnEachEngine('attacks on the backend, on %s', (engine) => {
  let site: ServedSite
  let token: string
  let victim: string
  beforeAll(async () => {
    site = await serveSite(engine, behindProxy)
    const { client, email } = await signUpUser(site)
    token = (await sessionOf(client)).access_token
    victim = email
  })
  afterAll(() => site.close())

  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const [none, seconds] = ['', () => Math.floor(Date.now() / 1000)]
  const privateKey = async () => {
    const row = await site.database.db
      .selectFrom('auth_signing_keys')
      .selectAll()
      .where('signs', '=', 1)
      .executeTakeFirstOrThrow()
    return { kid: row.kid, key: await importJWK(fromJson(row.private_jwk), 'ES256') }
  }
  /** A token that is signed by our own key but has other claims. */
  const signed = async (
    change: (jwt: SignJWT) => SignJWT,
    claims: JWTPayload = decodeJwt(token),
  ) => {
    const { kid, key } = await privateKey()
    return change(
      new SignJWT(claims).setProtectedHeader({
        alg: 'ES256',
        kid,
        typ: 'JWT',
      }),
    ).sign(key)
  }
  const hmac = (header: object, secret: string | Buffer, claims: object = decodeJwt(token)) => {
    const body = `${base64(header)}.${base64(claims)}`
    return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
  }

  const forgeries: [string, () => Promise<string> | string, string][] = [
    ['alg none', () => new UnsecuredJWT(decodeJwt(token)).encode(), 'PGRST301'],
    [
      'alg none with the signature of another',
      () => `${base64({ alg: 'none' })}.${token.split('.').slice(1).join('.')}`,
      'PGRST301',
    ],
    ['alg NONE', () => `${base64({ alg: 'NONE' })}.${token.split('.')[1]}.${none}`, 'PGRST301'],
    [
      'a key of one’s own',
      async () =>
        new SignJWT(decodeJwt(token))
          .setProtectedHeader({ alg: 'ES256', kid: decodeProtectedHeader(token).kid ?? '' })
          .sign((await generateKeyPair('ES256')).privateKey),
      'PGRST301',
    ],
    [
      'a key of one’s own with another id',
      async () =>
        new SignJWT(decodeJwt(token))
          .setProtectedHeader({ alg: 'ES256', kid: 'mine' })
          .sign((await generateKeyPair('ES256')).privateKey),
      'PGRST301',
    ],
    [
      'a key of one’s own, enclosed',
      async () => {
        const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
        return new SignJWT(decodeJwt(token))
          .setProtectedHeader({
            alg: 'ES256',
            jwk: await globalThis.crypto.subtle.exportKey('jwk', publicKey),
          })
          .sign(privateKey)
      },
      'PGRST301',
    ],
    [
      'HS256 with our public key as the secret',
      async () => {
        const { keys } = await (await fetch(`${site.url}/auth/v1/.well-known/jwks.json`)).json()
        const key = await importJWK(keys[0], 'ES256', { extractable: true })
        if (key instanceof Uint8Array) throw new Error('Not a public key')
        return hmac({ alg: 'HS256', kid: keys[0].kid }, await exportSPKI(key))
      },
      'PGRST301',
    ],
    [
      'HS256 with the public API key as the secret',
      () => hmac({ alg: 'HS256', typ: 'JWT' }, publicKey),
      'PGRST301',
    ],
    [
      'a changed payload',
      () => {
        const [header, , signature] = token.split('.')
        return `${header}.${base64({ ...decodeJwt(token), role: 'service_role' })}.${signature}`
      },
      'PGRST301',
    ],
    ['a cut signature', () => token.slice(0, -8), 'PGRST301'],
    ['no signature', () => `${token.split('.').slice(0, 2).join('.')}.`, 'PGRST301'],
    ['expired', () => signed((jwt) => jwt.setExpirationTime(seconds() - 60)), 'PGRST303'],
    ['not yet valid', () => signed((jwt) => jwt.setNotBefore(seconds() + 600)), 'PGRST303'],
    ['another audience', () => signed((jwt) => jwt.setAudience('elsewhere')), 'PGRST303'],
    [
      'another issuer',
      () => signed((jwt) => jwt.setIssuer('https://evil.example/auth/v1')),
      'PGRST303',
    ],
    [
      'without an expiry',
      () => {
        const { exp: _, ...endless } = decodeJwt(token)
        return signed((jwt) => jwt, endless)
      },
      'PGRST303',
    ],
  ]

  test.each(forgeries)('a forged token (%s) gives no access', async (_, forge, restCode) => {
    const forged = await forge()
    const user = await call(site, '/auth/v1/user', { token: forged })
    expect([user.status, (await user.json()).code]).toEqual([403, 'bad_jwt'])
    for (const [method, path] of [
      ['PUT', '/auth/v1/user'],
      ['POST', '/auth/v1/logout'],
      ['POST', '/rest/v1/rpc/delete_account'],
    ] as const)
      expect([401, 403]).toContain(
        (await call(site, path, { method, token: forged, body: { data: { role: 'admin' } } }))
          .status,
      )
    const rest = await call(site, '/rest/v1/properties?select=id&limit=1', { token: forged })
    expect([rest.status, (await rest.json()).code]).toEqual([401, restCode])
    expect(rest.headers.get('WWW-Authenticate')).toContain('error="invalid_token"')
    expect((await call(site, '/auth/v1/user', { token })).status).toBe(200)
  })

  test('the message for each kind of invalid token', async () => {
    const ask = async (forged: string) => {
      const { message, details } = await (
        await call(site, '/rest/v1/properties?limit=1', {
          headers: { Authorization: `Bearer ${forged}` },
        })
      ).json()
      return [message, details]
    }
    expect(await ask('')).toEqual(['Empty JWT is sent in Authorization header', null])
    expect(await ask('a.b')).toEqual(['Expected 3 parts in JWT; got 2', null])
    expect(await ask('a.b.c')).toEqual(['JWT cryptographic operation failed', null])
    expect(await ask(new UnsecuredJWT({}).encode())).toEqual([
      'Wrong or unsupported encoding algorithm',
      "JWT is unsecured but expected 'alg' was not 'none'",
    ])
    expect(await ask(hmac({ alg: 'HS256' }, 'x'))).toEqual([
      'No suitable key or wrong key type',
      'None of the keys was able to decode the JWT',
    ])
    expect(await ask(await signed((jwt) => jwt.setExpirationTime(seconds() - 60)))).toEqual([
      'JWT expired',
      null,
    ])
    expect(await ask(await signed((jwt) => jwt.setNotBefore(seconds() + 60)))).toEqual([
      'JWT not yet valid',
      null,
    ])
    expect(await ask(await signed((jwt) => jwt.setIssuedAt(seconds() + 60)))).toEqual([
      'JWT issued at future',
      null,
    ])
    expect(await ask(await signed((jwt) => jwt.setAudience('x')))).toEqual([
      'JWT not in audience',
      null,
    ])
  })

  test('a token is accepted while clocks differ by half a minute', async () => {
    const late = await signed((jwt) => jwt.setExpirationTime(seconds() - 20))
    expect((await call(site, '/rest/v1/properties?limit=1', { token: late })).status).toBe(200)
  })

  test('after ten guesses of a password, parallel ones too, the right one is refused', async () => {
    const { email } = await signUpUser(site)
    const address = newAddress()
    const guess = async (guessed: string, from = address) =>
      (await clientOf(site, from).auth.signInWithPassword({ email, password: guessed })).error?.code
    const codes = await Promise.all(
      Array.from({ length: 25 }, (_, index) => guess(`wrong-${index}`)),
    )
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10)
    expect(codes.filter((code) => code === 'over_request_rate_limit')).toHaveLength(15)
    expect(await guess(password)).toBe('over_request_rate_limit')
    // The owner, on another network, notices nothing.
    expect(await guess(password, newAddress())).toBeUndefined()
  })

  test('guesses from everywhere close the mailbox to strangers, not to its owner', async () => {
    const { email } = await signUpUser(site)
    const home = newAddress()
    const signIn = async (guessed: string, from: string) =>
      (await clientOf(site, from).auth.signInWithPassword({ email, password: guessed })).error?.code
    expect(await signIn(password, home)).toBeUndefined()
    for (let round = 0; round < 5; round++)
      await Promise.all(Array.from({ length: 10 }, () => signIn('wrong-one', newAddress())))
    expect(await signIn('wrong-one', newAddress())).toBe('over_request_rate_limit')
    expect(await signIn(password, newAddress())).toBe('over_request_rate_limit')
    expect(await signIn(password, home)).toBeUndefined()
    // A mailbox without an account is locked in the same way.
    const nobody = newEmail()
    const strange = async () =>
      (await clientOf(site).auth.signInWithPassword({ email: nobody, password })).error?.code
    for (let round = 0; round < 5; round++) await Promise.all(Array.from({ length: 10 }, strange))
    expect(await strange()).toBe('over_request_rate_limit')
  })

  test('trying one password on many mailboxes from one address is stopped', async () => {
    const address = newAddress()
    const spray = () =>
      clientOf(site, address).auth.signInWithPassword({ email: newEmail(), password: 'Password1' })
    const codes = (await Promise.all(Array.from({ length: 60 }, spray))).map(
      ({ error }) => error?.code,
    )
    expect(codes).toContain('over_request_rate_limit')
  })

  test('no text, status or header reveals whether an address has an account', async () => {
    const ask = async (path: string, body: object) => {
      const response = await call(site, path, { body })
      const text = (await response.text())
        .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'id')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
        .replaceAll(/[\w-]+@example.com/g, 'address')
        .replaceAll(/after \d+/g, 'after N')
      const headers = [...response.headers].filter(
        ([name]) => !['date', 'x-request-id', 'content-length'].includes(name),
      )
      return { status: response.status, text, headers }
    }
    const unconfirmed = newEmail()
    await clientOf(site).auth.signUp({ email: unconfirmed, password })
    for (const [path, body] of [
      ['/auth/v1/token?grant_type=password', { password: 'wrong-one' }],
      ['/auth/v1/recover', {}],
      ['/auth/v1/verify', { type: 'signup', token: '000000' }],
      ['/auth/v1/verify', { type: 'recovery', token: '000000' }],
    ] as const) {
      const unknown = await ask(path, { ...body, email: newEmail() })
      expect(await ask(path, { ...body, email: victim })).toEqual(unknown)
      expect(await ask(path, { ...body, email: unconfirmed })).toEqual(unknown)
    }
    // Asking twice in a minute is refused for an unknown mailbox as for a known one.
    const unknown = newEmail()
    await call(site, '/auth/v1/signup', { body: { email: unknown, password } })
    const refused = await ask('/auth/v1/signup', { email: unknown, password })
    expect(refused.status).toBe(429)
    expect(await ask('/auth/v1/signup', { email: victim, password })).toEqual(refused)
    expect(await ask('/auth/v1/signup', { email: unconfirmed, password })).toEqual(refused)
  })

  test('an e-mail’s link keeps its host for any headers of a request', async () => {
    const { email } = await signUpUser(site)
    const before = countLinkEmails(site)
    await call(site, '/auth/v1/recover?redirect_to=https://evil.example/', {
      body: { email },
      headers: { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
    })
    expect(countLinkEmails(site)).toBe(before + 1)
    const { link } = newestEmail(site)
    expect(link.origin).toBe(site.url)
    expect(link.searchParams.get('redirect_to')).toBe(site.url)
  })

  test('the accounts’ tables are not served', async () => {
    for (const table of [
      'auth_users',
      'auth_signing_keys',
      'leads',
      'outbox',
      'subscribers',
      'sqlite_master',
      'pg_catalog.pg_tables',
    ]) {
      const response = await call(site, `/rest/v1/${table}?select=*`, { token })
      expect([response.status, (await response.json()).code]).toEqual([404, 'PGRST205'])
    }
  })

  test('nothing in a filter becomes SQL', async () => {
    const hostile = [
      "x' or '1'='1",
      "x'); drop table properties; --",
      'x" or 1=1',
      'x\\',
      "$1'",
      '?',
      '1 union select id from auth_users',
    ]
    for (const value of hostile) {
      for (const column of ['id', 'price', 'created_at', 'features']) {
        const { data } = await clientOf(site).from('properties').select('id').eq(column, value)
        expect(data ?? []).toEqual([])
      }
      for (const query of [
        `select=${encodeURIComponent(value)}`,
        `order=${encodeURIComponent(value)}`,
        `${encodeURIComponent(value)}=eq.1`,
        `or=(${encodeURIComponent(`${value}.eq.1`)})`,
      ])
        expect((await call(site, `/rest/v1/properties?${query}`)).status).toBe(400)
    }
    const { count } = await clientOf(site)
      .from('properties')
      .select('*', { count: 'exact', head: true })
    expect(count).toBeGreaterThan(20)
  })
})
