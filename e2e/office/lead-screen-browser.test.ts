import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { overflowOf } from '../../testing/axe.ts'
import { browserAndOffice } from '../../testing/browser-and-office.ts'
import { laptop, phoneScreen } from '../../testing/browser.ts'
import { leadIdOf } from '../../testing/enquiry.ts'
import { shortened } from '../../testing/full.ts'
import { draftSaved, expectFocus, openScreen } from '../../testing/office-pages.ts'
import { enterOffice } from '../../testing/office.ts'
import { visitorOf } from '../../testing/visitor.ts'

const { officePage, site } = browserAndOffice()

const names = Array.from({ length: 9 }, (_, index) => `Visitor ${index + 1}`)
const question = 'Is the pool heated in winter, and who pays for it?'
beforeAll(async () => {
  for (const [index, name] of names.entries())
    await visitorOf(site()).post('/contact', {
      name,
      email: `visitor-${index}@example.com`,
      message: question,
    })
})

const leadOf = (name: string) => leadIdOf(site(), `visitor-${names.indexOf(name)}@example.com`)
const openLead = async (page: Page, name: string) =>
  openScreen(page, `/office/leads/${await leadOf(name)}`)

test('keys act on the lead that is framed', async () => {
  const { page } = await officePage('agent', laptop)
  await openLead(page, 'Visitor 1')
  await page.keyboard.press('j')
  await page.getByRole('heading', { level: 1, name: 'Visitor 2' }).waitFor()
  await expectFocus(page.locator('.leadrow[aria-current]'))
  await page.keyboard.press('t')
  await expect
    .poll(() => page.locator('select[name=assignee] option:checked').textContent())
    .not.toBe('Nobody yet')
  expect(new URL(page.url()).pathname).toContain(await leadOf('Visitor 2'))
})

test('a reply after a colleague’s is refused once, and sent all the same', async () => {
  const { page } = await officePage('agent', laptop)
  await openLead(page, 'Visitor 8')
  await page.locator('textarea[name=message]').fill('It is for sale.')
  const lead = await leadOf('Visitor 8')
  const { visitor: colleague } = await enterOffice(site(), 'agent')
  const reply = { intent: 'reply', subject: 'Re', language: 'en', message: 'It is sold.', seen: '' }
  expect((await colleague.post(`/office/leads/${lead}`, reply)).status).toBe(303)
  await page.locator('button[name=intent][value=reply]').click()
  await page.getByText(/has answered since, .+ and nothing was sent/).waitFor()
  // The colleague's reply is shown once the lead is loaded again; the refusal stays.
  await page.locator('.timeline').getByText('It is sold.').waitFor()
  await page.getByText(/has answered since, .+ and nothing was sent/).waitFor()
  await page.getByRole('button', { name: 'Send all the same' }).click()
  await page.locator('.timeline').getByText('It is for sale.').waitFor()
  const replies = await site()
    .database.db.selectFrom('lead_replies')
    .select('text')
    .where('lead_id', '=', lead)
    .execute()
  expect(replies).toHaveLength(2)
})

test(
  'a reply to a lead that was put aside meanwhile stays on this device',
  { tags: 'slow' },
  async () => {
    const { page } = await officePage('agent', laptop)
    await openLead(page, 'Visitor 9')
    const message = page.locator('textarea[name=message]')
    await message.fill('Yes, it is.')
    await draftSaved(page)
    const putAside = async (state: 'suspect' | 'new') =>
      site()
        .database.db.updateTable('leads')
        .set({ state })
        .where('id', '=', await leadOf('Visitor 9'))
        .execute()
    await putAside('suspect')
    await message.fill('Yes, it is, from May on.')
    await page.getByText('This lead is no longer here.').waitFor()
    await page.getByText('Not saved yet').waitFor()
    await putAside('new')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect.poll(() => message.inputValue()).toBe('Yes, it is, from May on.')
  },
)

test('the question stays in view while its answer gets pictures', { tags: 'slow' }, async () => {
  const { page } = await officePage('agent', laptop)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openLead(page, 'Visitor 3')
  const said = page.locator('.timeline').getByText(question)
  const inView = () =>
    said.evaluate((text) => {
      const { top, bottom, left } = text.getBoundingClientRect()
      return document.elementFromPoint(left + 2, (top + bottom) / 2)?.contains(text) ?? false
    })
  expect(await inView()).toBe(true)
  await page.locator('textarea[name=message]').fill('Yes.\n'.repeat(30))
  expect(await inView()).toBe(true)
})

test(
  'an empty reply leaves its room to the history until it is written',
  { tags: 'slow' },
  async () => {
    const { page } = await officePage('agent', laptop)
    await openLead(page, 'Visitor 4')
    const text = page.locator('textarea[name=message]')
    const height = () => text.evaluate((area) => area.clientHeight)
    const empty = await height()
    await text.fill('Dear visitor')
    expect(await height()).toBeGreaterThan(empty * 1.5)
    await page.getByRole('heading', { level: 1 }).click()
    expect(await height()).toBeGreaterThan(empty * 1.5)
  },
)

test('on a phone the question stays over its answer, and a gap in it is marked', async () => {
  const { page } = await officePage('agent', phoneScreen)
  await openLead(page, 'Visitor 5')
  await page.getByRole('link', { name: 'Reply' }).filter({ visible: true }).click()
  const reply = page.getByRole('region', { name: 'Reply' })
  await reply.getByText(question).waitFor()
  const text = reply.getByLabel('Message')
  await text.fill('Dear visitor, the pool is at [degrees] all year.')
  await reply.getByRole('button', { name: 'Send' }).click()
  await reply.getByText('Fill in what is in').waitFor()
  await expect
    .poll(() =>
      text.evaluate((area) =>
        area instanceof HTMLTextAreaElement
          ? area.value.slice(area.selectionStart, area.selectionEnd)
          : '',
      ),
    )
    .toBe('[degrees]')
})

test('the tools of a reply ask for the home where none is chosen', { tags: 'slow' }, async () => {
  const { page } = await officePage('agent', laptop)
  await openLead(page, 'Visitor 8')
  await page.getByRole('button', { name: 'The home’s facts' }).click()
  await page.getByText('Choose the home first.').waitFor()
  const field = page.getByLabel('Home', { exact: true })
  await expectFocus(field)
  const title = await page.locator('#homes option').first().getAttribute('value')
  await field.fill(title ?? '')
  await page.getByText('Attach brochure and pictures').waitFor()
  expect(await field.inputValue()).toBe(title)
  await expect.poll(() => new URL(page.url()).searchParams.get('about')).toBe(title)
})

test(
  'beside the list a reply is a press away, however long the conversation',
  { tags: 'slow' },
  async () => {
    const { page } = await officePage('agent', laptop)
    await page.setViewportSize({ width: 768, height: 600 })
    await openLead(page, 'Visitor 2')
    const text = page.locator('textarea[name=message]')
    await page.locator('.panes__side').scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: 'Reply' }).first().click()
    await expect
      .poll(() => text.evaluate((area) => area.getBoundingClientRect().top))
      .toBeLessThan(500)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  },
)

test('how a lead ended is chosen beside its button', { tags: 'slow' }, async () => {
  const { page } = await officePage('agent', laptop)
  await openLead(page, 'Visitor 4')
  const button = page.getByRole('button', { name: /^Won or lost/ })
  await button.click()
  const [from, menu] = [await button.boundingBox(), await page.locator('#ending').boundingBox()]
  expect(Math.abs((menu?.y ?? 0) - ((from?.y ?? 0) + (from?.height ?? 0)))).toBeLessThan(40)
})

test('a reply whose connection is lost says so, and is sent once it is back', async () => {
  const { page } = await officePage('agent', laptop)
  await openLead(page, 'Visitor 5')
  const text = page.locator('textarea[name=message]')
  await text.fill('It is, from November on.')
  await page.context().setOffline(true)
  const send = page.getByRole('button', { name: /^Send/ }).last()
  await send.click()
  await page
    .getByText(/Not sent: there is no connection/)
    .first()
    .waitFor()
  expect(await text.inputValue()).toBe('It is, from November on.')
  await page.context().setOffline(false)
  await send.click()
  await page.locator('.timeline').getByText('It is, from November on.').waitFor()
})

test('a reply that waits is shown as sent once it is, without loading the page', async () => {
  const { page, visitor } = await officePage('agent', laptop)
  const lead = await leadOf('Visitor 7')
  const reply = { intent: 'reply', subject: 'The pool', message: 'It is.', language: 'en' }
  await visitor.post(`/office/leads/${lead}`, reply)
  const { db } = site().database
  const sent = () =>
    db
      .selectFrom('outbox')
      .select('id')
      .where('lead_id', '=', lead)
      .where('kind', '=', 'lead-reply')
      .where('state', '=', 'sent')
  await expect.poll(async () => (await sent().execute()).length).toBeGreaterThan(0)
  const become = (state: 'waiting' | 'sent', time: number) =>
    db
      .updateTable('outbox')
      .set({ state, due_at: time, sent_at: state === 'sent' ? time : null })
      .where('lead_id', '=', lead)
      .where('kind', '=', 'lead-reply')
      .execute()
  await become('waiting', Date.now() + 3_600_000)
  await openLead(page, 'Visitor 7')
  const entry = page.locator('.timeline li', { hasText: 'It is.' })
  await entry.getByText('waiting', { exact: true }).waitFor()
  await become('sent', Date.now())
  await entry.getByText(/^sent /).waitFor()
})

test(
  'a reply sent after a sign-out in another tab keeps its text, and says so',
  { tags: 'slow' },
  async () => {
    const { page } = await officePage('agent', laptop)
    await openLead(page, 'Visitor 6')
    const text = page.locator('textarea[name=message]')
    await text.fill('On Thursday, if that suits you.')
    await page.context().clearCookies()
    await page.getByRole('button', { name: /^Send/ }).last().click()
    await page
      .getByText(/no longer signed in here/i)
      .first()
      .waitFor()
    expect(await text.inputValue()).toBe('On Thursday, if that suits you.')
  },
)

/** Whether a touch would reach an element. */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect()
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return met !== null && (node.contains(met) || met.contains(node))
  })

test(
  'on a phone the reply shows that nothing was sent, and the lost connection',
  { tags: 'slow' },
  async () => {
    const { page } = await officePage('agent', phoneScreen)
    await openLead(page, 'Visitor 6')
    await page.getByRole('link', { name: 'Reply' }).filter({ visible: true }).click()
    await page.locator('textarea[name=message]').fill('On Thursday.')
    await page.context().setOffline(true)
    const strap = page.locator('.strap')
    await strap.waitFor()
    expect(await isOnTop(strap.getByRole('button'))).toBe(true)
    await page.context().setOffline(false)
    await strap.waitFor({ state: 'detached' })
    await draftSaved(page)
    await page.context().clearCookies()
    await page.getByRole('button', { name: /^Send/ }).last().click()
    const link = page.locator('.unanswered').getByRole('link')
    await link.waitFor()
    expect(await isOnTop(link)).toBe(true)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  },
)

test.each(shortened([phoneScreen, laptop]))(
  'what goes with a reply covers no message and is in the office’s language, %#',
  async (screen) => {
    const { page } = await officePage('agent', screen)
    const { ref } = await site()
      .database.db.selectFrom('properties')
      .select('ref')
      .limit(1)
      .executeTakeFirstOrThrow()
    const lead = `/es/office/leads/${await leadOf('Visitor 8')}`
    await openScreen(page, `${lead}?in=en&about=${ref}#reply`)
    const message = page.locator('textarea[name=message]')
    await message.fill('Yes, it is.')
    await page.getByText('Adjuntar folleto e imágenes').click()
    const panel = page.locator('.attach[open] .attach__panel')
    await message.scrollIntoViewIfNeeded()
    expect(await isOnTop(message)).toBe(true)
    const [above, below] = [await message.boundingBox(), await panel.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    const texts = panel.locator('li label > .small')
    expect(await texts.first().textContent()).toMatch(/ (con|de|y|la|el) /)
    const isWhole = (text: Element) => text.scrollWidth <= text.clientWidth
    for (const text of await texts.all()) expect(await text.evaluate(isWhole)).toBe(true)
  },
)

test(
  'a refused reply shows why, with the panel of its files closed',
  { tags: 'slow' },
  async () => {
    const { page } = await officePage('agent', laptop)
    await openLead(page, 'Visitor 3')
    const home = page.getByLabel('Home', { exact: true })
    await home.fill((await page.locator('#homes option').first().getAttribute('value')) ?? '')
    const panel = page.locator('.attach summary', { hasText: 'Attach' })
    await panel.waitFor()
    await page.locator('textarea[name=message]').fill('It is [answer].')
    await panel.click()
    await page.locator('.attach input[type=checkbox]').first().check()
    await page.locator('textarea[name=message]').press('Control+Enter')
    const problem = page.getByText('Fill in what is in')
    await problem.waitFor()
    await expect.poll(() => isOnTop(problem)).toBe(true)
  },
)

test('on a phone spam is put aside, and taken back from the toast', async () => {
  const { page } = await officePage('agent', phoneScreen)
  await openLead(page, 'Visitor 9')
  await page.getByRole('button', { name: 'Spam' }).click()
  await page.getByText('Put aside as spam.').waitFor()
  expect(await page.getByRole('link', { name: /^Visitor 9/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { level: 1, name: 'Visitor 9' }).waitFor()
})

test(
  'on a phone a lead opened from the foot of the list begins at its top',
  { tags: 'slow' },
  async () => {
    const { page } = await officePage('agent', phoneScreen)
    await openScreen(page, '/office/leads')
    await page.getByRole('link', { name: /^Visitor 9/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Visitor 9' }).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  },
)
