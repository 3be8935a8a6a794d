import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '../../../testing/free-port.ts'
import { readConfig } from '../../config/config.ts'
import { writeAgencyEmail, leadParameters } from '../../leads/emails/agency-email.ts'
import type { Lead, LeadKind } from '../../leads/lead.ts'
import { emailJsMailer } from './emailjs.ts'
import type { Message } from './mailer.ts'

interface Call {
  at: number
  method: string | undefined
  path: string | undefined
  type: string | undefined
  body: { template_params: Record<string, string> } & Record<string, unknown>
}

let server: Server
let url: string
let calls: Call[]
/** The delay before each answer, call by call, in milliseconds. */
let delays: number[]
/** The answers of the service, call by call; 200 afterwards. */
let answers: { status: number; text?: string; headers?: Record<string, string> }[]

beforeEach(async () => {
  calls = []
  answers = []
  delays = []
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method, url: path, headers } = request
      calls.push({
        at: Date.now(),
        method,
        path,
        type: headers['content-type'],
        body: JSON.parse(Buffer.concat(chunks).toString()),
      })
      const { status, text = 'OK', headers: more } = answers.shift() ?? { status: 200 }
      setTimeout(() => response.writeHead(status, more).end(text), delays.shift() ?? 0)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const keys = {
  EMAILJS_SERVICE_ID: 'service_a1',
  EMAILJS_TEMPLATE_ID: 'template_b2',
  EMAILJS_PUBLIC_KEY: 'user_C3',
}
const mailer = (pace = 0, env: Record<string, string> = {}, timeout?: number) => {
  const { emailJs } = readConfig({ ...keys, EMAILJS_URL: url, ...env })
  return emailJsMailer(emailJs ?? expect.fail('no account'), pace, timeout)
}

const lead = (kind: LeadKind, fields: Record<string, string> = {}): Lead => ({
  id: 'lead-1',
  kind,
  language: 'en',
  sourcePath: '/properties',
  fields: { name: 'Elena Marchetti', email: 'elena@example.com', phone: '+39 055', ...fields },
  consentWording: null,
  createdAt: Date.parse('2026-11-20T10:00:00.000Z'),
})
const message = (one: Lead): Message => ({
  ...writeAgencyEmail(one, 'https://site.test', 'en'),
  parameters: leadParameters(one),
  messageId: 'email-1@site.test',
  from: 'Alborán Residences <no-reply@alboran.example>',
  to: 'sales@alboran.example',
  replyTo: one.fields.email,
  date: new Date(),
})

describe('the call of EmailJS', () => {
  test('carries account and every parameter of an inquiry', async () => {
    await mailer().send(
      message(
        lead('inquiry', {
          propertyType: 'villa',
          bedrooms: '5+',
          budget: 'over-1000000',
          message: 'When?',
        }),
      ),
    )
    expect(calls).toMatchObject([
      { method: 'POST', path: '/api/v1.0/email/send', type: 'application/json' },
    ])
    const { template_params: parameters, ...account } = calls[0]?.body ?? expect.fail()
    expect(account).toEqual({
      service_id: 'service_a1',
      template_id: 'template_b2',
      user_id: 'user_C3',
    })
    expect(parameters).toMatchObject({
      from_name: 'Elena Marchetti',
      from_email: 'elena@example.com',
      from_phone: '+39 055',
      property_type: 'villa',
      bedrooms: '5+',
      budget: 'over-1000000',
      message: 'When?',
      inquiry_type: 'New Release Interest',
      to_email: 'sales@alboran.example',
      subject: 'New Property Interest from Elena Marchetti',
      preheader: 'elena@example.com · +39 055',
      reply_to: 'elena@example.com',
    })
  })

  test('a rental has its category, and a contact message only its own parameters', async () => {
    const one = mailer()
    await one.send(message(lead('rental')))
    await one.send(message(lead('contact', { message: 'Hello' })))
    expect(calls[0]?.body.template_params).toMatchObject({
      inquiry_type: 'Rental',
      subject: 'New Rental Interest from Elena Marchetti',
    })
    expect(calls[1]?.body.template_params).not.toHaveProperty('inquiry_type')
    expect(calls[1]?.body.template_params).toMatchObject({
      from_name: 'Elena Marchetti',
      message: 'Hello',
      to_email: 'sales@alboran.example',
    })
  })

  test('an e-mail about no lead comes from the site', async () => {
    const { parameters: _, ...email } = message(lead('contact'))
    await mailer().send({
      ...email,
      to: 'elena@example.com',
      replyTo: undefined,
      text: 'Please confirm',
    })
    expect(calls[0]?.body.template_params).toMatchObject({
      from_name: 'Alborán Residences',
      from_email: 'no-reply@alboran.example',
      to_email: 'elena@example.com',
      message: 'Please confirm',
    })
  })

  test('the private key goes along where there is one', async () => {
    await mailer(0, { EMAILJS_PRIVATE_KEY: 'secret-1' }).send(message(lead('contact')))
    expect(calls[0]?.body).toMatchObject({ accessToken: 'secret-1' })
  })
})

test(
  'e-mails that come at once go one after the other, never within a second',
  { timeout: 20_000 },
  async () => {
    const { emailJs } = readConfig({ ...keys, EMAILJS_URL: url })
    const one = emailJsMailer(emailJs ?? expect.fail('no account'))
    // A slow answer followed by quick ones must not bring two requests too close together.
    delays = [400]
    await Promise.all([1, 2, 3].map(() => one.send(message(lead('contact')))))
    expect(calls).toHaveLength(3)
    const gaps = calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0))
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(1_000)
  },
)

test('after 429 nothing is sent for a while, and no e-mail is lost', async () => {
  for (const [headers, delay] of [
    [{ 'Retry-After': '7' }, 7_000],
    [{}, 30_000],
  ] as const) {
    answers = [{ status: 429, text: 'no', headers }]
    calls = []
    const one = mailer()
    await expect(one.send(message(lead('contact')))).rejects.toMatchObject({
      name: 'MailDelayed',
      delay,
    })
    await expect(one.send(message(lead('contact')))).rejects.toMatchObject({ name: 'MailDelayed' })
    expect(calls).toHaveLength(1)
  }
})

test('e-mails that wait for their turn are not sent after a 429', async () => {
  answers = [{ status: 429 }]
  const one = mailer()
  const sent = await Promise.allSettled([1, 2, 3].map(() => one.send(message(lead('contact')))))
  expect(sent.map((one) => one.status === 'rejected' && one.reason.name)).toEqual(
    Array(3).fill('MailDelayed'),
  )
  expect(calls).toHaveLength(1)
})

test('an e-mail that was given up while it waited for its turn is not sent', async () => {
  const one = mailer()
  const given = new AbortController()
  const first = one.send(message(lead('contact')))
  const second = one.send(message(lead('contact')), given.signal)
  given.abort()
  await expect(second).rejects.toMatchObject({ name: 'AbortError' })
  await first
  await one.send(message(lead('contact')))
  expect(calls).toHaveLength(2)
})

test('an e-mail may have been sent where the service does not answer in time', async () => {
  delays = [1_000]
  await expect(mailer(0, {}, 100).send(message(lead('contact')))).rejects.toMatchObject({
    name: 'MailUnanswered',
  })
  expect(calls).toHaveLength(1)
})

test('an e-mail was not sent where the service takes no connection', async () => {
  const closed = mailer(0, { EMAILJS_URL: `http://127.0.0.1:${await freePort()}` })
  await expect(closed.send(message(lead('contact')))).rejects.toThrow('fetch failed')
})

test('403 parks the e-mail until somebody changes the account, and the next is tried', async () => {
  answers = [{ status: 403, text: 'API calls are disabled for non-browser applications' }]
  const one = mailer()
  await expect(one.send(message(lead('contact')))).rejects.toMatchObject({
    name: 'MailRefused',
    message: expect.stringContaining('EMAILJS_PRIVATE_KEY'),
  })
  await one.send(message(lead('contact')))
  expect(calls).toHaveLength(2)
})

test('encoded words of a visitor reach the service as plain text', async () => {
  await mailer().send(message(lead('contact', { name: '=?utf-8?q?=0d=0aBcc:x?=' })))
  const { from_name, subject } = calls[0]?.body.template_params ?? {}
  expect(from_name).not.toContain('=?')
  expect(subject).not.toContain('=?')
})

test.each([
  [400, 'The recipients address is corrupted', 'MailRefused'],
  [400, 'The Public Key is invalid', 'MailAnswer'],
  [412, 'Gmail API: Invalid grant', 'MailAnswer'],
  [500, 'oops', 'MailAnswer'],
  [504, 'its own mail server is slow', 'MailUnanswered'],
])('%s "%s" is %s', async (status, text, name) => {
  answers = [{ status, text }]
  await expect(mailer().send(message(lead('contact')))).rejects.toMatchObject({
    name,
    message: expect.stringContaining(text),
  })
})

test('a redirect is not followed: keys and e-mails go to the service alone', async () => {
  answers = [{ status: 302, headers: { Location: `${url}/elsewhere` } }]
  await expect(mailer().send(message(lead('contact')))).rejects.toMatchObject({
    name: 'MailAnswer',
    message: expect.stringContaining('302'),
  })
  expect(calls).toHaveLength(1)
})
