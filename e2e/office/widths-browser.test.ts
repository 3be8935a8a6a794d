import { expect, test } from 'vitest'
import { overflowOf } from '../../testing/axe.ts'
import { browserAndOffice } from '../../testing/browser-and-office.ts'
import { laptop } from '../../testing/browser.ts'
import { sendEnquiry } from '../../testing/enquiry.ts'
import { openScreen } from '../../testing/office-pages.ts'

const { site, officePage } = browserAndOffice()

const screens = [
  'leads',
  'leads/board',
  'viewings',
  'viewings/new',
  'homes',
  'homes/new',
  'homes/import',
  'newsletter',
  'texts',
  'figures',
  'mail',
  'changes',
  'staff',
]

test.each(['/es', ''])(
  'every screen fits at every width: %s/office',
  { tags: 'slow' },
  async (home) => {
    const email = 'anne@example.com'
    const id = await sendEnquiry(site(), { name: 'Anne Whitfield', email, message: 'Hello.' })
    const { page } = await officePage('manager', laptop)
    const tooWide: string[] = []
    for (const screen of [...screens, `leads/${id}`, `leads/${id}/person`]) {
      await openScreen(page, `${home}/office/${screen}`)
      for (const width of [390, 768, 900, 1024, 1120, 1240]) {
        await page.setViewportSize({ width, height: 900 })
        const bar = page.locator('.bar')
        const inBar = await bar.evaluate((one) => one.scrollWidth - one.clientWidth)
        if (inBar > 0 || (await overflowOf(page)) > 0) tooWide.push(`${screen} at ${width}`)
        // The sections are always visible, in the bar or at the foot.
        const links = page.locator('.bar__nav a, .bottom-nav a').filter({ visible: true })
        if ((await links.count()) < 4) tooWide.push(`${screen} at ${width} has no sections`)
      }
    }
    expect(tooWide).toEqual([])
  },
)
