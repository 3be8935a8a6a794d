import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedKey } from '#server/spam/shared-key.ts'
import { createStamps } from '#server/spam/stamp.ts'
import { sharedBrowser, runScripts, visit, closeProfiles } from '../../testing/browser.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'

// A page that was left open for a day.

let browser: Browser
let site: ServedSite
let oldStamp: string
beforeAll(async () => {
  ;[browser, site] = await Promise.all([sharedBrowser(), serveSite('sqlite')])
  const key = await sharedKey(site.database.db, 'forms')
  oldStamp = createStamps(() => [key]).issue(Date.now() - 24 * 3_600_000)
})
afterAll(async () => {
  await closeProfiles(browser)
  await site.close()
})

const leads = async () =>
  (await site.database.db.selectFrom('leads').select(['state', 'suspicion']).execute()).map(
    ({ state, suspicion }) => suspicion ?? state,
  )

test.each([true, false])('its form still sends, with script: %s', async (javaScriptEnabled) => {
  const before = (await leads()).length
  const { page, context } = await visit(browser, site.url, {
    javaScriptEnabled,
    // The policy names the scripts of the original page, including its stamp.
    bypassCSP: true,
  })
  // The response is that of a day ago.
  await page.route('**/es/contact', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replace(/t1\.[0-9a-z]+\.[\w-]{22}/g, oldStamp)
    await route.fulfill({ response, body })
  })
  await page.goto('/es/contact')
  if (javaScriptEnabled) await runScripts(page)
  const form = page.locator('main form')
  await form.locator('[name=name]').fill('Elena Marchetti')
  await form.locator('[name=email]').fill('elena@example.com')
  await form.locator('[name=message]').fill(`¿Cuándo puedo verla? ${javaScriptEnabled}`)
  await form.locator('button').click()
  if (javaScriptEnabled) {
    await expect
      .poll(() => page.locator('.toast').textContent())
      .toContain('Hemos recibido su mensaje.')
  } else {
    await expect
      .poll(() => page.locator('main form [role=alert]').textContent())
      .toContain('Pulse el botón una vez más')
    expect(await leads()).toHaveLength(before)
    expect(await form.locator('[name=name]').inputValue()).toBe('Elena Marchetti')
    expect(await form.locator('[name=message]').inputValue()).toContain('¿Cuándo puedo verla?')
    await form.locator('button').click()
    await expect.poll(() => page.url()).toContain('sent=contact')
  }
  expect((await leads()).slice(before)).toEqual(['new'])
  await context.close()
})

test('a sign-up that comes within a second is sent again by the script', async () => {
  const { page, context } = await visit(browser, site.url, { bypassCSP: true })
  // Ahead of the clock by less than it tolerates: no slow machine makes it old enough.
  const key = await sharedKey(site.database.db, 'forms')
  const stamp = createStamps(() => [key]).issue(Date.now() + 45_000)
  await page.route('**/services-support', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/t1\.[0-9a-z]+\.[\w-]{22}/g, stamp)
    await route.fulfill({ response, body })
  })
  await page.goto('/services-support')
  await runScripts(page)
  const form = page.locator('#newsletter')
  await form.locator('[name=email]').fill('elena@example.com')
  await form.locator('button').click()
  await expect.poll(() => page.locator('main').textContent()).toContain('Look in your inbox')
  const subscribers = await site.database.db.selectFrom('subscribers').select('state').execute()
  expect(subscribers).toEqual([{ state: 'waiting' }])
  await context.close()
})
