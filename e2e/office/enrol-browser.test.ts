import { expect, test } from 'vitest'
import { password } from '../../testing/accounts.ts'
import { codeNow } from '../../testing/authenticator.ts'
import { browserAndOffice, expectFine } from '../../testing/browser-and-office.ts'
import { hydrated, laptop, newVisitor, openPage, phoneScreen } from '../../testing/browser.ts'
import { shortened } from '../../testing/full.ts'
import { newMember } from '../../testing/office.ts'

const { browser, site } = browserAndOffice()

test.each(
  shortened([
    { screen: laptop, home: '', submit: 'Set it up', keep: 'Keep these codes on paper' },
    {
      screen: phoneScreen,
      home: '/es',
      submit: 'Configurarlo',
      keep: 'Guarde estos códigos en papel',
    },
  ]),
)(
  'a second step that is set up shows its recovery codes before $home/office',
  async ({ screen, home, submit, keep }) => {
    const { email } = await newMember(site(), 'agent', { secondStep: false })
    const { page, context, complaints } = await openPage(
      await newVisitor(browser(), site().url, screen),
      site().url,
    )
    await page.goto(`${home}/login`)
    await page.locator('input[name=email]').first().fill(email)
    await page.locator('input[name=password]').fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/office\/enrol/)
    await page.waitForFunction(hydrated)
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
    // The password was typed a moment ago.
    expect(await page.locator('input[name=password]').count()).toBe(0)
    await page.locator('input[name=code]').fill(codeNow(secret))
    await page.getByRole('button', { name: submit }).click()
    await page.getByText(keep).first().waitFor()
    expect(new Set(await page.locator('.codes li').allTextContents()).size).toBe(10)
    await expectFine(page)
    // The box is not ticked: the page shows the problem in its own language.
    await page.locator('main .btn--go').click()
    expect(await page.locator('main [role=alert]').textContent()).toMatch(/^(Keep|Guárdelos)/)
    await page.locator('main input[type=checkbox]').check()
    await page.locator('main .btn--go').click()
    await page.waitForURL(/\/office\/leads/)
    expect(complaints).toEqual([])
    await context.close()
  },
)
