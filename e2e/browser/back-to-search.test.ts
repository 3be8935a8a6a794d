import { expect, test } from 'vitest'
import { browserAndSite } from '../../testing/browser-and-site.ts'
import { runScripts, visit } from '../../testing/browser.ts'
import { shortened } from '../../testing/full.ts'

// Navigates from a filtered list to a home and back, on a page that is the same for every visitor.

const { browser, site } = browserAndSite()

test.each(
  shortened([
    ['', 'All properties', (found: string) => `${found} you were looking at`],
    ['/es', 'Todas las viviendas', (found: string) => `${found} que estaba viendo`],
  ]),
)(
  'at %s/properties a home leads back to the list as it was filtered',
  async (prefix, all, seen) => {
    const { page, context, complaints } = await visit(browser(), site().url)
    const back = page.locator('.crumbs a').first()
    const home = `${prefix}/properties/garden-apartment-south-terrace`
    await page.goto(home)
    expect(await back.textContent()).toBe(all)

    const filter = '?type=apartment&bedrooms=2&sort=cheapest'
    const found = page.locator('.find').getByRole('status').locator('b')
    await page.goto(`${prefix}/properties${filter}&sent=saved`)
    const apartments = await found.textContent()
    expect(apartments).toMatch(/^[1-9]\d* (apartments|apartamentos)$/)
    await page.goto(home)
    // The link before any script except the page's first one has run, and afterwards.
    const shown = async () => [await back.textContent(), await back.getAttribute('href')]
    const card = '#home-garden-apartment-south-terrace'
    const expected = [seen(apartments ?? ''), `${prefix}/properties${filter}${card}`]
    await expect.poll(shown).toEqual(expected)
    await runScripts(page)
    expect(await shown()).toEqual(expected)
    await back.click()
    await page.waitForURL(`**${prefix}/properties${filter}${card}`)
    await page.locator(card).waitFor()

    // A choice that does not reload the page is remembered too.
    const type = page.locator('.filterform select[name=type]')
    await type.selectOption('villa')
    await page.waitForURL('**type=villa*')
    await expect.poll(() => found.textContent()).toMatch(/villas$/)
    const villas = await found.textContent()
    await page.locator('.listing .card h3 a').first().click()
    await page.waitForURL('**/properties/*')
    const slug = new URL(page.url()).pathname.split('/').at(-1)
    expect(await shown()).toEqual([
      seen(villas ?? ''),
      `${prefix}/properties?type=villa&bedrooms=2&sort=cheapest#home-${slug}`,
    ])

    // In the other language its words are not known.
    const [other, words] = prefix
      ? ['', 'The homes you were looking at']
      : ['/es', 'Las viviendas que estaba viendo']
    await page.goto(`${other}/properties/garden-apartment-south-terrace`)
    expect(await back.textContent()).toBe(words)

    await page.goto(`${prefix}/properties`)
    await page.goto(home)
    expect(await back.textContent()).toBe(all)
    expect(complaints).toEqual([])
    await context.close()
  },
)
