import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  behindProxy,
  call,
  newAddress,
  newEmail,
  signUpUser,
  password,
  publicKey,
  sessionOf,
} from '../testing/accounts.ts'
import { describeOnSqliteFirst } from '../testing/databases.ts'
import { randomFrom } from '../testing/random.ts'
import { type ServedSite, serveSite } from '../testing/site.ts'

/** `open` 5,000 times, then `close` as often. */
const nested = (open: string, close: string, depth = 5000, core = '') =>
  open.repeat(depth) + core + close.repeat(depth)

describeOnSqliteFirst(
  'what is too deep, too long or too much is a mistake of the client, on %s',
  (engine) => {
    let site: ServedSite
    let token: string
    beforeAll(async () => {
      site = await serveSite(engine, behindProxy)
      token = (await sessionOf((await signUpUser(site)).client)).access_token
    })
    afterAll(() => site.close())

    /** The call is made in process, for a query that no HTTP server would read. */
    const ask = (query: string) =>
      site.http.fetch(
        new Request(`${site.url}/rest/v1/properties?${query}`, { headers: { apikey: publicKey } }),
      )
    const terms = (count: number) => Array.from({ length: count }, () => 'price.eq.1').join(',')

    const patterns = (count: number) =>
      Array.from({ length: count }, () => 'title.ilike.*a*').join(',')

    test.each([
      ['1,001 conditions', `or=(${terms(1001)})`],
      ['1,001 conditions in two parameters', `or=(${terms(500)})&and=(${terms(501)})`],
      ['2,500 levels of brackets', `or=${nested('(or', ')', 2500, '(price.eq.1)')}`],
      ['2,500 levels of brackets, never closed', `or=${'(or'.repeat(2500)}`],
      ['21 levels of brackets', `or=(${nested('or(', ')', 20, 'price.eq.1')})`],
      ['1,001 values', `price=in.(${Array.from({ length: 1001 }, () => 1).join(',')})`],
      ['JSON of 5,000 levels', `features=cs.${nested('[', ']')}`],
      ['JSON of 5,000 levels, as an equal', `translations=eq.${nested('{"a":', '}', 2000, '1')}`],
      ['21 conditions with a pattern', `or=(${patterns(21)})`],
      ['101 parameters', Array.from({ length: 101 }, () => 'price=gt.1').join('&')],
      ['101 columns', `select=${Array.from({ length: 101 }, () => 'id').join(',')}`],
      ['101 columns to order by', `order=${Array.from({ length: 101 }, () => 'id').join(',')}`],
      ['a query of 20,000 characters', `title=eq.${'a'.repeat(20_000)}`],
    ])('%s are refused as a query', async (_, query) => {
      const response = await ask(query)
      expect([response.status, (await response.json()).code]).toEqual([400, 'PGRST100'])
      expect(response.headers.get('Proxy-Status')).toBe('PostgREST; error=PGRST100')
    })

    test.each([
      ['499 conditions and their bracket', `or=(${terms(499)})`],
      ['20 conditions with a pattern', `or=(${patterns(20)})`],
      ['20 levels of brackets', `or=(${nested('or(', ')', 19, 'price.eq.1')})`],
      ['1,000 values', `price=in.(${Array.from({ length: 1000 }, () => 1).join(',')})`],
      [
        '100 columns',
        `select=${Array.from({ length: 100 }, (_, index) => `a${index}:id`).join(',')}`,
      ],
    ])('%s are answered', async (_, query) => {
      expect((await ask(query)).status).toBe(200)
    })

    const deep = nested('[', ']')
    test.each([
      [
        'POST',
        '/auth/v1/signup',
        `{"email":"a@example.com","password":"olive-grove-7","data":{"a":${deep}}}`,
      ],
      ['POST', '/auth/v1/signup', `{"data":${nested('{"a":', '}', 5000, '1')}}`],
      ['PUT', '/auth/v1/user', `{"data":{"a":${deep}}}`],
      ['POST', '/auth/v1/token?grant_type=password', `{"email":${deep}}`],
      ['POST', '/auth/v1/token?grant_type=refresh_token', deep],
      ['POST', '/auth/v1/token?grant_type=pkce', `{"auth_code":${deep}}`],
      ['POST', '/auth/v1/recover', `{"a":${deep}}`],
      ['POST', '/auth/v1/resend', `{"a":${deep}}`],
      ['POST', '/auth/v1/verify', `{"a":${deep}}`],
      ['POST', '/auth/v1/factors', `{"factor_type":"totp","a":${deep}}`],
      ['POST', '/auth/v1/factors/recovery-codes/verify', `{"code":${deep}}`],
      [
        'PUT',
        '/auth/v1/user',
        `{"data":{"a":[${Array.from({ length: 10_001 }, () => 0).join(',')}]}}`,
      ],
    ])('%s %s with %#', async (method, path, body) => {
      const response = await call(site, path, { method, body, token })
      expect([response.status, (await response.json()).code]).toEqual([400, 'bad_json'])
    })

    test('the body of a function’s call is bounded too', async () => {
      const response = await call(site, '/rest/v1/rpc/end_session', {
        body: `{"session_id":${deep}}`,
        token,
      })
      expect([response.status, (await response.json()).code]).toEqual([400, 'PGRST102'])
    })

    test('a form of a thousand fields is refused as a whole', async () => {
      for (const path of ['/contact', '/es/login', '/register', '/services-support']) {
        const fields = Object.fromEntries(
          Array.from({ length: 1000 }, (_, index) => [`f${index}`, '']),
        )
        expect((await site.post(path, fields, { Origin: site.url })).status).toBe(400)
      }
    })

    test('900 requests at random, the same in every run, cause no 5xx', async () => {
      const random = randomFrom(20_261_122)
      const failed: string[] = []
      const send = async ({ path, init }: { path: string; init: RequestInit }) => {
        const response = await site.http.fetch(new Request(site.url + path, init))
        await response.arrayBuffer()
        if (response.status >= 500)
          failed.push(
            `${response.status} ${init.method} ${path.slice(0, 200)} ${String(init.body).slice(0, 200)}`,
          )
      }
      // The requests are sent together, because many answers come at multiples of a quarter of a
      // second.
      for (let round = 0; round < 15; round++)
        await Promise.all(Array.from({ length: 60 }, () => randomRequest(random, token)).map(send))
      expect(failed).toEqual([])
    })
  },
)

/** A request that a hostile client might make: valid parts in an invalid combination. */
function randomRequest(random: () => number, token: string): { path: string; init: RequestInit } {
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  const times = <T>(max: number, make: () => T): T[] =>
    Array.from({ length: Math.floor(random() * max) }, make)
  const text = () =>
    pick([
      '',
      ' ',
      'a',
      '0',
      '-1',
      '1e999',
      'null',
      'true',
      '\0',
      '\u2028',
      '"',
      '\\',
      "'",
      '%',
      '*',
      '🏡',
      '(',
      ')',
      '((',
      ',',
      '.',
      'eq.',
      'or',
      'not.',
      '../',
      '<script>',
      '{"a":1}',
      '[[[]]]',
      '2026-01-01',
      'infinity',
      '99999999999999999999',
      'a'.repeat(3000),
      newEmail(),
      password,
      '__proto__',
      'constructor',
    ])
  const column = () =>
    pick([
      'id',
      'price',
      'title',
      'features',
      'translations',
      'created_at',
      'garden',
      'nope',
      '*',
      '"id"',
    ])
  const operator = () =>
    pick([
      'eq',
      'neq',
      'gt',
      'lt',
      'gte',
      'lte',
      'like',
      'ilike',
      'is',
      'in',
      'cs',
      'not.eq',
      'fts',
      'ov',
    ])
  const value = (depth: number): unknown =>
    pick([
      () => text(),
      () => Math.round(random() * 1e6),
      () => null,
      () => true,
      () => (depth > 6 ? 0 : times(4, () => value(depth + 1))),
      () => (depth > 6 ? 0 : Object.fromEntries(times(4, () => [text(), value(depth + 1)]))),
    ])()
  const query = () => {
    const parameters = new URLSearchParams()
    for (const name of times(5, () =>
      pick(['select', 'order', 'or', 'and', 'not.or', 'limit', 'offset', 'columns', column()]),
    ))
      parameters.append(
        name,
        pick([
          () => text(),
          () => `${operator()}.${text()}`,
          () => `(${column()}.${operator()}.${text()})`,
          () => `(or(${column()}.${operator()}.(${text()}),${text()}))`,
        ])(),
      )
    return parameters.toString()
  }
  const names = [
    'email',
    'password',
    'data',
    'type',
    'token',
    'token_hash',
    'code',
    'refresh_token',
    'auth_code',
    'code_verifier',
    'code_challenge',
    'code_challenge_method',
    'factor_type',
    'friendly_name',
    'challenge_id',
    'session_id',
    'redirect_to',
  ]
  const body = () =>
    pick([
      () => JSON.stringify(value(0)),
      () => JSON.stringify(Object.fromEntries(times(6, () => [pick(names), value(1)]))),
      text,
    ])()
  const headers: Record<string, string> = {
    apikey: publicKey,
    'X-Forwarded-For': newAddress(),
    'Content-Type': pick(['application/json', 'text/plain', 'multipart/form-data; boundary=x']),
    ...(random() < 0.5
      ? { Authorization: `Bearer ${pick([token, publicKey, 'a.b.c', token.slice(1)])}` }
      : {}),
    ...(random() < 0.3 ? { Range: pick(['0-1', '9-1', 'x']), Prefer: 'count=exact' } : {}),
    ...(random() < 0.2
      ? { Accept: pick(['application/vnd.pgrst.object+json', 'text/html', '*/*']) }
      : {}),
    ...(random() < 0.5 ? { 'X-Supabase-Api-Version': '2024-01-01' } : {}),
  }
  const kind = random()
  if (kind < 0.45)
    return {
      path: `/rest/v1/${pick(['properties', 'properties', 'properties', 'rpc/list_sessions', 'x', ''])}?${query()}`,
      init: { method: pick(['GET', 'GET', 'HEAD']), headers },
    }
  if (kind < 0.85) {
    const path = pick([
      'signup',
      'token?grant_type=password',
      'token?grant_type=refresh_token',
      'token?grant_type=pkce',
      'token',
      'user',
      'logout',
      'recover',
      'resend',
      'verify',
      'factors',
      'factors/x/verify',
      'factors/x/challenge',
      'factors/recovery-codes',
      'factors/recovery-codes/verify',
    ])
    return {
      path: `/auth/v1/${path}`,
      init: { method: pick(['POST', 'POST', 'PUT', 'DELETE']), headers, body: body() },
    }
  }
  const form = new URLSearchParams(
    times(8, () => [
      pick([
        ...names,
        'name',
        'phone',
        'message',
        'next',
        'page',
        'newPassword',
        'currentPassword',
        'confirm',
      ]),
      text(),
    ]),
  )
  return {
    path: pick([
      '/login',
      '/login/code',
      '/register',
      '/forgot-password',
      '/reset-password?token_hash=x',
      '/confirm?token_hash=%00',
      '/contact',
      '/information',
      '/sign-out',
      '/profile',
      '/profile/security',
      '/es/profile/second-step',
      '/services-support',
    ]),
    init: {
      method: 'POST',
      headers: {
        'X-Forwarded-For': newAddress(),
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: form.toString(),
    },
  }
}
