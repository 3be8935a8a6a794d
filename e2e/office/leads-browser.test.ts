import type { Page, Request } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { newAddress, password } from '../../testing/accounts.ts'
import { codeNow } from '../../testing/authenticator.ts'
import { browserAndOffice, expectFine } from '../../testing/browser-and-office.ts'
import { hydrated, laptop, newVisitor, openPage, phoneScreen } from '../../testing/browser.ts'
import { sendEnquiry } from '../../testing/enquiry.ts'
import { emailsTo } from '../../testing/mail-files.ts'
import { draftSaved, openScreen } from '../../testing/office-pages.ts'
import { enterOffice, newMember } from '../../testing/office.ts'
import { visitorOf } from '../../testing/visitor.ts'

const { browser, site, officePage } = browserAndOffice()

const somebodyWrites = (email: string, name: string) =>
  sendEnquiry(site(), { name, email, message: 'Is the pool heated?' })

/** Requests a viewing at an offered half-hour. */
async function somebodyAsks(email: string, name: string) {
  const { slug } = await site()
    .database.db.selectFrom('properties')
    .select('slug')
    .limit(1)
    .executeTakeFirstOrThrow()
  const path = `/properties/${slug}/viewing`
  const html = await (await site().get(path)).text()
  const [, slot = ''] = /name="slot"[^>]*value="(20\d\d-[^"]+Z)"/.exec(html) ?? []
  await visitorOf(site()).post(path, { name, email, phone: '600112233', format: 'in-person', slot })
}

const homeOnSale = () =>
  site()
    .database.db.selectFrom('properties')
    .select(['title', 'ref', 'slug', 'price'])
    .where('slug', '=', 'garden-apartment-south-terrace')
    .executeTakeFirstOrThrow()

async function somebodyEnquires(email: string, name: string) {
  const { ref, slug } = await homeOnSale()
  await visitorOf(site()).post(`/properties/${slug}`, {
    name,
    email,
    phone: '+44 7700 900184',
    message: 'Is it still for sale?',
    reference: ref,
  })
}

const stageOf = async (email: string) =>
  (
    await site()
      .database.db.selectFrom('leads')
      .select('stage')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).stage

describe('an agent on a phone', { timeout: 120_000 }, () => {
  let page: Page
  let complaints: string[]
  let secret: string
  let member: string
  let id: string
  beforeAll(async () => {
    id = await somebodyWrites('anne@example.com', 'Anne Whitfield')
    await somebodyAsks('joy@example.com', 'Joy Okafor')
    ;({ email: member, secret = '' } = await newMember(site(), 'agent'))
    const context = await newVisitor(browser(), site().url, {
      ...phoneScreen,
      extraHTTPHeaders: { 'X-Forwarded-For': newAddress() },
    })
    ;({ page, complaints } = await openPage(context, site().url))
  })

  test('signs in, with six digits that Enter sends', async () => {
    await page.goto('/login')
    await page.getByLabel('E-mail', { exact: true }).first().fill(member)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/office\/sign-in/)
    await page.waitForFunction(hydrated)
    await expectFine(page)
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST') sent++
    })
    const code = page.getByLabel('Code', { exact: true })
    await code.fill(codeNow(secret))
    // The digits stay there until they are sent.
    expect(await code.inputValue()).toMatch(/^\d{6}$/)
    expect(sent).toBe(0)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/office\/leads/)
    await page.waitForFunction(hydrated)
    await expectFine(page)
  })

  test('answers a lead with a brochure and a picture', async () => {
    const { ref } = await site()
      .database.db.selectFrom('properties')
      .select('ref')
      .limit(1)
      .executeTakeFirstOrThrow()
    await page.getByRole('link', { name: /Anne Whitfield/ }).click()
    await page.getByRole('link', { name: 'Reply' }).click()
    const home = page.getByLabel('Home', { exact: true })
    await home.fill(ref)
    // The field contains the title once the tools are loaded.
    await expect.poll(() => home.inputValue()).not.toBe(ref)
    await page.getByText('Attach brochure and pictures').click()
    await page.getByLabel(/^Brochure \(PDF\)/).check()
    await page.getByRole('list').getByRole('checkbox').first().check()
    await expectFine(page)
    await page.getByLabel('Message').fill('Dear Anne,\n\nIt is heated from October to May.')
    await draftSaved(page)
    await expectFine(page)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText(/moved it to Answered/).waitFor()
    await page.getByRole('status').filter({ hasText: 'Reply sent' }).waitFor()
    await expectFine(page)
    // The page shows the lead with the sent reply, not an empty reply form.
    await page.getByLabel('Message').waitFor({ state: 'hidden' })
    const letter = page.getByRole('listitem').filter({ hasText: 'It is heated from October' })
    expect(await letter.isVisible()).toBe(true)
    const reply = async () =>
      (await emailsTo(site(), 'anne@example.com')).find(({ text }) =>
        text?.includes('It is heated'),
      )
    await expect.poll(async () => (await reply())?.attachments.length, { timeout: 60_000 }).toBe(2)
  })

  test('puts two free times into a reply, and leaves it', async () => {
    await page.getByRole('link', { name: 'Reply' }).click()
    await page.getByLabel('Template').selectOption('first')
    const message = page.getByLabel('Message')
    await expect.poll(() => message.inputValue()).toContain('[day and time]')
    await page.getByText('Times for a viewing').click()
    await expectFine(page)
    await page.getByRole('button', { name: 'Insert 2 times' }).click()
    expect(await message.inputValue()).toMatch(/ on \w+day \d+ \w+ at \d\d:\d\d or \w+day/)
    await expectFine(page)
    await page.getByRole('link', { name: 'Anne Whitfield', exact: true }).click()
    await message.waitFor({ state: 'hidden' })
  })

  test('confirms a viewing', async () => {
    await openScreen(page, '/office/viewings')
    await expectFine(page)
    await page
      .getByRole('button', { name: /Confirm.*Joy Okafor/ })
      .first()
      .click()
    await page.getByText(/^Confirmed\. Both sides/).waitFor()
    await expectFine(page)
    await page.getByRole('link', { name: 'New viewing' }).click()
    await page.getByRole('group', { name: 'Day and time' }).waitFor()
    await expectFine(page)
  })

  test('moves a card by its dialog', async () => {
    await openScreen(page, '/office/leads/board')
    await expectFine(page)
    await page.getByRole('link', { name: 'Move Anne Whitfield' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move Anne Whitfield' })
    await dialog.waitFor()
    await expectFine(page)
    const amount = dialog.getByLabel('Amount offered, in euros')
    await amount.fill('a lot')
    await dialog.getByRole('button', { name: 'Offer' }).click()
    await dialog.getByText('Enter the amount in whole euros').waitFor()
    await amount.fill('1,490,000')
    await dialog.getByRole('button', { name: 'Offer' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page
      .getByRole('region', { name: 'Offer' })
      .getByRole('link', { name: /^Anne Whitfield/ })
      .waitFor()
    expect(await stageOf('anne@example.com')).toBe('offer')
  })

  test('has the same screens in Spanish', async () => {
    for (const path of ['/es/office/leads', '/es/office/leads/board', `/es/office/leads/${id}`]) {
      await openScreen(page, path)
      await expectFine(page)
    }
    expect(complaints).toEqual([])
  })
})

test('a menu closes once a choice is made', { tags: 'slow' }, async () => {
  const id = await somebodyWrites('iris@example.com', 'Iris Moreau')
  await somebodyAsks('petra@example.com', 'Petra Ferrer')
  const { page } = await officePage('agent', laptop)
  await openScreen(page, `/office/leads/${id}`)
  await page.getByRole('button', { name: 'Won or lost' }).click()
  await page.getByRole('button', { name: 'Won', exact: true }).click()
  await page.getByText(/moved it to Won/).waitFor()
  expect(await page.getByLabel('Lost, because').isVisible()).toBe(false)

  await openScreen(page, '/office/viewings')
  const acts = page.locator('details', { hasText: 'Another time Petra Ferrer' })
  await page.locator('summary', { hasText: 'Another time Petra Ferrer' }).click()
  await acts.getByText('Another time').filter({ visible: true }).last().click()
  const field = acts.locator('input[type=datetime-local]')
  await field.fill('2026-01-20T10:00')
  const move = acts.getByRole('button', { name: 'Confirm at this time' })
  await move.click()
  // A refused form stays open, with the focus on the field to correct.
  await page.getByText('That day has passed.').waitFor()
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  await field.fill('2099-03-02T10:00')
  await move.click()
  await page.getByText(/^Confirmed\./).waitFor()
  expect(await field.count()).toBe(0)
})

describe('the board on a laptop', { timeout: 120_000 }, () => {
  let page: Page
  let complaints: string[]
  beforeAll(async () => {
    await somebodyEnquires('per@example.com', 'Per Lindqvist')
    await somebodyEnquires('ida@example.com', 'Ida Brandt')
    ;({ page, complaints } = await officePage('agent', laptop))
    await openScreen(page, '/office/leads/board')
  })
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  const card = (name: string, of: string) =>
    column(of).getByRole('link', { name: new RegExp(`^${name}`) })

  async function expectFocusOn(name: string) {
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.board-card')?.textContent))
      .toContain(name)
  }

  test('filtered by home counts its price once, however many ask about it', async () => {
    await expectFine(page)
    const { title, ref, price } = await homeOnSale()
    await page.getByLabel('Home', { exact: true }).selectOption({ label: `${title}, ${ref}` })
    await page.waitForURL(/home=/)
    await card('Per Lindqvist', 'New').waitFor()
    await expect.poll(() => column('New').getByRole('listitem').count()).toBe(2)
    const millions = (price / 1e6).toFixed(price % 1e6 === 0 ? 0 : 1)
    expect(await column('New').locator('header').textContent()).toMatch(
      price < 1e6 ? /€\d+[km] asked about/i : new RegExp(`€${millions}m asked about`, 'i'),
    )
  })

  test('has cards that are moved by dragging', async () => {
    await card('Per Lindqvist', 'New').dragTo(column('Offer'))
    // The amount of an offer may be unknown. The card is shown in its column before the answer,
    // with the dialog still open.
    const { promise: isShown, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/board.data?*', async (route) => {
      await isShown
      await route.continue()
    })
    await page.getByRole('dialog').getByRole('button', { name: 'Offer' }).click()
    await card('Per Lindqvist', 'Offer').waitFor()
    answer()
    await expect.poll(() => stageOf('per@example.com')).toBe('offer')
    await expectFocusOn('Per Lindqvist')
    await page.unroute('**/board.data?*')
  })

  test('has cards that are moved by keys, and keep the focus in their new column', async () => {
    await card('Ida Brandt', 'New').focus()
    await page.keyboard.press('Space')
    await page.getByText('Ida Brandt picked up.').waitFor()
    await expectFine(page)
    await page.keyboard.press('ArrowRight')
    await page.getByText('Ida Brandt, now over Answered.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('Ida Brandt put back.').waitFor()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await card('Ida Brandt', 'Viewing').waitFor()
    await expect.poll(() => stageOf('ida@example.com')).toBe('viewing')
    await expectFocusOn('Ida Brandt')
  })

  test('is accessible without the filter, and in Spanish', async () => {
    await page.getByLabel('Home', { exact: true }).selectOption('')
    await page.waitForURL((url) => !url.searchParams.get('home'))
    await expectFine(page)
    await openScreen(page, '/es/office/leads/board?days=any')
    await expectFine(page)
    expect(complaints).toEqual([])
  })
})

test('a card that a colleague moved first is moved all the same', { tags: 'slow' }, async () => {
  const id = await somebodyWrites('olga@example.com', 'Olga Sørensen')
  const { page } = await officePage('agent', laptop)
  await openScreen(page, '/office/leads/board')
  const { visitor: colleague } = await enterOffice(site(), 'agent')
  const move = { intent: 'move', lead: id, name: 'Olga Sørensen', from: 'new', to: 'answered' }
  expect((await colleague.post('/office/leads/board', move)).status).toBe(303)
  const cardIn = (column: string) =>
    page
      .getByRole('region', { name: column, exact: true })
      .getByRole('link', { name: /^Olga Sørensen/ })
  await cardIn('New').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  // The board is loaded again, and what was refused stays on it.
  await cardIn('Answered').waitFor()
  const refusal = page.getByRole('alert').filter({ hasText: 'Somebody moved it first' })
  await refusal.getByRole('button').click()
  await cardIn('Viewing').waitFor()
  await expect.poll(() => stageOf('olga@example.com')).toBe('viewing')
})

test(
  'an inbox in which nothing waits shows and counts what arrives meanwhile',
  { tags: 'slow' },
  async () => {
    const { db } = site().database
    await db.updateTable('leads').set({ stage: 'lost', side: 'closed', unread: 0 }).execute()
    const { page } = await officePage('agent', phoneScreen)
    await openScreen(page, '/office/leads')
    const empty = page.getByText('Nothing is waiting for an answer.')
    await empty.waitFor()
    await somebodyWrites('late@example.com', 'Late One')
    // An empty list is filled at once, because nothing in it can move.
    await page.getByRole('link', { name: /Late One/ }).waitFor()
    expect(await empty.count()).toBe(0)
    await page.getByRole('link', { name: 'Unread 1' }).waitFor()
  },
)

test(
  'after a reply the composer is empty, and our own reply is no new lead',
  { tags: 'slow' },
  async () => {
    const id = await somebodyWrites('ann@example.com', 'Ann Once')
    const { page, complaints } = await officePage('agent', laptop)
    await openScreen(page, `/office/leads/${id}?in=en`)
    const template = page.getByLabel('Template')
    await template.selectOption('thanks')
    await page.waitForURL(/template=thanks/)
    const message = page.getByLabel('Message')
    await expect.poll(() => message.inputValue()).toContain('Ann Once')
    expect(await template.count()).toBe(1)
    const send = page.getByRole('button', { name: 'Send', exact: true })
    await somebodyWrites('other@example.com', 'Other One')
    await page.getByRole('button', { name: /One new lead/ }).click()
    await page.getByRole('link', { name: /Other One/ }).waitFor()
    await message.fill('Dear Ann,\n\nIt is heated.')
    await send.click()
    await page.getByRole('status').filter({ hasText: 'Reply sent' }).waitFor()
    expect(await page.getByRole('button', { name: /new lead/ }).count()).toBe(0)
    expect(await message.inputValue()).toBe('')
    expect(await send.isDisabled()).toBe(true)
    expect(page.url()).not.toContain('template=')
    await message.fill('And it has a pool.')
    expect(await send.isEnabled()).toBe(true)
    expect(complaints).toEqual([])
  },
)

test('a reply that is pressed twice, or sent again after a lost answer, is one e-mail', async () => {
  const id = await somebodyWrites('twice@example.com', 'Twice Pressed')
  const { page, complaints } = await officePage('agent', laptop)
  await openScreen(page, `/office/leads/${id}`)
  const message = page.getByLabel('Message')
  const send = page.getByRole('button', { name: 'Send', exact: true })
  const isPost = (request: Request) =>
    request.method() === 'POST' && (request.postData() ?? '').includes('intent=reply')
  const keys: (string | null)[] = []
  // The first answer is lost, although the server has carried out the request.
  await page.route(`**/office/leads/${id}.data*`, async (route) => {
    if (!isPost(route.request())) return route.continue()
    keys.push(new URLSearchParams(route.request().postData() ?? '').get('reply'))
    const answer = await route.fetch()
    return keys.length === 1 ? route.abort() : route.fulfill({ response: answer })
  })
  await message.fill('Dear Twice,\n\nIt faces south.')
  await send.click()
  await page
    .getByText(/^The server does not answer, and may not have sent it/)
    .first()
    .waitFor()
  expect(await message.inputValue()).toContain('It faces south.')
  await send.dblclick()
  await page.getByRole('status').filter({ hasText: 'Reply sent' }).waitFor()
  await expect.poll(() => message.inputValue()).toBe('')
  expect(new Set(keys).size).toBe(1)
  const replies = await site()
    .database.db.selectFrom('lead_replies')
    .select('text')
    .where('lead_id', '=', id)
    .execute()
  expect(replies).toHaveLength(1)
  expect(await page.getByText('It faces south.').count()).toBe(1)

  // The next reply is another e-mail, and the page no longer reports the first as sent.
  await message.fill('And it has a pool.')
  await send.click()
  await expect
    .poll(
      async () =>
        (
          await site()
            .database.db.selectFrom('lead_replies')
            .select('text')
            .where('lead_id', '=', id)
            .execute()
        ).length,
    )
    .toBe(2)
  expect(new Set(keys).size).toBe(2)
  expect(complaints.filter((complaint) => !/ERR_FAILED/.test(complaint))).toEqual([])
})
