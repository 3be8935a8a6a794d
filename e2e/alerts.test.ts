import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toRow } from '#server/catalogue/stored-properties.ts'
import { describeOnEachEngine } from '../testing/databases.ts'
import { only, pageOf, textOf } from '../testing/html.ts'
import { outageOf } from '../testing/outage.ts'
import { sampleHome } from '../testing/sample-home.ts'
import { siteUrl, startSite, type TestSite } from '../testing/site.ts'

describeOnEachEngine('alerts, from the form to the last e-mail, on %s', (engine) => {
  let site: TestSite
  beforeEach(async () => {
    site = await startSite(engine, { ALERT_DELAY_MINUTES: '0' })
  })
  afterEach(() => site.close())

  const form = { newHomes: 'yes', reductions: 'yes', frequency: 'immediate' }
  const ask = (email: string, path = '/alerts/new?type=apartment&to=800000', fields = {}) =>
    site.post(path, { ...form, email, ...fields })
  const pressed = { pressed: 'yes' }
  const local = (link = '') => link.slice(siteUrl.length)
  const heading = async (response: Response) => textOf(only(await pageOf(response), 'h1'))
  const states = async () =>
    (await site.database.db.selectFrom('alerts').select('state').execute()).map(
      ({ state }) => state,
    )

  const emails = async (count: number): Promise<Email[]> => {
    const folder = join(site.dataDir, 'mail')
    const sent = () =>
      site.database.db.selectFrom('outbox').select('id').where('state', '=', 'sent').execute()
    await expect.poll(sent, { timeout: 20_000 }).toHaveLength(count)
    const all = await Promise.all(
      readdirSync(folder).map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
    )
    return all.toSorted((one, other) => Date.parse(one.date ?? '') - Date.parse(other.date ?? ''))
  }
  const linksIn = (email: Email | undefined) =>
    (email?.text?.match(/http:\/\/\S+/g) ?? []).map((link) => local(link))
  const header = (email: Email | undefined, name: string) =>
    email?.headers.find(({ key }) => key === name)?.value

  /**
   * Expects an e-mail that says what is to be confirmed.
   * @returns the link in it.
   */
  async function expectQuestion(confirmation: Email | undefined): Promise<string> {
    expect(confirmation?.subject).toBe('Confirme su aviso')
    expect(confirmation?.text).toContain('apartamentos en venta, hasta 800.000\u00a0€')
    const [confirm = '', stop = ''] = linksIn(confirmation)
    expect(confirm).toMatch(/^\/es\/alerts\/confirm\?token=/)
    expect(header(confirmation, 'list-unsubscribe')).toBe(`<${siteUrl}${stop}>`)
    const question = textOf(only(await pageOf(await site.get(confirm)), 'main'))
    expect(question).toMatch(/Confirme su aviso Apartamentos en venta.*\. Con un clic basta/)
    // The page of an unknown link reveals nothing about anybody.
    const unknown = await pageOf(await site.get(`${confirm}x`))
    expect(textOf(only(unknown, 'main'))).not.toContain('Apartamentos')
    return confirm
  }

  /**
   * Expects a page that says what was confirmed.
   * @returns the link to all alerts.
   */
  async function expectConfirmed(response: Response): Promise<string> {
    const page = await pageOf(response)
    expect(textOf(only(page, 'h1'))).toBe('Su aviso está activado')
    expect(textOf(only(page, 'main'))).toContain('Apartamentos en venta, hasta 800.000')
    expect(page.querySelector('main a[href^="/es/properties?"]')?.getAttribute('href')).toBe(
      '/es/properties?type=apartment&to=800000',
    )
    return page.querySelector('main a[href^="/es/alerts?token="]')?.getAttribute('href') ?? ''
  }

  test('a confirmed alert sends a new home and its lower price until one click stops it', async () => {
    expect((await ask('elena@example.com', '/es/alerts/new?to=800000&type=apartment')).status).toBe(
      200,
    )
    const confirm = await expectQuestion((await emails(1))[0])
    const manage = await expectConfirmed(await site.post(confirm, pressed))
    expect(await heading(await site.get(manage))).toBe('Sus avisos')

    const { db } = site.database
    const watched = async () =>
      (await db.selectFrom('seen_homes').select('home_id').execute()).length
    await expect.poll(watched, { timeout: 20_000 }).toBe(28)
    const fresh = { id: 'fresh', slug: 'fresh', ref: 'FRESH', price: 500_000 }
    await db
      .insertInto('properties')
      .values(toRow(sampleHome({ ...fresh, propertyType: 'apartment', status: null })))
      .execute()
    const [, news] = await emails(2)
    expect(news?.to?.[0]?.address).toBe('elena@example.com')
    expect(news?.subject).toMatch(/^Nueva en la lista: .*500\.000\u00a0€$/)
    expect(linksIn(news)).toContain('/es/properties/fresh')
    await db
      .updateTable('properties')
      .set({ price: 450_000, former_price: 500_000 })
      .where('id', '=', 'fresh')
      .execute()
    const [, , lower] = await emails(3)
    expect(lower?.text).toContain('450.000\u00a0€, antes 500.000\u00a0€')

    const told = textOf(only(await pageOf(await site.get(manage)), 'main'))
    expect(told).toContain('e…@example.com')
    expect(told).not.toContain('elena@')
    expect(told).toContain('1 vivienda y 1 bajada de precio')

    const link = header(lower, 'list-unsubscribe')?.slice(1, -1) ?? ''
    expect(header(lower, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const body = new FormData()
    body.set('List-Unsubscribe', 'One-Click')
    // The headers of a mail client within a browser.
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }
    const answer = await site.http.fetch(new Request(link, { method: 'POST', body, headers }))
    expect(answer.status).toBe(200)
    expect(await states()).toEqual(['stopped'])
  })

  test('a confirmed alert says so when asked again, and a stopped one restarts', async () => {
    await ask('elena@example.com', '/es/alerts/new?type=apartment')
    const [confirm = '', stop = ''] = linksIn((await emails(1))[0])
    await site.post(confirm, pressed)
    const again = await pageOf(await site.get(confirm))
    expect(textOf(only(again, 'h1'))).toBe('Su aviso ya está activado')
    expect(again.querySelectorAll('main form button')).toHaveLength(0)
    const yours = 'main a[href^="/es/alerts?token="]'
    expect(again.querySelectorAll(yours)).toHaveLength(1)
    const stopped = await pageOf(await site.post(stop, pressed))
    expect(textOf(only(stopped, 'main'))).toContain('Puede activarlo de nuevo en «Sus avisos»')
    const manage = only(stopped, yours).getAttribute('href') ?? ''
    expect(await (await site.get(manage)).text()).toContain('Activar de nuevo')
  })

  test('an alert that was stopped before its confirmation opens nobody’s page', async () => {
    await ask('elena@example.com')
    const [, stop = ''] = linksIn((await emails(1))[0])
    const stopped = await pageOf(await site.post(stop, pressed))
    expect(textOf(only(stopped, 'main'))).toContain('You had not confirmed it.')
    expect(stopped.querySelectorAll('main a[href^="/alerts?token="]')).toHaveLength(0)
  })

  test('link scanners confirm, stop and change nothing with any method', async () => {
    await ask('elena@example.com')
    const [confirm = '', stop = ''] = linksIn((await emails(1))[0])
    const scan = async (link: string) => {
      const type = 'application/x-www-form-urlencoded'
      const requests: RequestInit[] = [
        { method: 'GET' },
        { method: 'HEAD' },
        { method: 'POST' },
        { method: 'POST', headers: { 'Content-Type': type }, body: '' },
        { method: 'POST', headers: { 'Content-Type': type }, body: 'x=1' },
        { method: 'PUT', headers: { 'Content-Type': type }, body: 'pressed=yes' },
      ]
      for (const request of requests)
        expect((await site.http.fetch(new Request(siteUrl + link, request))).status).toBeLessThan(
          500,
        )
    }
    await scan(confirm)
    // The link that stops an alert with one click does not confirm one.
    await site.post(confirm, { 'List-Unsubscribe': 'One-Click' })
    expect(await states()).toEqual(['waiting'])
    const page = await pageOf(await site.post(confirm, pressed))
    const manage = page.querySelector('main a[href^="/alerts?token="]')?.getAttribute('href') ?? ''
    await scan(stop)
    await scan(manage)
    expect(await states()).toEqual(['active'])
    const elsewhere = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
    expect((await site.post(manage, { do: 'stop-all' }, elsewhere)).status).toBe(403)
    expect(await states()).toEqual(['active'])
  })

  /**
   * Asks for an alert and confirms it.
   * @returns the link to all alerts of its reader.
   */
  async function confirmedAlert(): Promise<string> {
    await ask('elena@example.com')
    const [confirm = ''] = linksIn((await emails(1))[0])
    const confirmed = await pageOf(await site.post(confirm, pressed))
    return confirmed.querySelector('main a[href^="/alerts?token="]')?.getAttribute('href') ?? ''
  }

  test('a reader changes, stops and deletes an alert without an account', async () => {
    const manage = await confirmedAlert()
    const alert =
      only(await pageOf(await site.get(manage)), 'input[name=alert]').getAttribute('value') ?? ''
    const chosen = async () => {
      const page = await pageOf(await site.get(manage))
      return page
        .querySelectorAll('.alerts input[checked]')
        .map((input) =>
          input.getAttribute('value') === 'yes'
            ? input.getAttribute('name')
            : input.getAttribute('value'),
        )
    }
    expect(await chosen()).toEqual(['newHomes', 'reductions', 'immediate'])
    const weekly = ['reductions', 'weekly']
    await site.post(manage, { do: 'notify', alert, reductions: 'yes', frequency: 'weekly' })
    expect(await chosen()).toEqual(weekly)
    for (const refused of [
      { reductions: 'yes', frequency: 'hourly' },
      { frequency: 'immediate' },
    ]) {
      const answer = await site.post(manage, { do: 'notify', alert, ...refused })
      expect(await answer.text()).toContain('Nothing has changed.')
      expect(await chosen()).toEqual(weekly)
    }
    await site.post(manage, { do: 'stop', alert })
    expect(await states()).toEqual(['stopped'])
    await site.post(manage, { do: 'start', alert })
    expect(await states()).toEqual(['active'])
    await site.post(manage, { do: 'delete', alert })
    expect(await states()).toEqual([])
    expect((await site.post('/alerts?token=nobody', { do: 'stop-all' })).status).toBe(404)
    expect((await site.get('/alerts?token=nobody')).status).toBe(404)
    expect((await site.get('/alerts')).headers.get('Cache-Control')).toBe('no-store')
  })

  test('a reader gives an alert another search, which needs no confirmation', async () => {
    const manage = await confirmedAlert()
    const list = await pageOf(await site.get(manage))
    const change = only(list, 'main a[href^="/alerts/change?"]').getAttribute('href') ?? ''
    const [filter] = (await pageOf(await site.get(change))).querySelectorAll('main form')
    const chosen = filter?.querySelectorAll('option[selected]').map(textOf)
    expect(chosen).toEqual(expect.arrayContaining(['Apartments', 'Up to €800,000']))
    // The form's button "Show" says how many homes match, and changes nothing.
    const shown = await site.get(`${change}&edited=yes&type=villa&bedrooms=5`)
    expect(textOf(only(await pageOf(shown), 'main [role=status]'))).toMatch(/now: \d+$/)
    const searches = () => site.database.db.selectFrom('alerts').select(['search', 'state'])
    expect(await searches().execute()).toMatchObject([{ search: 'type=apartment&to=800000' }])
    const alert = new URLSearchParams(change.split('?')[1]).get('alert') ?? ''
    const saved = await site.post(manage, { do: 'search', alert, type: 'villa', bedrooms: '5' })
    expect(await saved.text()).toContain('Your change is saved.')
    const now = [{ search: 'type=villa&bedrooms=5', state: 'active' }]
    expect(await searches().execute()).toEqual(now)
    await ask('elena@example.com', '/alerts/new?type=penthouse')
    const twin = await site.post(manage, { do: 'search', alert, type: 'penthouse' })
    expect([twin.status, await twin.text()]).toEqual([
      409,
      expect.stringContaining('you have another alert for that search'),
    ])
    expect((await site.get('/alerts/change?token=nobody&alert=1')).status).toBe(302)
  })

  test('a confirmed alert that no home fits leads to none', async () => {
    await ask('elena@example.com', '/alerts/new?type=townhouse&bedrooms=9')
    const [confirm = ''] = linksIn((await emails(1))[0])
    const page = await pageOf(await site.post(confirm, pressed))
    expect(textOf(only(page, 'h1'))).toBe('Your alert is on')
    expect(page.querySelectorAll('main a[href*="/properties?"]')).toHaveLength(0)
  })

  test('the language of the e-mails is told in that of the page', async () => {
    await ask('elena@example.com')
    const [confirm = ''] = linksIn((await emails(1))[0])
    const page = await pageOf(await site.post(confirm, pressed))
    const manage = page.querySelector('main a[href^="/alerts?token="]')?.getAttribute('href') ?? ''
    const spanish = await pageOf(await site.get(`/es${manage}`))
    const said = textOf(only(spanish, '.readeralerts__foot'))
    expect(said).toContain('Los correos están en inglés. Recibirlos en español')
  })

  test.each([
    ['', {}, 'Please provide your email address'],
    ['elena@', {}, 'Please provide a valid email address'],
    [
      'elena@example.com',
      { newHomes: '', reductions: '' },
      'Please choose at least one of the two',
    ],
    ['elena@example.com', { frequency: 'hourly' }, 'Please choose one of the options'],
  ])('"%s" with %j is told what is wrong', async (email, fields, message) => {
    const response = await ask(email, undefined, fields)
    expect(response.status).toBe(400)
    const page = await response.text()
    expect(page).toContain(message)
    expect(page).toContain(`value="${email}"`)
    expect(await states()).toEqual([])
  })

  test('the form sends nothing that somebody typed, and answers robots alike', async () => {
    const hostile = '/alerts/new?development=Buy+pills+at+evil.example&type=<b>&to=1'
    expect((await ask('elena@example.com', hostile)).status).toBe(200)
    const [confirmation] = await emails(1)
    expect(`${confirmation?.subject}${confirmation?.text}${confirmation?.html}`).not.toMatch(
      /pills|evil|<b>/,
    )
    // Nothing of a robot's is stored.
    const before = (await states()).length
    expect((await ask('bruno@example.com', '/alerts/new', { subject: 'x' })).status).toBe(200)
    expect((await ask('bruno@example.com', '/alerts/new', { stamp: '' })).status).toBe(200)
    expect((await states()).length).toBe(before)
  })

  test.each([
    ['', 'We can send no more confirmation e-mails just now'],
    ['/es', 'Ahora no podemos enviar más correos de confirmación'],
  ])('%s/alerts/new says when a mailbox was asked too often', async (prefix, message) => {
    const askOf = (to: number) =>
      ask('e.l+x@gmail.com', `${prefix}/alerts/new?to=${to}`, { frequency: 'weekly' })
    for (const to of [500_000, 600_000, 800_000]) expect((await askOf(to)).status).toBe(200)
    const refused = await askOf(1_000_000)
    expect(refused.status).toBe(429)
    const page = await pageOf(refused)
    expect(textOf(only(page, '[role="alert"]'))).toContain(message)
    expect(only(page, 'main input[name="email"]').getAttribute('value')).toBe('e.l+x@gmail.com')
    expect(only(page, 'main input[value="weekly"]').hasAttribute('checked')).toBe(true)
    expect(await states()).toHaveLength(3)
    expect(await emails(3)).toHaveLength(3)
  })

  test('no line of the log holds an address or a token', async () => {
    await ask('elena@example.com')
    const [confirm = '', stop = ''] = linksIn((await emails(1))[0])
    await site.post(confirm, pressed)
    await site.post(stop, pressed)
    await site.get(`/alerts?token=${'secret'.repeat(4)}`)
    // Outside production the link of the confirmation is logged intentionally.
    const lines = JSON.stringify(
      site.logged.filter(({ msg }) => msg !== 'alerts: confirm by this link'),
    )
    for (const secret of ['elena', confirm.split('=')[1], stop.split('=')[1], 'secretsecret'])
      expect(lines).not.toContain(secret)
  })

  test('while the database fails, the answer is 503', async () => {
    outageOf(site.database, 'alert_subscribers')
    const response = await ask('elena@example.com')
    expect(response.status).toBe(503)
    expect(await response.text()).toContain(
      'There was a problem with your alert. Please try again.',
    )
    expect((await site.get('/alerts?token=any')).status).toBe(503)
    expect(await heading(await site.post('/alerts/stop?token=any', pressed))).toBeTruthy()
  })
})
