import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { password } from '../../testing/accounts.ts'
import { codeNow } from '../../testing/authenticator.ts'
import { browserAndOffice, expectFine } from '../../testing/browser-and-office.ts'
import { hydrated, laptop, newVisitor, openPage, phoneScreen } from '../../testing/browser.ts'
import { sendEnquiry } from '../../testing/enquiry.ts'
import { openReply } from '../../testing/office-pages.ts'
import { newMember } from '../../testing/office.ts'

const { browser, site } = browserAndOffice()

/** Opens a page of the office, with a function for signing in. */
async function signedIn(screen: typeof phoneScreen | typeof laptop) {
  const { email, id, secret = '' } = await newMember(site(), 'manager')
  const context = await newVisitor(browser(), site().url, screen)
  const opened = await openPage(context, site().url)
  let codes = 0
  const signIn = async (page: Page) => {
    await page.waitForURL(/\/login/)
    await page.locator('input[name=email]').first().fill(email)
    await page.locator('input[name=password]').fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL(({ pathname }) => pathname.endsWith('/office/sign-in'))
    await page.waitForFunction(hydrated)
    await page.locator('input[name=code]').fill(codeNow(secret, codes++))
    await page.keyboard.press('Enter')
    await page.waitForURL(({ pathname }) => /\/office\/(?!sign-in)/.test(pathname))
    await page.waitForFunction(hydrated)
  }
  await opened.page.goto('/login')
  await signIn(opened.page)
  const end = () =>
    site().database.db.deleteFrom('auth_sessions').where('user_id', '=', id).execute()
  return { ...opened, signIn, end }
}

test(
  'a newsletter whose session ended is as it was typed after the sign-in',
  { tags: 'slow' },
  async () => {
    const note = 'Lo que se escribió está de nuevo en su formulario.'
    const send = 'Guardar el borrador'
    const { page, signIn, end, complaints } = await signedIn(phoneScreen)
    await page.goto('/es/office/newsletter')
    await page.waitForFunction(hydrated)
    await page.locator('form[method=post] button').last().click()
    await page.waitForURL(/\/office\/newsletter\/./)
    const screenPath = new URL(page.url()).pathname
    const subject = page.locator('#subject_en')
    const opening = page.locator('#opening_es')
    await subject.fill('Three terraces')
    await opening.fill('La luz de febrero.\n\nEntra de lado.')
    await end()
    await page.getByRole('button', { name: send }).last().click()
    await page.getByText('La sesión ha terminado. Lo que escribió se ha guardado').waitFor()
    await signIn(page)
    expect(new URL(page.url()).pathname).toBe(screenPath)
    await page.getByText(note).waitFor()
    expect(await subject.inputValue()).toBe('Three terraces')
    expect(await opening.inputValue()).toBe('La luz de febrero.\n\nEntra de lado.')
    await expectFine(page)
    await page.getByRole('button', { name: send }).last().click()
    await page.getByText(note).waitFor({ state: 'detached' })
    expect(await subject.inputValue()).toBe('Three terraces')
    expect(complaints).toEqual([])
  },
)

test('a home whose session ends while it saves is as it was typed after the sign-in', async () => {
  const { page, signIn, end } = await signedIn(laptop)
  await page.goto('/office/homes/new')
  await page.waitForFunction(hydrated)
  const title = page.getByLabel(/^Title, English/)
  await title.fill('House above the bay')
  await page
    .getByText(/Draft saved/)
    .first()
    .waitFor()
  await end()
  await title.fill('House above the two bays')
  const kept = async () =>
    (await site().database.db.selectFrom('unsent_forms').select('fields').execute())
      .map((row) => JSON.stringify(row))
      .join()
  await expect.poll(kept).toContain('two bays')
  // The office asks before unsaved texts are left; the browser does not ask again.
  await page.getByRole('link', { name: 'Pictures' }).click({ noWaitAfter: true })
  await page.getByRole('button', { name: 'Leave', exact: true }).click({ noWaitAfter: true })
  await signIn(page)
  await page.getByText('You were asked to sign in while this was being sent').waitFor()
  await page.getByRole('link', { name: 'Words and facts' }).click()
  await page.getByText('What was typed is in its form below again.').waitFor()
  expect(await title.inputValue()).toBe('House above the two bays')
  await page
    .getByText(/Draft saved/)
    .first()
    .waitFor()
  await page.reload()
  expect(await title.inputValue()).toBe('House above the two bays')
})

test(
  'a reply whose session ended is open with its text after the sign-in',
  { tags: 'slow' },
  async () => {
    const { page, signIn, end } = await signedIn(phoneScreen)
    await sendEnquiry(site())
    const message = await openReply(page)
    await message.fill('It is free from May on.')
    await page
      .getByText(/^Draft saved|^Saved/)
      .first()
      .waitFor()
    await end()
    page.once('dialog', (dialog) => void dialog.accept())
    await page.locator('button[name=intent][value=reply]').click({ noWaitAfter: true })
    await signIn(page)
    await expect.poll(() => new URL(page.url()).hash).toBe('#reply')
    await message.waitFor()
    expect(await message.inputValue()).toBe('It is free from May on.')
  },
)

test(
  'a newsletter says what is not saved, and its author conflicts with nobody',
  { tags: 'slow' },
  async () => {
    const { page, complaints } = await signedIn(laptop)
    await page.goto('/office/newsletter')
    await page.waitForFunction(hydrated)
    await page.getByRole('button', { name: 'New newsletter' }).click()
    await page.waitForURL(/\/office\/newsletter\/./)
    await page.locator('#subject_en').fill('Three terraces')
    await page.getByText('Not saved yet').waitFor()
    const test = page.getByRole('button', { name: 'Send a test to me' })
    await test.click()
    await page.getByText('The subject in Spanish is missing.').waitFor()
    await page.locator('#subject_es').fill('Tres terrazas')
    await test.click()
    await page.getByText('The test is on its way').waitFor()
    await page.getByText(/^Draft saved/).waitFor()
    expect(complaints.filter((text) => !text.includes('400'))).toEqual([])
  },
)
