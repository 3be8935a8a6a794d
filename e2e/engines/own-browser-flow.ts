import { expect, test } from 'vitest'
import type { Flow } from './flow.ts'

const home = '/properties/garden-apartment-south-terrace'

/** What a visitor's own browser does with a home: it remembers it, and shares its address. */
export function testOwnBrowser(flow: Flow): void {
  test.runIf(flow.scripts)('a home that was seen is shown at the next, and forgotten', async () => {
    const recent = '[aria-labelledby=recent]'
    const stored = () => flow.read("localStorage.getItem('recent_homes')")
    await flow.open('/properties/palm-10-villa-on-the-court')
    // Homes that the flows before this one have looked at.
    await flow.read('localStorage.clear()')
    await flow.press('h1')
    await expect.poll(stored).toBe('["palm-10-villa-on-the-court"]')
    await flow.open(home)
    await flow.press('h1')
    await expect.poll(() => flow.text(recent)).toContain('Recently seen')
    expect(await flow.read(`document.querySelector('${recent} .card a').pathname`)).toBe(
      '/properties/palm-10-villa-on-the-court',
    )
    await flow.press(`${recent} button.plain`)
    await expect.poll(() => flow.isVisible(recent)).toBe(false)
    expect(await stored()).toBeNull()
  })

  test('an address is copied; without script, the link writes an e-mail with it', async () => {
    const share = 'main a[href^="mailto:?"]'
    await flow.open(home)
    const mail = new URL(String(await flow.read(`document.querySelector('${share}').href`)))
    expect(mail.searchParams.get('body')).toBe(flow.site().url + home)
    if (!flow.scripts) return
    // WebKit copies nothing at a press that is repeated after hydration: the link opens the e-mail.
    await flow.read("addEventListener('hydrated', () => (document.body.dataset.hydrated = 'yes'))")
    await flow.press('h1')
    await expect.poll(() => flow.read('document.body.dataset.hydrated')).toBe('yes')
    await flow.press(share)
    await expect.poll(() => flow.text('.toast b')).toBe('Address copied')
  })
}
