import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { codeOf, stepAt } from '#server/backend/auth/factors/totp.ts'
import { minute } from '#server/shared/time/durations.ts'
import { behindProxy, password } from '../../testing/accounts.ts'
import { codeNow } from '../../testing/authenticator.ts'
import { describeOnSqliteFirst } from '../../testing/databases.ts'
import { sendEnquiry } from '../../testing/enquiry.ts'
import { enterOffice, newMember, signInMember } from '../../testing/office.ts'
import { outageOf } from '../../testing/outage.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'
import { visitorOf } from '../../testing/visitor.ts'

describeOnSqliteFirst('who gets into the office, on %s', (engine) => {
  let site: ServedSite
  /** Milliseconds by which the site's clock is ahead of ours. */
  let ahead = 0
  beforeAll(async () => {
    site = await serveSite(engine, behindProxy, {
      cacheSeconds: 300,
      clock: () => Date.now() + ahead,
    })
  })
  afterEach(() => void (ahead = 0))
  afterAll(() => site.close())

  const paths = ['/office', '/office/leads', '/office/sign-in', '/office/enrol', '/office/nothing']
  /** The text of a page, without the time stamp of every page. */
  const text = async (response: Response) =>
    (await response.text()).replaceAll(/t1\.[\w-]+\.[\w-]+/g, 'stamp')

  const headersOf = ({ headers }: Response) =>
    [...headers].filter(([name]) => name !== 'x-request-id')

  /** The forged value is as long as a real one. */
  const forgedMark = `member=11111111-1111-4111-8111-111111111111~${'A'.repeat(43)}`

  test('a stranger gets the page of an unknown path, to the byte', async () => {
    for (const language of ['', '/es']) {
      const unknown = await site.get(`${language}/no-such-page`)
      const body = await unknown.text()
      for (const path of paths)
        for (const cookie of ['', 'session=forged~forged', 'pending=forged~forged', forgedMark]) {
          const answer = await site.get(language + path, cookie ? { Cookie: cookie } : {})
          expect(answer.status, path + cookie).toBe(404)
          if (!cookie) {
            expect(await answer.text(), path).toBe(body)
            expect(headersOf(answer), path).toEqual(headersOf(unknown))
          }
        }
      const posted = await visitorOf(site).post(`${language}/office/leads`, {})
      expect(posted.status).toBe(404)
    }
    expect((await site.get('/office/leads.data')).status).toBe(404)
  })

  test('a visitor with an account gets what any unknown path gives them', async () => {
    const { visitor, email } = await newMember(site, undefined, { secondStep: false })
    await visitor.post('/login', { email, password })
    const unknown = await visitor.get('/offices')
    // The rules for prefetching name a visitor's page that ends like the office's path.
    const shown = async (answer: Response) => (await text(answer)).replaceAll('/viewing/office', '')
    const body = await shown(unknown)
    for (const path of paths) {
      const answer = await visitor.get(path)
      expect(answer.status, path).toBe(404)
      // The other language's link repeats the path.
      expect((await shown(answer)).replaceAll(path, '/offices'), path).toBe(body)
      expect(answer.headers.get('X-Robots-Tag')).toBeNull()
    }
  })

  test('the list of routes that visitors load does not name the office', async () => {
    const page = await (await site.get('/')).text()
    const [manifest = ''] = /\/assets\/manifest-[\w-]+\.js/.exec(page) ?? []
    const answer = await site.get(manifest)
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toMatch(/"(?:en|es)\/office|"path":"(?:es\/)?office/)
  })

  test('an agent without a second step sets one up, and gets recovery codes once', async () => {
    const member = await newMember(site, 'agent', { secondStep: false })
    const { visitor } = member
    expect((await signInMember(member)).headers.get('Location')).toBe('/office')
    expect((await visitor.get('/office/leads')).headers.get('Location')).toBe('/office/enrol')
    const page = await (await visitor.get('/office/enrol')).text()
    const secret = (/<code>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1] ?? '').replaceAll(' ', '')
    // A phone cannot scan the code on its own screen: the link opens the authenticator app.
    expect(page).toMatch(/href="otpauth:\/\/totp\/[^"]+secret=/)
    const wrong = await visitor.post('/office/enrol', { code: '000000', password })
    expect(wrong.status).toBe(400)
    expect(await wrong.text()).toContain('That code is wrong or has already been used.')
    const codes = await (
      await visitor.post('/office/enrol', { code: codeNow(secret), password })
    ).text()
    expect(codes).toContain('Keep these codes on paper')
    expect((await visitor.get('/office/leads')).status).toBe(200)
    expect((await visitor.get('/office/enrol')).headers.get('Location')).toBe('/office')
  })

  test('a session older than ten minutes asks for the password to set up the step', async () => {
    const member = await newMember(site, 'agent', { secondStep: false })
    const { visitor } = member
    await signInMember(member)
    const asks = async () =>
      /name="password"/.test(await (await visitor.get('/office/enrol')).text())
    expect(await asks()).toBe(false)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
    try {
      expect(await asks()).toBe(true)
      const page = await (await visitor.get('/office/enrol')).text()
      const secret = (/<code>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1] ?? '').replaceAll(' ', '')
      const refused = await visitor.post('/office/enrol', { code: codeNow(secret) })
      expect(refused.status).toBe(400)
      expect(await refused.text()).not.toContain('Keep these codes on paper')
    } finally {
      vi.useRealTimers()
    }
  })

  test('after too many wrong codes, the answer says when to try again', async () => {
    const { visitor, email } = await newMember(site, 'agent')
    await visitor.post('/login', { email, password })
    let answer: Response
    do answer = await visitor.post('/office/sign-in', { code: '123 456' })
    while (answer.status === 400)
    expect(answer.status).toBe(429)
    expect(answer.headers.get('Retry-After')).toBe('600')
  })

  test('the password alone opens nothing; the code does, or a recovery code', async () => {
    const member = await newMember(site, 'manager')
    const { visitor, email, secret = '' } = member
    const answer = await visitor.post('/login', { email, password })
    expect(answer.headers.get('Location')).toBe('/office/sign-in')
    expect((await visitor.get('/office/leads')).headers.get('Location')).toBe(
      '/office/sign-in?next=%2Foffice%2Fleads',
    )
    const wrong = await visitor.post('/office/sign-in', { recovery: '<b>7qk4' })
    expect(wrong.status).toBe(400)
    expect(await wrong.text()).toContain('&lt;b&gt;7qk4')
    const right = await visitor.post('/office/sign-in?next=/office/leads?q=x', {
      code: codeNow(secret),
    })
    expect(right.headers.get('Location')).toBe('/office/leads?q=x')
    const page = await visitor.get('/es/office/leads')
    expect(page.status).toBe(200)
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
    expect(await page.text()).toContain('Consultas')
  })

  test('a sign-in leads to no other site', async () => {
    const { visitor, email, secret = '' } = await newMember(site, 'agent')
    await visitor.post('/login', { email, password })
    const answer = await visitor.post('/office/sign-in?next=//evil.example/office', {
      code: codeNow(secret),
    })
    expect(answer.headers.get('Location')).toBe('/office')
  })

  test('a member who was idle is asked for the code again, and typed values are kept', async () => {
    const { visitor, secret = '' } = await enterOffice(site, 'agent')
    expect((await visitor.get('/office/leads')).status).toBe(200)
    ahead += 31 * minute
    expect((await visitor.get('/office/leads')).status).toBe(302)
    const message = 'Dear A. Whitfield,\nit is still for sale <script>alert(1)</script>'
    const form = new URLSearchParams({ message, picture: 'one' })
    form.append('picture', 'two')
    const sent = await visitor.post('/office/leads', form)
    expect(sent.status).toBe(302)
    const location = sent.headers.get('Location') ?? ''
    expect(location).toBe('/office/sign-in?next=%2Foffice&idle=form')
    expect(await (await visitor.get(location)).text()).toContain('What was typed is kept')
    ahead += 31 * minute
    const back = await visitor.post('/office/sign-in?next=%2Foffice', {
      code: codeOf(secret, stepAt(Date.now() + ahead)),
    })
    expect(back.status, await back.clone().text()).toBe(303)
    const page = await (await visitor.get('/office/leads')).text()
    expect(page).toContain('You were asked to sign in while this was being sent')
    expect(page).toContain('it is still for sale &lt;script&gt;')
    for (const ticked of ['one', 'two']) expect(page).toContain(`name="picture" value="${ticked}"`)
    await visitor.post('/office/unsent-form', { path: '/office/leads' })
    expect(await (await visitor.get('/office/leads')).text()).not.toContain('still for sale')
  })

  test('a kept form is there until it is sent and taken, whatever else is pressed', async () => {
    const { visitor, secret = '' } = await enterOffice(site, 'agent')
    const path = `/office/leads/${await sendEnquiry(site)}`
    const kept = async () => (await visitor.get('/office/leads')).text()
    ahead += 31 * minute
    await visitor.post(path, { intent: 'note', note: 'She prefers mornings' })
    await visitor.post('/office/sign-in?next=%2Foffice', {
      code: codeOf(secret, stepAt(Date.now() + ahead)),
    })
    expect(await kept()).toContain('She prefers mornings')
    for (const intent of ['unread', 'no-such-button']) await visitor.post(path, { intent })
    expect(await kept()).toContain('She prefers mornings')
    const end = outageOf(site.database, 'lead_notes')
    const failed = await visitor.post(path, { intent: 'note', note: 'She prefers mornings' })
    end()
    expect(failed.status).toBe(503)
    expect(await kept()).toContain('She prefers mornings')
    await visitor.post(path, { intent: 'note', note: 'She prefers mornings' })
    expect(await kept()).not.toContain('She prefers mornings')
  })

  test('an outage hides the office from strangers only, and loses no session', async () => {
    const { visitor } = await enterOffice(site, 'agent')
    expect((await visitor.get('/office/leads')).status).toBe(200)
    const stranger = visitorOf(site)
    const end = outageOf(site.database, 'auth_sessions')
    try {
      expect((await visitor.get('/es/office/leads')).status).toBe(503)
      expect((await visitor.post('/office/leads', { message: 'typed' })).status).toBe(503)
      expect((await stranger.get('/office/leads')).status).toBe(404)
    } finally {
      end()
    }
    expect((await visitor.get('/office/leads')).status).toBe(200)
  })

  test('a member whose session has ended signs in and is back with the typed values', async () => {
    const member = await enterOffice(site, 'manager')
    const { visitor, id, email, secret = '' } = member
    expect((await visitor.get('/office/leads')).status).toBe(200)
    await site.database.db.deleteFrom('auth_sessions').where('user_id', '=', id).execute()

    const message = 'Dear A. Whitfield,\nthe terrace faces south.'
    const sent = await visitor.post('/es/office/leads', { message, stage: 'offer' })
    expect(sent.status).toBe(302)
    expect(sent.headers.get('Location')).toBe('/es/login?next=/es/office&ended=form')
    for (const path of ['/office/sign-in', '/office/enrol', '/office/nothing'])
      expect((await visitor.get(path)).headers.get('Location'), path).toMatch(
        /^\/login\?next=\/office/,
      )
    const asked = await visitor.get('/office/homes?state=draft')
    expect(asked.headers.get('Location')).toBe(
      '/login?next=/office/homes%3Fstate%3Ddraft&ended=session',
    )
    expect(asked.headers.get('Cache-Control')).toBe('private, no-store')

    // Another account in the same browser has no access to the office, and sees nothing of the
    // form.
    const signedIn = await visitor.post('/login', { email, password, next: '/office/homes' })
    expect(signedIn.headers.get('Location')).toBe('/office/sign-in?next=/office/homes')
    const proved = await visitor.post('/office/sign-in?next=/office/homes', {
      code: codeNow(secret, 1),
    })
    expect(proved.headers.get('Location')).toBe('/office/homes')
    expect(await (await visitor.get('/office/homes')).text()).toContain('the terrace faces south.')

    // After a deliberate sign-out, this browser is treated as a stranger's.
    await visitor.post('/sign-out', { page: '/' })
    expect((await visitor.get('/office/leads')).status).toBe(404)
  })

  test('another session’s last use is when it last used the office', async () => {
    const { visitor: first, id, email, secret = '' } = await enterOffice(site, 'agent')
    await first.get('/office/account')
    const { db } = site.database
    const sessions = db.selectFrom('auth_sessions').select('id').where('user_id', '=', id)
    await db
      .updateTable('office_sessions')
      .set({ seen_at: Date.parse('2031-05-06T10:07:00Z') })
      .where('session_id', 'in', sessions)
      .execute()
    const visitor = visitorOf(site)
    await visitor.post('/login', { email, password })
    await visitor.post('/office/sign-in', { code: codeNow(secret, 1) })
    const html = await (await visitor.get('/office/account')).text()
    expect(html).toMatch(/Last used on 6 May 2031/)
  })

  test('a removed role is out at once, and other sites cannot post', async () => {
    const { visitor, id } = await enterOffice(site, 'agent')
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const foreign = await site.post(
      '/office/unsent-form',
      { path: '/' },
      { Cookie: cookie, Origin: 'https://evil.example' },
    )
    expect(foreign.status).toBe(403)
    await site.database.db
      .updateTable('auth_users')
      .set({ app_metadata: '{}' })
      .where('id', '=', id)
      .execute()
    expect((await visitor.get('/office/leads')).status).toBe(404)
    expect((await visitorOf(site).get('/office')).status).toBe(404)
  })
})
