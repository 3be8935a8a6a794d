import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { describeOnEachEngine } from '../testing/databases.ts'
import { freePort } from '../testing/free-port.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { blockSpool, outageOf } from '../testing/outage.ts'
import { siteUrl, startSite, type TestSite } from '../testing/site.ts'

const home = '/properties/garden-apartment-south-terrace'
const person = { name: 'Elena Marchetti', email: 'elena@example.com', phone: '+39 055 012 3456' }

describeOnEachEngine('a lead from the form to the agency, on %s', (engine) => {
  let site: TestSite
  beforeEach(async () => {
    site = await startSite(engine)
  })
  afterEach(() => site.close())

  const leads = () => site.database.db.selectFrom('leads').selectAll().execute()
  const mailFolder = () => join(site.dataDir, 'mail')
  const files = () => {
    try {
      return readdirSync(mailFolder()).filter((name) => name.endsWith('.eml'))
    } catch {
      return []
    }
  }
  const email = async () => {
    const emails = await both()
    const toAgency = emails.filter(({ to }) => to?.[0]?.address === 'sales@alboran.example')
    expect(toAgency).toHaveLength(1)
    return toAgency[0] ?? expect.fail()
  }
  /** The e-mails to the agency and to the visitor. */
  const both = async () => {
    await expect.poll(files).toHaveLength(2)
    return Promise.all(
      files().map((name) => PostalMime.parse(readFileSync(join(mailFolder(), name)))),
    )
  }

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'a visitor who would be sent on to %s is thanked on the page of the form',
    async (page) => {
      const response = await site.post('/contact', { ...person, page, message: 'Hello' })
      expect([response.status, response.headers.get('Location')]).toEqual([
        303,
        '/contact?sent=contact',
      ])
    },
  )

  test('an enquiry about a home reaches the agency, with its reference', async () => {
    const response = await site.post(home, {
      ...person,
      page: home,
      bedrooms: '2',
      message: 'When may I see it?',
      reference: 'R49052083',
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(`${home}?sent=inquiry`)
    const mail = await email()
    expect(mail.subject).toBe('New Property Interest from Elena Marchetti')
    expect(mail.replyTo).toEqual([expect.objectContaining({ address: 'elena@example.com' })])
    expect(mail.to).toEqual([expect.objectContaining({ address: 'sales@alboran.example' })])
    for (const part of ['R49052083', 'When may I see it?', person.phone, siteUrl + home])
      expect(mail.text).toContain(part)
    const page = await (await site.get(`${home}?sent=inquiry`)).text()
    expect(page).toContain('Your inquiry has been submitted successfully!')
  })

  test('the questionnaire in Spanish stores the language and the consent in its words', async () => {
    const page = '/es/properties'
    const response = await site.post(page, {
      ...person,
      page,
      propertyType: 'villa',
      budget: 'over-1000000',
      consent: 'yes',
    })
    expect(response.headers.get('Location')).toBe('/es/properties?sent=questionnaire')
    expect(await leads()).toEqual([
      expect.objectContaining({
        kind: 'questionnaire',
        language: 'es',
        source_path: page,
        consent: 1,
        consent_wording: expect.stringContaining('Deseo recibir'),
      }),
    ])
    expect((await email()).text).toContain('Spanish')
  })

  test('an empty newsletter field, which no browser sends, is no consent', async () => {
    await site.post('/new-releases', { ...person, page: '/new-releases', newsletter: '' })
    expect(await leads()).toEqual([
      expect.objectContaining({ kind: 'interest', consent: 0, consent_wording: null }),
    ])
  })

  test('the information dialog names what was asked about', async () => {
    const response = await site.post('/information', {
      ...person,
      page: '/properties',
      about: 'Villas',
    })
    expect(response.headers.get('Location')).toBe('/properties?sent=information')
    expect((await email()).subject).toBe('Information Request from Elena Marchetti: Villas')
    expect(await (await site.get('/properties?sent=information')).text()).toContain(
      'Our team will be in touch shortly.',
    )
  })

  test('the footer’s contact form comes back to the page it was on', async () => {
    const response = await site.post('/es/contact', { ...person, page: '/es', message: 'Hola' })
    expect(response.headers.get('Location')).toBe('/es?sent=contact')
    expect((await email()).subject).toBe('New Message from Elena Marchetti')
  })

  test('with script the answer is data, and a repeated submission id is harmless', async () => {
    const fields = { ...person, page: home, submission: 'a1b2c3d4e5f6' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => site.post(`${home}.data`, fields)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await answers[0]?.text()).toContain('sent')
    expect(await leads()).toHaveLength(1)
    const other = await site.post(`${home}.data`, { ...fields, name: 'Somebody else' })
    expect(other.status).toBe(409)
    expect(await leads()).toHaveLength(1)
    await email()
  })

  test('script gets data and the browser a redirect, with and without a submission id', async () => {
    const fields = { ...person, page: home }
    const scripted = await site.post(`${home}.data`, fields)
    expect(scripted.status).toBe(200)
    expect(await scripted.text()).toContain('sent')
    const native = { ...fields, submission: 'sent-by-the-browser' }
    for (const status of [303, 303]) expect((await site.post(home, native)).status).toBe(status)
    // The browser's post is in progress, and a script sends the same form again.
    expect((await site.post(`${home}.data`, native)).status).toBe(200)
    expect(await leads()).toHaveLength(2)
  })

  test('a reload of the posted form without script is the same lead', async () => {
    await site.post(home, { ...person, page: home })
    expect((await site.post(home, { ...person, page: home })).status).toBe(303)
    expect(await leads()).toHaveLength(1)
  })

  test('a corrected form is accepted under the submission id of the refused one', async () => {
    const fields = { ...person, page: home, submission: 'corrected-form-1' }
    expect((await site.post(`${home}.data`, { ...fields, email: 'elena@' })).status).toBe(400)
    expect((await site.post(`${home}.data`, fields)).status).toBe(200)
    expect(await leads()).toHaveLength(1)
  })

  test('with the database gone the answer says so, and the text is kept', async () => {
    outageOf(site.database, 'outbox')
    const unblock = blockSpool(site.dataDir)
    const response = await site.post('/contact', {
      ...person,
      page: '/',
      message: 'A long and careful message',
    })
    unblock()
    const page = await response.text()
    expect(response.status).toBe(503)
    expect(page).toContain('Failed to send message. Please try again.')
    expect(page).toContain('A long and careful message')
    expect(page).toContain('https://wa.me/34600000000')
    expect(page).not.toMatch(/I\/O|Input\/output|locked|SQLITE/)
    expect(site.logged).toContainEqual(
      expect.objectContaining({
        msg: 'a lead could not be stored',
        requestId: response.headers.get('X-Request-Id'),
      }),
    )
  })
})

test('an e-mail written while the mail server is down is sent when it is back', async () => {
  const port = await freePort()
  const site = await startSite('sqlite', { SMTP_URL: `smtp://127.0.0.1:${port}` })
  onTestFinished(() => site.close())
  await site.post('/contact', { ...person, page: '/', message: 'Is anybody there?' })
  const { db } = site.database
  const email = () =>
    db.selectFrom('outbox').selectAll().where('kind', '=', 'agency').executeTakeFirstOrThrow()
  await expect.poll(async () => (await email()).last_error).toContain('ECONNREFUSED')
  expect((await site.get('/health')).status).toBe(200)

  const mail = await startMailServer({ port })
  onTestFinished(() => mail.stop())
  await db.updateTable('outbox').set({ due_at: 0 }).execute()
  const [received] = await mail.received(1)
  expect(received?.text).toContain('Is anybody there?')
  await expect.poll(async () => (await email()).state).toBe('sent')
  expect(received?.messageId).toBe(`<${(await email()).message_id}>`)
})
