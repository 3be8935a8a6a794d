import { expect, test } from 'vitest'
import { overflowOf, violationsOn } from '../../testing/axe.ts'
import { phoneScreen, visit } from '../../testing/browser.ts'
import { shortened } from '../../testing/full.ts'
import { browserAndHostedSite, fillSignInForm } from '../../testing/hosted-account.ts'

const { browser, site } = browserAndHostedSite()

// Axe examines each page once: the English ones on a laptop, the Spanish ones on a phone.
test.each(
  shortened([
    { device: 'a phone', options: phoneScreen, menu: 'Menú', prefix: '/es' },
    { device: 'a laptop', options: {}, menu: 'Account', prefix: '' },
  ]),
)(
  'the pages of a user are accessible, silent and narrow enough on $device',
  async ({ options, menu, prefix }) => {
    const { page, context, complaints } = await visit(browser(), site().url, options)
    await page.goto('/login')
    await fillSignInForm(page)
    await page.waitForURL('**/?sent=signIn')
    for (const path of ['/profile', '/profile/delete', '/es']) {
      await page.goto(path === '/es' ? path : prefix + path)
      expect(await violationsOn(page), path).toEqual([])
    }
    await page.goto(`${prefix}/blog`)
    await page.getByRole('button', { name: menu }).click()
    expect(await violationsOn(page), 'menu').toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of ['/profile', '/es/profile']) {
      await page.goto(path)
      expect(await overflowOf(page), path).toBe(0)
    }
    expect(complaints).toEqual([])
    await context.close()
  },
)
