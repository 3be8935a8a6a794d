import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { behindProxy, newAddress, password } from '../../testing/accounts.ts'
import { codeNow, untilStepIsNew } from '../../testing/authenticator.ts'
import { overflowOf, violationsOn } from '../../testing/axe.ts'
import {
  hydrated,
  sharedBrowser,
  newVisitor,
  openPage,
  phone,
  closeProfiles,
} from '../../testing/browser.ts'
import { emailsTo } from '../../testing/mail-files.ts'
import { newMember } from '../../testing/office.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'
import { visitorOf } from '../../testing/visitor.ts'

let browser: Browser
let site: ServedSite
beforeAll(async () => {
  ;[browser, site] = await Promise.all([sharedBrowser(), serveSite('sqlite', behindProxy)])
})
afterAll(async () => {
  await closeProfiles(browser)
  await site.close()
})

/** A page that axe finds nothing in, and that does not scroll sideways. */
async function expectFine(page: Page) {
  expect(await violationsOn(page), page.url()).toEqual([])
  expect(await overflowOf(page), page.url()).toBeLessThanOrEqual(0)
}

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await page.waitForFunction(hydrated)
}

async function somebodyWrites(email: string, name: string) {
  await visitorOf(site).post('/contact', { name, email, message: 'Is the pool heated?' })
  const { id } = await site.database.db
    .selectFrom('leads')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

/** Somebody asks for a viewing at a half-hour that is offered. */
async function somebodyAsks(email: string, name: string) {
  const { slug } = await site.database.db
    .selectFrom('properties')
    .select('slug')
    .limit(1)
    .executeTakeFirstOrThrow()
  const path = `/properties/${slug}/viewing`
  const asked = await (await site.get(path)).text()
  const [, slot = ''] = /name="slot"[^>]*value="(20\d\d-[^"]+Z)"/.exec(asked) ?? []
  await visitorOf(site).post(path, { name, email, phone: '600112233', way: 'in-person', slot })
}

const stageOf = async (id: string) =>
  (
    await site.database.db
      .selectFrom('leads')
      .select('stage')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).stage

test('on a phone an agent signs in, answers a lead, confirms a viewing and moves a card', async () => {
  const id = await somebodyWrites('anne@example.com', 'Anne Whitfield')
  await somebodyAsks('joy@example.com', 'Joy Okafor')
  const { email, secret = '' } = await newMember(site, 'agent')
  const context = await newVisitor(browser, site.url, {
    ...phone,
    extraHTTPHeaders: { 'X-Forwarded-For': newAddress() },
  })
  const { page, complaints } = await openPage(context, site.url)
  await page.goto('/login')
  await page.getByLabel('E-mail', { exact: true }).first().fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/office\/sign-in/)
  await page.waitForFunction(hydrated)
  await expectFine(page)
  await untilStepIsNew()
  // Six digits send themselves.
  await page.getByLabel('Code', { exact: true }).fill(codeNow(secret))
  await page.waitForURL(/\/office\/leads/)
  await page.waitForFunction(hydrated)
  await expectFine(page)

  await page.getByRole('link', { name: /Anne Whitfield/ }).click()
  await page.getByRole('link', { name: 'Reply' }).click()
  await page.getByLabel('Message').fill('Dear Anne,\n\nIt is heated from October to May.')
  await page
    .getByText(/Draft saved/)
    .first()
    .waitFor()
  await expectFine(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText(/moved it to Answered/).waitFor()
  await expectFine(page)
  await expect
    .poll(async () => (await emailsTo(site, 'anne@example.com')).map(({ text }) => text).join())
    .toContain('It is heated from October to May.')

  await open(page, '/office/viewings')
  await expectFine(page)
  await page
    .getByRole('button', { name: /Confirm.*Joy Okafor/ })
    .first()
    .click()
  await page.getByText('Confirmed. Both sides get an e-mail.').waitFor()
  await expectFine(page)
  await page.getByRole('link', { name: 'New viewing' }).click()
  await page.getByLabel('Day and time').waitFor()
  await expectFine(page)

  await open(page, '/office/leads/board')
  await expectFine(page)
  await page.getByRole('link', { name: 'Move Anne Whitfield' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move Anne Whitfield' })
  await dialog.waitFor()
  await expectFine(page)
  await dialog.getByRole('button', { name: 'Offer' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page
    .getByRole('region', { name: 'Offer' })
    .getByRole('link', { name: /^Anne Whitfield/ })
    .waitFor()
  expect(await stageOf(id)).toBe('offer')
  for (const path of ['/es/office/leads', '/es/office/leads/board', `/es/office/leads/${id}`]) {
    await open(page, path)
    await expectFine(page)
  }
  expect(complaints).toEqual([])
}, 240_000)
