import { beforeAll, describe, expect, test } from 'vitest'
import { password } from '../../testing/accounts.ts'
import { codeNow } from '../../testing/authenticator.ts'
import type { BrowserEngine } from '../../testing/engines/engine.ts'
import { newMember } from '../../testing/office.ts'
import { visitorOf } from '../../testing/visitor.ts'
import { type Flow, openFlow } from './flow.ts'

/** The day of an agent in one browser engine, with and without JavaScript. */
export function testOfficeFlows(engine: BrowserEngine): void {
  const missing = engine.installed ? '' : ` (skipped: apt-get install ${engine.packages})`
  describe.skipIf(!engine.installed).each([
    { scripts: true, title: 'with script' },
    { scripts: false, title: 'without script' },
  ])(`an agent in ${engine.name} $title${missing}`, ({ scripts }) => {
    const flow = openFlow(engine, scripts)
    testEntry(flow)
    testReply(flow)
    testHome(flow)
    testConfirmation(flow)
  })
}

function testEntry(flow: Flow): void {
  test('the password and the code of the authenticator lead to the inbox', async () => {
    const { email, secret = '' } = await newMember(flow.site(), 'manager')
    await flow.open('/login')
    await flow.typeAll('main form', { email, password })
    await flow.submit('main form')
    await expect.poll(flow.path).toBe('/office/sign-in')
    await flow.type('main [name=code]', codeNow(secret))
    await flow.submit('main form:has([name=code])')
    await expect.poll(flow.path).toBe('/office/leads')
  })
}

function testReply(flow: Flow): void {
  beforeAll(async () => {
    const enquiry = { name: 'Anne Whitfield', email: 'anne@example.com', message: 'Is it heated?' }
    await visitorOf(flow.site()).post('/contact', enquiry)
  })

  test('an answered lead leaves the new ones, and its visitor gets one e-mail', async () => {
    await flow.open('/office/leads')
    const { id } = await flow
      .database()
      .db.selectFrom('leads')
      .select('id')
      .where('email', '=', 'anne@example.com')
      .executeTakeFirstOrThrow()
    await flow.press(`main a[href^="/office/leads/${id}"]`)
    await expect.poll(flow.path).toBe(`/office/leads/${id}`)
    await expect.poll(() => flow.isVisible('[name=message]')).toBe(true)
    await flow.type('[name=message]', 'It is heated from October to May.')
    await flow.press('button[value=reply]')
    await expect.poll(() => flow.text('main')).toContain('moved it to Answered')
    const replies = () =>
      flow.mail().emails.filter(({ text }) => text?.includes('It is heated from October'))
    await expect.poll(() => replies().length).toBe(1)
    const lead = flow.database().db.selectFrom('leads').select('stage').where('id', '=', id)
    expect(await lead.executeTakeFirst()).toEqual({ stage: 'answered' })
  })
}

function testHome(flow: Flow): void {
  test('a home that was reserved in the list shows it on its page at once', async () => {
    const home = { slug: 'garden-apartment-south-terrace', ref: 'R49052083' }
    await flow.open(`/office/homes?q=${home.ref}`)
    await flow.choose('main .status [name=state]', 'reserved')
    if (!flow.scripts) await flow.press('main .status button')
    const status = async () =>
      (
        await flow
          .database()
          .db.selectFrom('properties')
          .select('status')
          .where('slug', '=', home.slug)
          .executeTakeFirstOrThrow()
      ).status
    await expect.poll(status).toBe('reserved')
    await flow.open(`/properties/${home.slug}`)
    expect(await flow.text('main')).toContain('Reserved')
  })
}

function testConfirmation(flow: Flow): void {
  beforeAll(async () => {
    const { slug } = await flow
      .database()
      .db.selectFrom('properties')
      .select('slug')
      .where('status', '=', 'available')
      .orderBy('slug')
      .executeTakeFirstOrThrow()
    const path = `/properties/${slug}/viewing`
    const page = await (await flow.site().get(path)).text()
    const [, slot = ''] = /name="slot"[^>]*value="(20\d\d-[^"]+Z)"/.exec(page) ?? []
    const request = { name: 'Joy Okafor', email: 'joy@example.com', phone: '600112233' }
    await visitorOf(flow.site()).post(path, { ...request, way: 'in-person', slot })
  })

  test('a confirmed viewing is told to its visitor with a calendar file', async () => {
    await flow.open('/office/viewings')
    await flow.press('main .agenda__acts form button[name=slot]')
    await expect.poll(() => flow.text('main')).toContain('Confirmed.')
    const calendar = () =>
      flow
        .mail()
        .emails.filter(({ to }) => to?.some(({ address }) => address === 'joy@example.com'))
        .flatMap(({ attachments }) => attachments.map(({ mimeType }) => mimeType))
    await expect.poll(calendar).toContain('text/calendar')
  })
}
