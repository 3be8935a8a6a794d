import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password } from '../../testing/accounts.ts'
import { codeNow } from '../../testing/authenticator.ts'
import type { BrowserEngine } from '../../testing/engines/engine.ts'
import { newMember } from '../../testing/office.ts'
import { samplePicture } from '../../testing/storage.ts'
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
    testCard(flow)
    testHome(flow)
    testNewHome(flow)
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

function testCard(flow: Flow): void {
  test('a card of the board that is moved by its menu stands in its new column', async () => {
    const email = 'per@example.com'
    await visitorOf(flow.site()).post('/contact', { name: 'Per Lindqvist', email, message: 'Hi' })
    const lead = flow
      .database()
      .db.selectFrom('leads')
      .select(['id', 'stage'])
      .where('email', '=', email)
    const { id } = await lead.executeTakeFirstOrThrow()
    await flow.open('/office/leads/board')
    await flow.press(`a.board-card__move[href*="${id}"]`)
    await expect.poll(() => flow.isVisible('dialog button[name=to][value=viewing]')).toBe(true)
    await flow.press('dialog button[name=to][value=viewing]')
    await expect.poll(async () => (await lead.executeTakeFirstOrThrow()).stage).toBe('viewing')
    await expect.poll(() => flow.isVisible(`[data-stage=viewing][href*="${id}"]`)).toBe(true)
  })
}

const newHome = {
  title: 'Corner penthouse above the bay',
  title_es: 'Ático en esquina sobre la bahía',
  price: '1395000',
  bedrooms: '3',
  bathrooms: '3',
  area: '168',
  ref: 'R99002',
  location: 'Alborán Hills',
  description: 'Three bedrooms and a roof to yourselves.',
  description_es: 'Tres dormitorios y azotea propia.',
}

function testNewHome(flow: Flow): void {
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'alboran-picture-'))
    const bytes = await samplePicture('jpeg', { width: 1300, height: 900 })
    writeFileSync(join(folder, 'bay.jpg'), bytes)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('a home that is written with a picture is on the site once it is published', async () => {
    await flow.open('/office/homes/new')
    const path = String(await flow.path())
    await flow.typeAll('form#edit', newHome)
    await flow.choose('form#edit [name=property_type]', 'penthouse')
    await flow.choose('form#edit [name=listing]', 'sale')
    const drafts = () =>
      flow.database().db.selectFrom('home_drafts').select('cells').executeTakeFirst()
    if (!flow.scripts) await flow.press('button.btn[value=save]')
    await expect.poll(async () => JSON.stringify(await drafts())).toContain('azotea propia')
    await expect.poll(async () => JSON.stringify(await drafts())).toContain('sale')
    // Until the page knows that all is saved, the browser asks before it leaves.
    if (flow.scripts) await expect.poll(() => flow.text('body')).toContain('Draft saved')
    await flow.open(`${path}/pictures`)
    await flow.attach('#up', join(folder, 'bay.jpg'))
    if (!flow.scripts) await flow.press('form:has(#up) button')
    await expect.poll(() => flow.isVisible('#alt-en-1')).toBe(true)
    await flow.type('#alt-en-1', 'A view of the bay')
    await flow.type('#alt-es-1', 'Una vista de la bahía')
    await flow.press('button[name=intent][value=publish]')
    await expect.poll(flow.address).toContain('done=published')
    await flow.open('/properties/corner-penthouse-above-the-bay')
    expect(await flow.text('h1')).toContain(newHome.title)
    expect(await flow.read('Boolean(document.querySelector("[alt=\'A view of the bay\']"))')).toBe(
      true,
    )
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
    await visitorOf(flow.site()).post(path, { ...request, format: 'in-person', slot })
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
