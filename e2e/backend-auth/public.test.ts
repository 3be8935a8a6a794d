import { expect, test } from 'vitest'
import { call, newEmail } from '../../testing/accounts.ts'
import { group, refusalCode } from './group.ts'

group('public endpoints', (site) => {
  test('settings list what a client may offer', async () => {
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

  test('health has the name and version of the service', async () => {
    expect(await (await call(site(), '/auth/v1/health')).json()).toEqual({
      version: expect.any(String),
      name: 'GoTrue',
      description: expect.any(String),
    })
  })

  test('the key set is public, cacheable and has no private part', async () => {
    const response = await fetch(`${site().url}/auth/v1/.well-known/jwks.json`)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=600')
    const { keys } = await response.json()
    expect(keys).toMatchObject([
      { kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: expect.any(String) },
    ])
    expect(JSON.stringify(keys)).not.toContain('"d"')
  })

  test('a call needs the right key, in a header or in the query', async () => {
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

  test('may be called from pages of other sites', async () => {
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
  test('have the format of the API version that was requested', async () => {
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
      'a zero byte in a text',
      '{"email":"a@example.com","password":"long-enough","data":{"name":"\\u0000"}}',
      '400 bad_json',
    ],
    [
      'an unpaired surrogate',
      '{"email":"a@example.com","password":"long-enough","data":{"name":"\\ud800"}}',
      '400 bad_json',
    ],
    [
      'more than a megabyte',
      `{"email":"${'a'.repeat(1024 * 1024)}"}`,
      '413 request_entity_too_large',
    ],
  ])('%s', async (_, body, expected) => {
    expect(await refusalCode(await call(site(), '/auth/v1/signup', { method: 'POST', body }))).toBe(
      expected,
    )
  })

  test('tokens are never cached', async () => {
    const response = await call(site(), '/auth/v1/token?grant_type=password', { body: {} })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test('an unknown path is a 404 in the service’s own format', async () => {
    expect(await refusalCode(await call(site(), '/auth/v1/nope'))).toBe('404 not_found')
  })
})
