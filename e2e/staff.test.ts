import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffRole } from '#server/database/tables/column-values.ts'
import { minute } from '#server/shared/time/durations.ts'
import {
  behindProxy,
  call,
  clientOf,
  newEmail,
  signUpUser,
  password,
  publicKey,
  sessionOf,
} from '../testing/accounts.ts'
import { withAuthenticator } from '../testing/authenticator.ts'
import { describeOnEachEngine } from '../testing/databases.ts'
import { runDeskCommand } from '../testing/desk.ts'
import { emailsTo } from '../testing/mail-files.ts'
import { serveSite, type ServedSite } from '../testing/site.ts'
import { staffSession } from '../testing/staff.ts'
import { visitorOf } from '../testing/visitor.ts'

describeOnEachEngine('staff and their homes, on %s', (engine) => {
  let site: ServedSite
  /** How far the site's clock is ahead of ours, in milliseconds. */
  let ahead = 0
  beforeAll(async () => {
    site = await serveSite(engine, behindProxy, {
      cacheSeconds: 300,
      clock: () => Date.now() + ahead,
    })
  })
  afterAll(() => site.close())

  /**
   * SITE_URL is unset, so links have the server's address, whatever the desk's own settings are.
   */
  const env = () => ({
    DATA_DIR: site.dataDir,
    ...(site.databaseUrl ? { DATABASE_URL: site.databaseUrl } : {}),
  })
  /** The official client, unmodified, with somebody's token. */
  const clientWith = (token: string) =>
    createClient(site.url, publicKey, { accessToken: async () => token })
  const as = async (role: StaffRole, level?: 1 | 2) =>
    clientWith((await staffSession(site.database, { siteUrl: site.url, role, level })).token)
  const home = (id: string, more: object = {}) => ({
    id,
    slug: id,
    title: `The house ${id}`,
    price: 1_234_000,
    description: 'A house above the sea.',
    bedrooms: 3,
    bathrooms: 2,
    area: 150,
    location: 'Alborán Hills',
    ref: id.toUpperCase(),
    ...more,
  })
  const found = async (path: string) => (await site.get(path)).status

  test('a manager invited at the desk sets password and authenticator, and writes', async () => {
    const email = newEmail('marta')
    expect(
      await runDeskCommand(['staff', 'invite', email, '--role', 'manager'], env()),
    ).toMatchObject({
      code: 0,
    })
    expect((await runDeskCommand(['staff', 'invite', email], env())).code).toBe(2)
    let link = ''
    await expect
      .poll(async () => {
        const [invitation] = await emailsTo(site, email)
        link = /http\S+\/reset-password\S+/.exec(invitation?.text ?? '')?.[0] ?? ''
        return invitation?.subject
      })
      .toBe('Your invitation to the office of Alborán Residences')
    expect(link).toContain('type=invite')

    // A stranger who knows the address cannot take over the invited account.
    const stranger = clientOf(site)
    expect((await stranger.auth.signUp({ email, password: 'a-strangers-pick' })).error).toBeNull()
    expect((await runDeskCommand(['staff', 'list'], env())).out).toMatch(
      `${email}  manager  waiting`,
    )

    expect(link.startsWith(site.url)).toBe(true)
    const path = link.replace(site.url, '')
    const guest = visitorOf(site)
    const chosen = await guest.post(path, { password, confirm: password })
    expect(chosen.status, await chosen.clone().text()).toBe(303)
    const client = clientOf(site)
    const signedIn = await client.auth.signInWithPassword({ email, password })
    expect(signedIn.data.user?.app_metadata).toMatchObject({ role: 'manager' })
    expect((await client.from('properties').insert(home('too-early'))).status).toBe(403)
    await withAuthenticator(client)
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(data?.currentLevel).toBe('aal2')
    const claims = (await client.auth.getClaims()).data?.claims
    expect(claims).toMatchObject({ aal: 'aal2', app_metadata: { role: 'manager' } })
    const added = await client
      .from('properties')
      .insert(home('villa-marta'))
      .select('id,revision')
      .single()
    expect(added).toMatchObject({ status: 201, data: { id: 'villa-marta', revision: 1 } })
    expect((await runDeskCommand(['staff', 'list'], env())).out).toMatch(
      `${email}  manager  accepted    on`,
    )

    expect((await runDeskCommand(['staff', 'remove', email], env())).err).toContain('last manager')
    await as('manager')
    expect((await runDeskCommand(['staff', 'remove', email], env())).code).toBe(0)
    expect(
      (await client.from('properties').update({ price: 1 }).eq('id', 'villa-marta')).status,
    ).toBe(403)
    expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  })

  test('the client adds, changes, replaces and deletes homes, and the pages follow', async () => {
    const manager = await as('manager')
    const homes = () => manager.from('properties')
    expect(await found('/properties/casa-uno')).toBe(404)
    const added = await homes()
      .insert([home('casa-uno'), home('casa-dos')])
      .select('id')
    expect(added).toMatchObject({ status: 201, data: [{ id: 'casa-uno' }, { id: 'casa-dos' }] })
    await expect.poll(() => found('/properties/casa-uno')).toBe(200)
    const changed = await homes()
      .update({ price: 999_000, title: '<script>alert(1)</script>' }, { count: 'exact' })
      .eq('id', 'casa-uno')
    expect(changed).toMatchObject({ status: 204, count: 1, error: null })
    const page = async () => (await site.get('/properties/casa-uno')).text()
    await expect.poll(page).toContain('€999,000')
    expect(await page()).not.toContain('<script>alert')
    const upserted = await homes()
      .upsert(home('casa-uno', { price: 950_000 }))
      .select('price,revision')
    expect(upserted).toMatchObject({ status: 200, data: [{ price: 950_000, revision: 3 }] })

    expect(await homes().delete().eq('id', 'casa-dos')).toMatchObject({ status: 204, error: null })
    await expect.poll(() => found('/properties/casa-dos')).toBe(404)
    expect(await homes().delete()).toMatchObject({ status: 400, error: { code: '21000' } })
    expect(await homes().update({ price: 1 })).toMatchObject({
      status: 400,
      error: { code: '21000' },
    })
  })

  test('two members in one home do not overwrite each other, and the log has both', async () => {
    const manager = await as('manager')
    const homes = () => manager.from('properties')
    // The second attempt changes nothing, and can tell.
    const second = await homes()
      .update({ price: 1 })
      .eq('id', 'casa-uno')
      .eq('revision', 2)
      .select('id')
    expect(second).toMatchObject({ status: 200, data: [] })

    const prices = await manager
      .from('price_history')
      .select('previous,price')
      .eq('property_id', 'casa-uno')
      .order('id')
    expect(prices.data).toEqual([
      { previous: 1_234_000, price: 999_000 },
      { previous: 999_000, price: 950_000 },
    ])
    const log = await manager
      .from('changes')
      .select('action,actor,before,after,request_id')
      .eq('row_id', 'casa-uno')
      .order('id', { ascending: false })
    expect(log.data).toMatchObject([
      { action: 'update', before: { price: 999_000 }, after: { price: 950_000 } },
      { action: 'update', before: { price: 1_234_000 }, after: { price: 999_000 } },
      { action: 'insert', before: null, after: { id: 'casa-uno' } },
    ])
    expect(log.data?.every(({ request_id }) => /^[\da-f-]{36}$/.test(request_id))).toBe(true)
    expect(await manager.from('changes').delete().eq('row_id', 'casa-uno')).toMatchObject({
      status: 403,
    })
  })

  test('an unpublished home is on no page, in no feed, document or answer', async () => {
    const manager = await as('manager')
    const hidden = [
      home('secret-draft', { publication: 'draft' }),
      home('secret-withdrawn', { publication: 'withdrawn', publish_at: null }),
      home('secret-later', { publication: 'published', publish_at: '2099-01-01T00:00:00Z' }),
    ]
    expect(await manager.from('properties').upsert(hidden, { defaultToNull: false })).toMatchObject(
      { error: null },
    )
    // Each page is rendered after the change has become known.
    await manager.from('properties').insert(home('seen'))
    await expect.poll(() => found('/properties/seen')).toBe(200)
    for (const path of [
      '/',
      '/properties',
      '/es/properties?sort=dearest',
      '/properties?page=2',
      '/properties?page=3',
      '/sitemap.xml',
      '/feeds/homes.xml',
      '/es/feeds/homes.xml',
      '/feeds/kyero.xml',
      '/llms.txt',
      '/shortlist?add=secret-draft',
    ]) {
      const text = await (
        await site.get(path, { Cookie: 'shortlist=secret-draft.secret-later.secret-withdrawn' })
      ).text()
      expect(text, path).not.toMatch(/secret-(?:draft|withdrawn|later)/i)
    }
    for (const { id } of hidden)
      for (const path of [
        `/properties/${id}`,
        `/es/properties/${id}`,
        `/properties/${id}/brochure.pdf`,
        `/properties/${id}/brochure.pdf?language=es`,
      ])
        expect(await found(path), path).toBe(404)
    const readers = [clientOf(site), (await signUpUser(site)).client, await as('manager', 1)]
    for (const reader of readers) {
      const homes = () => reader.from('properties')
      expect((await homes().select('id').like('id', 'secret-%')).data).toEqual([])
      expect((await homes().select('id').eq('slug', 'secret-draft')).data).toEqual([])
      expect(
        (await homes().select('id').or('publication.eq.draft,id.eq.secret-later')).data,
      ).toEqual([])
      expect(
        (await homes().select('id', { count: 'exact', head: true }).eq('publication', 'draft'))
          .count,
      ).toBe(0)
    }
    expect(
      (await manager.from('properties').select('id').like('id', 'secret-%')).data,
    ).toHaveLength(3)
    expect((await runDeskCommand(['homes', 'export'], env())).out).not.toContain('secret-')
  })

  test('a home that is published later is on the site from its time on', async () => {
    const manager = await as('manager')
    const soon = new Date(Date.now() + 20 * minute).toISOString()
    await manager.from('properties').update({ publish_at: soon }).eq('id', 'secret-later')
    expect(await found('/properties/secret-later')).toBe(404)
    ahead = 20 * minute
    await expect.poll(() => found('/properties/secret-later')).toBe(200)
    await manager.from('properties').update({ publication: 'withdrawn' }).eq('id', 'secret-later')
    await expect.poll(() => found('/properties/secret-later')).toBe(404)
    ahead = 0
  })

  test('nobody else writes homes or reads the log', async () => {
    const before = (await clientOf(site).from('properties').select('*').order('id')).data
    const { client: member } = await signUpUser(site)
    const agent = await as('agent')
    const removed = await staffSession(site.database, { siteUrl: site.url, role: 'manager' })
    await site.database.db.deleteFrom('auth_sessions').where('id', '=', removed.sessionId).execute()
    for (const [writer, status] of [
      [clientOf(site), 401],
      [member, 403],
      [await as('manager', 1), 403],
      [clientWith(removed.token), 403],
    ] as const) {
      const homes = () => writer.from('properties')
      for (const attempt of [
        homes().insert(home('mine')),
        homes().upsert(home('villa-001')),
        homes().update({ price: 1 }).eq('id', 'villa-001'),
        homes().update({ price: 1 }).eq('id', 'nowhere'),
        homes().delete().eq('id', 'villa-001'),
        homes().delete().neq('id', ''),
      ])
        expect(await attempt).toMatchObject({ status, error: { code: '42501' } })
      for (const table of ['changes', 'price_history']) {
        const log = await writer.from(table).select('*')
        expect(status === 401 ? log.status : log.data).toEqual(status === 401 ? 401 : [])
      }
    }
    expect(await agent.from('properties').delete().eq('id', 'villa-001')).toMatchObject({
      status: 403,
      error: { code: '42501' },
    })
    expect((await clientOf(site).from('properties').select('*').order('id')).data).toEqual(before)
  })

  test('nobody gains a role by what they send', async () => {
    const { client: member } = await signUpUser(site, {
      role: 'manager',
      app_metadata: { role: 'manager' },
    })
    const { access_token: token } = await sessionOf(member)
    const put = (body: object) => call(site, '/auth/v1/user', { method: 'PUT', body, token })
    expect((await put({ app_metadata: { role: 'manager' } })).status).toBe(403)
    await put({
      role: 'manager',
      data: { role: 'manager' },
      raw_app_meta_data: { role: 'manager' },
    })
    const email = newEmail()
    await call(site, '/auth/v1/signup', {
      body: {
        email,
        password,
        role: 'manager',
        app_metadata: { role: 'manager' },
        data: { role: 'manager' },
      },
    })
    const rows = await site.database.db
      .selectFrom('auth_users')
      .select(['email', 'role', 'app_metadata'])
      .execute()
    for (const row of rows.filter(({ email: one }) => one === email || one.startsWith('user-'))) {
      expect(row.role).toBe('authenticated')
      expect(JSON.stringify(row.app_metadata)).not.toContain('manager')
    }
  })

  test('forged and foreign requests change nothing', async () => {
    const { token } = await staffSession(site.database, { siteUrl: site.url, role: 'manager' })
    const [head = '', body = '', signature = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const none = `${encode({ alg: 'none' })}.${body}.`
    const longer = `${head}.${encode({ ...claims, exp: claims.exp + 9999 })}.${signature}`
    const post = (more: object) =>
      call(site, '/rest/v1/properties', { body: home('forged'), ...more })
    for (const forged of [none, longer, `${token}x`, 'a.b.c'])
      expect((await post({ token: forged })).status, forged.slice(0, 20)).toBe(401)
    // A page of another site has the browser's cookies, but no token.
    const crossSite = {
      Cookie: `session=${token}`,
      Origin: 'https://elsewhere.example',
      'Sec-Fetch-Site': 'cross-site',
    }
    expect((await post({ headers: crossSite })).status).toBe(401)
    // Some columns cannot be written by anybody.
    const manager = clientWith(token)
    for (const [more, code] of [
      [{ images: ['javascript:alert(1)'] }, '23514'],
      [{ slug: '../../etc/passwd' }, '23514'],
      [{ title: 'x'.repeat(201) }, '23514'],
      [{ title: 'nul \0' }, '22P05'],
      [{ password: 'x' }, 'PGRST204'],
      [{ translations: { es: { html: '<b>' } } }, '23514'],
    ] as const)
      expect(
        (await manager.from('properties').insert(home('forged', more))).error?.code,
        JSON.stringify(more),
      ).toBe(code)
    const nested = `{"id":"x","features":${'['.repeat(5000)}${']'.repeat(5000)}}`
    expect((await post({ token, body: nested })).status).toBe(400)
    const rows = Array.from({ length: 1001 }, (_, n) => ({ id: `n${n}` }))
    expect((await post({ token, body: rows })).status).toBe(400)
    expect((await post({ token, body: `"${'x'.repeat(1024 * 1024)}"` })).status).toBe(413)
    expect((await manager.from('properties').select('id').eq('id', 'forged')).data).toEqual([])
  })
})
