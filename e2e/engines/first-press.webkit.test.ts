import { By } from 'selenium-webdriver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveSite, type ServedSite } from '../../testing/site.ts'
import { hasWebKit, launchWebKit, missingWebKit, type WebKit } from '../../testing/webkit.ts'

// Without the engine, the line of the skipped group names the packages to install.
describe.skipIf(!hasWebKit)(`the first press in WebKit${hasWebKit ? '' : missingWebKit}`, () => {
  let site: ServedSite
  let webkit: WebKit

  beforeAll(async () => {
    ;[site, webkit] = await Promise.all([serveSite('sqlite'), launchWebKit()])
    await webkit.driver.manage().window().setRect({ x: 0, y: 0, width: 1400, height: 950 })
  })
  afterAll(async () => {
    await webkit.close()
    await site.close()
  })

  /** The slide at the start of the track, from 1, and the slide that the counter names. */
  const carousel = () =>
    webkit.driver.executeScript<[number, string]>(`
      const track = document.querySelector('.carousel__track')
      const [first, second] = track.children
      return [
        Math.round(track.scrollLeft / (second.offsetLeft - first.offsetLeft)) + 1,
        document.querySelector('.counter .vh').textContent,
      ]`)
  async function press(selector: string) {
    const element = await webkit.driver.findElement(By.css(selector))
    // The driver does not wait until a smooth scroll has ended.
    await webkit.driver.executeScript(
      `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`,
      element,
    )
    await element.click()
  }

  test('"next" moves the carousel and its counter, before any script has run', async () => {
    await webkit.driver.get(`${site.url}/luxury-property/carat`)
    await press('.steps a:last-child')
    await expect.poll(carousel).toEqual([2, '2 of 10'])
    await press('.steps a:last-child')
    await expect.poll(carousel).toEqual([3, '3 of 10'])
    await press('.steps a:first-child')
    await expect.poll(carousel).toEqual([2, '2 of 10'])
  })

  test('a button opens its dialog', async () => {
    await webkit.driver.get(`${site.url}/`)
    await press('footer [commandfor=contact-dialog]')
    await expect
      .poll(() => webkit.driver.executeScript(`return document.activeElement.name`))
      .toBe('name')
  })
})
