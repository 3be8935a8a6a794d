import { describe, expect, test } from 'vitest'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { openPage, phone, runScripts, visit } from '../../testing/browser.ts'

const { browser, site } = browserAndSite()

describe.each([
  ['with script', {}],
  ['without script', { javaScriptEnabled: false }],
  ['on a phone', phone],
])('a visitor %s', (_, options) => {
  test('keeps two homes, sees them side by side, sends the address, and removes one', async () => {
    const { page, context, complaints } = await visit(browser(), site().url, options)
    const kept: (string | null)[] = []
    for (const index of [0, 1]) {
      await page.goto('/properties')
      const card = page.locator('.listing .card').nth(index)
      kept.unshift(await card.locator('h3').textContent())
      // With script the page stays, and the button has become the way to the list, with the focus.
      const hasScript = !('javaScriptEnabled' in options)
      if (hasScript) await runScripts(page)
      await card.getByRole('button', { name: 'Save' }).click()
      if (hasScript) {
        const link = card.getByRole('link', { name: 'In your shortlist' })
        await expect
          .poll(() => link.evaluate((element) => element === document.activeElement))
          .toBe(true)
        await link.click()
      }
      await page.waitForURL('**/shortlist?homes=*')
    }
    await expect.poll(() => page.locator('.sl h2').allTextContents()).toEqual(kept)
    const address = await page.getByLabel('Address of this list').inputValue()
    expect(address).toBe(page.url())

    const friend = await visit(browser(), site().url, options)
    await friend.page.goto(address)
    expect(await friend.page.locator('.sl h2').allTextContents()).toEqual(kept)
    await friend.page.getByRole('button', { name: 'Keep this list' }).click()
    await expect.poll(() => friend.page.getByRole('button', { name: 'Remove' }).count()).toBe(2)
    expect(await friend.page.locator('h1').textContent()).toMatch(/^Two homes/)
    await friend.context.close()

    await page.getByRole('button', { name: 'Remove' }).first().click()
    await expect.poll(() => page.locator('.sl h2').allTextContents()).toEqual(kept.slice(1))
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Nothing kept yet')
    const another = await openPage(context, site().url)
    await another.page.goto('/shortlist')
    expect(await another.page.locator('h1').textContent()).toBe('Nothing kept yet')
    expect([...complaints, ...another.complaints]).toEqual([])
    await context.close()
  }, 90_000)
})
