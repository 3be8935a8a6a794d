import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sharedKey } from '#server/spam/shared-key.ts'
import { createStamps } from '#server/spam/stamp.ts'
import { describeOnEachEngine } from '../testing/databases.ts'
import { only, pageOf, textOf } from '../testing/html.ts'
import { outageOf } from '../testing/outage.ts'
import { siteUrl, startSite, type TestSite } from '../testing/site.ts'
import { stampPattern } from '../testing/stamp.ts'

describeOnEachEngine('the newsletter’s pages and links, on %s', (engine) => {
  let site: TestSite
  let key: string
  beforeEach(async () => {
    site = await startSite(engine)
    key = await sharedKey(site.database.db, 'forms')
  })
  afterEach(() => site.close())

  const subscribe = (email: string, path = '/services-support') => site.post(path, { email })
  const state = async () =>
    (await site.database.db.selectFrom('subscribers').select('state').execute()).map(
      (one) => one.state,
    )
  const heading = async (response: Response) => textOf(only(await pageOf(response), 'h1'))
  /** The field that the button of the pages sends. */
  const pressed = { pressed: 'yes' }
  const local = (link: string) => link.slice(siteUrl.length)

  const emails = async (count: number): Promise<Email[]> => {
    const folder = join(site.dataDir, 'mail')
    const sent = () =>
      site.database.db.selectFrom('outbox').select('id').where('state', '=', 'sent').execute()
    await expect.poll(sent).toHaveLength(count)
    return Promise.all(
      readdirSync(folder).map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
    )
  }
  /** The two links in the only e-mail that was sent. */
  const links = async () => {
    const [email] = await emails(1)
    const [confirm, unsubscribe] = email?.text?.match(/http:\/\/\S+/g) ?? []
    const header = email?.headers.find(({ key }) => key === 'list-unsubscribe')?.value
    expect(header).toBe(`<${unsubscribe}>`)
    return { confirm: local(confirm ?? ''), unsubscribe: local(unsubscribe ?? '') }
  }

  test('the box answers the same for any address, and writes one e-mail', async () => {
    const first = await subscribe('elena@example.com')
    const again = await subscribe('Elena@Example.com')
    expect([first.status, again.status]).toEqual([200, 200])
    const page = await first.text()
    expect(page).toContain('<h3>Look in your inbox</h3>')
    const unstamped = (text: string) => text.replace(stampPattern, '')
    expect(unstamped(await again.text())).toBe(unstamped(page))
    expect(await emails(1)).toMatchObject([
      { to: [{ address: 'elena@example.com' }], subject: 'Please confirm your address' },
    ])
  })

  test.each([
    ['/services-support', '', 'Please provide your email address'],
    ['/services-support', 'elena@', 'Please provide a valid email address'],
    ['/es/services-support', '', 'Indique su correo electrónico'],
    ['/es/services-support', 'a,b@example.com', 'Indique un correo electrónico válido'],
  ])('%s with "%s" says what is wrong and keeps what was typed', async (path, email, message) => {
    const response = await subscribe(email, path)
    expect(response.status).toBe(400)
    const page = await response.text()
    expect(page).toContain(`<p class="error" id="newsletter-form-email-problem">${message}</p>`)
    expect(page).toContain(`value="${email}"`)
    expect(await state()).toEqual([])
  })

  test.each([
    ['', 'We can send no more confirmation e-mails just now'],
    ['/es', 'Ahora no podemos enviar más correos de confirmación'],
  ])('%s/services-support says when too many were asked for', async (prefix, message) => {
    const path = `${prefix}/services-support`
    const asked = Array.from({ length: 21 }, (_, index) => `elena-${index}@example.com`)
    const answers = []
    for (const email of asked) answers.push(await subscribe(email, path))
    expect(answers.map(({ status }) => status)).toEqual([...asked.slice(1).map(() => 200), 429])
    const refusal = answers.at(-1) ?? expect.fail('no answer')
    expect(refusal.headers.get('Retry-After')).toBe('3600')
    const page = await pageOf(refusal)
    expect(textOf(only(page, '[role="alert"]'))).toContain(message)
    expect(only(page, '#newsletter input[name="email"]').getAttribute('value')).toBe(asked.at(-1))
    expect(await state()).toHaveLength(20)
  })

  test.each([
    ['', 'This was sent so soon that a robot might have done it'],
    ['/es', 'Se ha enviado tan pronto que podría haberlo hecho un robot'],
  ])('%s/services-support asks again for what came within a second', async (prefix, message) => {
    const path = `${prefix}/services-support`
    const email = 'elena@example.com'
    const stamps = createStamps(() => [key])
    // A stamp ahead of the clock, by less than it tolerates: no slow machine makes it old enough.
    const answer = await site.post(path, { email, stamp: stamps.issue(Date.now() + 30_000) })
    expect(answer.status).toBe(400)
    const page = await pageOf(answer)
    expect(textOf(only(page, '[role="alert"]'))).toContain(message)
    const field = (name: string) =>
      only(page, `#newsletter input[name="${name}"]`).getAttribute('value') ?? ''
    expect(field('email')).toBe(email)
    expect(await state()).toEqual([])
    await site.post(path, { email, stamp: field('stamp') })
    expect(await state()).toEqual(['waiting'])
  })

  test('a visitor who corrects the address at once is no robot, by the first stamp', async () => {
    const wrong = await (await subscribe('elena@')).text()
    const [, box = ''] = /id="newsletter"([\s\S]*?)<\/form>/.exec(wrong) ?? []
    const [stamp = ''] = box.match(stampPattern) ?? []
    await site.post('/services-support', { email: 'elena@example.com', stamp })
    expect(await state()).toEqual(['waiting'])
  })

  test('opening the links changes nothing; their buttons confirm and unsubscribe', async () => {
    await subscribe('elena@example.com', '/es/services-support')
    const { confirm, unsubscribe } = await links()
    expect(confirm).toMatch(/^\/es\/newsletter\/confirm\?token=/)
    for (const link of [confirm, unsubscribe, confirm]) {
      const response = await site.get(link)
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(await response.text()).toContain('name="robots" content="noindex"')
    }
    expect(await state()).toEqual(['waiting'])

    expect(await heading(await site.post(confirm, pressed))).toBe('Correo confirmado')
    expect(await state()).toEqual(['confirmed'])
    expect(await heading(await site.post(unsubscribe, pressed))).toBe('Ya no está en la lista')
    expect(await state()).toEqual(['unsubscribed'])
    expect((await site.post(confirm, pressed)).status).toBe(404)
    expect(await state()).toEqual(['unsubscribed'])
  })

  test.each<[string, Record<string, string>]>([
    ['a mail server', {}],
    ['a mail client in a browser', { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }],
  ])('%s unsubscribes in one click (RFC 8058): no redirect, no session', async (_, headers) => {
    await subscribe('elena@example.com')
    const { confirm, unsubscribe } = await links()
    await site.post(confirm, pressed)
    const body = new FormData()
    body.set('List-Unsubscribe', 'One-Click')
    const response = await site.http.fetch(
      new Request(siteUrl + unsubscribe, { method: 'POST', body, headers }),
    )
    expect(response.status).toBe(200)
    expect(await state()).toEqual(['unsubscribed'])
  })

  test('link scanners cannot confirm or unsubscribe with any method', async () => {
    await subscribe('elena@example.com')
    const { confirm, unsubscribe } = await links()
    const scan = async (link: string) => {
      const form = 'application/x-www-form-urlencoded'
      const requests: RequestInit[] = [
        { method: 'GET' },
        { method: 'HEAD' },
        { method: 'GET', headers: { 'Sec-Purpose': 'prefetch', 'User-Agent': 'SafeLinks' } },
        { method: 'POST' },
        { method: 'POST', headers: { 'Content-Type': form }, body: '' },
        { method: 'POST', headers: { 'Content-Type': form }, body: 'x=1' },
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{"pressed":"yes"}',
        },
        { method: 'PUT', headers: { 'Content-Type': form }, body: 'pressed=yes' },
        { method: 'DELETE' },
      ]
      for (const request of requests)
        expect((await site.http.fetch(new Request(siteUrl + link, request))).status).toBeLessThan(
          500,
        )
    }
    await scan(confirm)
    expect(await state()).toEqual(['waiting'])
    // The link that unsubscribes with one click does not confirm a subscription.
    await site.post(confirm, { 'List-Unsubscribe': 'One-Click' })
    expect(await state()).toEqual(['waiting'])
    await site.post(confirm, pressed)
    await scan(unsubscribe)
    expect(await state()).toEqual(['confirmed'])
  })

  test('another site cannot confirm, nor subscribe', async () => {
    await subscribe('elena@example.com')
    const { confirm } = await links()
    const elsewhere = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
    expect((await site.post(confirm, pressed, elsewhere)).status).toBe(403)
    expect(
      (await site.post('/services-support', { email: 'other@example.com' }, elsewhere)).status,
    ).toBe(403)
    expect(await state()).toEqual(['waiting'])
  })

  test('incomplete links are refused with an explanation', async () => {
    expect((await site.get('/newsletter/confirm')).status).toBe(404)
    expect(await heading(await site.post('/newsletter/confirm?token=nobody', pressed))).toBe(
      'This link has expired',
    )
    expect(await heading(await site.post('/newsletter/unsubscribe?token=nobody', pressed))).toBe(
      'This link is not complete',
    )
  })

  test('while the database fails, the answer is 503 with the typed address', async () => {
    outageOf(site.database, 'subscribers')
    const response = await subscribe('elena@example.com')
    expect(response.status).toBe(503)
    const page = await response.text()
    expect(page).toContain('There was a problem with your subscription. Please try again.')
    expect(page).toContain('value="elena@example.com"')
    expect(await heading(await site.post('/newsletter/confirm?token=any', pressed))).toBe(
      'That did not work',
    )
  })
})
