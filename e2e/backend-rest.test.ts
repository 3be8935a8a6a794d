import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { homes } from '#server/catalogue/seed/homes.ts'
import { call, clientOf, signUpUser, publicKey, sessionOf } from '../testing/accounts.ts'
import { describeOnEachEngine } from '../testing/databases.ts'
import { serveSite, type ServedSite } from '../testing/site.ts'

describeOnEachEngine('the catalogue by REST, on %s', (engine) => {
  let site: ServedSite
  beforeAll(async () => {
    site = await serveSite(engine)
  })
  afterAll(() => site.close())
  const properties = () => clientOf(site).from('properties')
  const all = homes.length

  test('the site’s own list has all columns, newest first', async () => {
    const { data, error, status } = await properties()
      .select('*')
      .order('created_at', { ascending: false })
    expect([error, status]).toEqual([null, 200])
    expect(data).toHaveLength(all)
    expect(data?.[0]).toMatchObject({
      id: homes[0]?.id,
      price: expect.any(Number),
      features: expect.any(Array),
      images: expect.any(Array),
      translations: { es: expect.any(Object) },
      created_at: '2026-11-01T09:00:00+00:00',
    })
  })

  test('one home by its slug; none and many are PGRST116', async () => {
    const slug = homes[3]?.slug
    expect((await properties().select('id').eq('slug', slug).single()).data).toEqual({
      id: homes[3]?.id,
    })
    const none = await properties().select('id').eq('slug', 'nowhere').single()
    expect([none.status, none.error]).toMatchObject([
      406,
      { code: 'PGRST116', details: 'The result contains 0 rows', hint: null },
    ])
    const many = await properties().select('id').single()
    expect([many.status, many.error]).toMatchObject([
      406,
      { code: 'PGRST116', details: `The result contains ${all} rows` },
    ])
    expect((await properties().select('id').eq('slug', 'nowhere').maybeSingle()).data).toBeNull()
  })

  test('filters of every kind', async () => {
    const ids = async (query: PromiseLike<{ data: { id: string }[] | null; error: unknown }>) => {
      const { data, error } = await query
      expect(error).toBeNull()
      return (data ?? []).map(({ id }) => id).sort()
    }
    const expected = (test: (home: (typeof homes)[number]) => boolean) =>
      homes
        .filter(test)
        .map(({ id }) => id)
        .sort()
    const select = () => properties().select('id')
    expect(await ids(select().gte('price', 500_000).lt('price', 1_000_000))).toEqual(
      expected(({ price }) => price >= 500_000 && price < 1_000_000),
    )
    expect(await ids(select().eq('property_type', 'villa').gt('bedrooms', 3))).toEqual(
      expected((home) => home.propertyType === 'villa' && home.bedrooms > 3),
    )
    expect(await ids(select().in('property_type', ['villa', 'penthouse']))).toEqual(
      expected(({ propertyType }) => propertyType === 'villa' || propertyType === 'penthouse'),
    )
    expect(await ids(select().is('garden', null))).toEqual(
      expected(({ garden }) => garden === null),
    )
    expect(await ids(select().not('garden', 'is', null))).toEqual(
      expected(({ garden }) => garden !== null),
    )
    expect(await ids(select().neq('garden', 0))).toEqual(
      expected(({ garden }) => garden !== null && garden !== 0),
    )
    expect(await ids(select().ilike('title', '%VILLA%'))).toEqual(
      expected(({ en }) => /villa/i.test(en.title)),
    )
    expect(
      await ids(select().or('bedrooms.eq.2,and(price.gt.2000000,garden.not.is.null)')),
    ).toEqual(
      expected((home) => home.bedrooms === 2 || (home.price > 2_000_000 && home.garden !== null)),
    )
    expect(
      await ids(select().contains('features', JSON.stringify([homes[0]?.en.features[0]]))),
    ).toContain(homes[0]?.id)
    expect(await ids(select().filter('garden', 'is', 'not_null'))).toEqual(
      expected(({ garden }) => garden !== null),
    )
  })

  test('a range is a page of the homes, with their count where it is asked for', async () => {
    const page = await properties().select('id', { count: 'exact' }).order('id').range(2, 4)
    expect([page.status, page.count, page.data?.length]).toEqual([206, all, 3])
    const whole = await properties().select('id', { count: 'exact' })
    expect([whole.status, whole.count]).toEqual([200, all])
    const head = await properties().select('*', { count: 'exact', head: true })
    expect([head.count, head.data]).toEqual([all, null])
    const beyond = await properties()
      .select('id', { count: 'exact' })
      .range(all + 1, all + 5)
    expect([beyond.status, beyond.error?.code]).toEqual([416, 'PGRST103'])
    expect((await properties().select('id').range(1000, 1001)).data).toEqual([])
    const edge = await call(site, `/rest/v1/properties?select=id&offset=${all}`, {
      headers: { Prefer: 'count=exact' },
    })
    expect([edge.status, edge.headers.get('Content-Range')]).toEqual([206, `*/${all}`])
  })

  test.each([
    ['properties?select=nope', 400, '42703', 'column properties.nope does not exist'],
    ['properties?price=eq.x', 400, '22P02', 'invalid input syntax for type integer: "x"'],
    [
      'properties?price=villa',
      400,
      'PGRST100',
      '"failed to parse filter (villa)" (line 1, column 1)',
    ],
    ['properties?select=price.sum()', 400, 'PGRST123', 'Use of aggregate functions is not allowed'],
    [
      'propertys',
      404,
      'PGRST205',
      "Could not find the table 'public.propertys' in the schema cache",
    ],
    [
      'rpc/nope',
      404,
      'PGRST202',
      'Could not find the function public.nope without parameters in the schema cache',
    ],
    ['properties?limit=-1', 416, 'PGRST103', 'Requested range not satisfiable'],
  ])('%s is %i %s', async (path, status, code, message) => {
    const response = await call(site, `/rest/v1/${path}`)
    const body = await response.json()
    expect([response.status, body]).toEqual([
      status,
      {
        code,
        message,
        details: expect.toSatisfy(isTextOrNull),
        hint: expect.toSatisfy(isTextOrNull),
      },
    ])
    expect(response.headers.get('Proxy-Status')).toBe(`PostgREST; error=${code}`)
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
  })

  test('an unknown table that is nearly ours gets a hint', async () => {
    expect((await clientOf(site).from('propertis').select('*')).error?.hint).toBe(
      "Perhaps you meant the table 'public.properties'",
    )
    expect((await clientOf(site).from('auth_users').select('*')).error?.hint).toBeNull()
  })

  test('another schema and an answer in HTML are refused', async () => {
    const other = createClient(site.url, publicKey, { db: { schema: 'auth' } })
    expect(await other.from('users').select('*')).toMatchObject({
      status: 406,
      error: { code: 'PGRST106' },
    })
    const accept = await call(site, '/rest/v1/properties', { headers: { Accept: 'text/html' } })
    expect([accept.status, (await accept.json()).code]).toEqual([406, 'PGRST107'])
  })

  test('nobody writes: a visitor is asked to sign in, a user is refused', async () => {
    const { client } = await signUpUser(site)
    const before = (await properties().select('*').order('id')).data
    for (const [writer, status] of [
      [clientOf(site), 401],
      [client, 403],
    ] as const) {
      expect(await writer.from('properties').insert({ id: 'mine' })).toMatchObject({
        status,
        error: { code: '42501', message: 'permission denied for table properties' },
      })
      expect(
        await writer.from('properties').update({ price: 1 }).eq('id', 'villa-001'),
      ).toMatchObject({ status, error: { code: '42501' } })
      expect(await writer.from('properties').delete().eq('id', 'villa-001')).toMatchObject({
        status,
        error: { code: '42501' },
      })
      expect(await writer.from('properties').upsert({ id: 'mine' })).toMatchObject({
        status,
        error: { code: '42501' },
      })
    }
    expect(
      await clientOf(site)
        .from('properties')
        .insert([{ nope: 1 }]),
    ).toMatchObject({ status: 400, error: { code: 'PGRST204' } })
    expect((await properties().select('*').order('id')).data).toEqual(before)
  })

  test('a user reads what a visitor reads', async () => {
    const { client } = await signUpUser(site)
    expect((await client.from('properties').select('id').limit(1)).status).toBe(200)
    expect(
      (
        await call(site, '/rest/v1/properties?limit=1', {
          token: (await sessionOf(client)).access_token,
        })
      ).status,
    ).toBe(200)
  })

  test('a browser of any other site may ask', async () => {
    const response = await call(site, '/rest/v1/properties?limit=1', {
      headers: { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' },
    })
    expect([
      response.status,
      response.headers.get('Access-Control-Allow-Origin'),
      response.headers.get('Content-Range'),
    ]).toEqual([200, '*', '0-0/*'])
  })
})

describeOnEachEngine('REST without its database, on %s', (engine) => {
  test('a failing database is a 503 without details', async () => {
    const site = await serveSite(engine)
    try {
      await site.database.db.schema.dropTable('properties').execute()
      const response = await call(site, '/rest/v1/properties', {
        headers: { 'X-Retry-Count': '3' },
      })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(await response.text()).not.toContain('select')
      for (const table of [
        'auth_recovery_codes',
        'auth_challenges',
        'auth_factors',
        'auth_devices',
        'auth_codes',
        'auth_one_time_tokens',
        'auth_sessions',
        'auth_identities',
        'auth_users',
      ])
        await site.database.db.schema.dropTable(table).execute()
      const { error } = await clientOf(site).auth.signInWithPassword({
        email: 'a@example.com',
        password: 'x',
      })
      expect(error).toMatchObject({ status: 500 })
    } finally {
      await site.close()
    }
  })
})

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'
