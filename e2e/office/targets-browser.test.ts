import { expect, test } from 'vitest'
import { violationsOn } from '../../testing/axe.ts'
import { browserAndOffice } from '../../testing/browser-and-office.ts'
import { phoneScreen } from '../../testing/browser.ts'
import { openScreen } from '../../testing/office-pages.ts'
import { visitorOf } from '../../testing/visitor.ts'

const { officePage, site } = browserAndOffice({ cacheSeconds: 300 })

/** The screens that this file checks, each with some content. */
const screens = [
  'changes',
  'newsletter',
  'staff',
  'mail',
  'figures',
  'texts',
  'homes/import',
  'homes/unused',
  'homes',
  'account',
  'leads',
  'leads/board',
  'viewings',
  'viewings/new',
  'texts/replies/first',
  'texts/articles/the-train-by-the-sea',
]

/** A person with two leads. */
const anne = { name: 'Anne Whitfield', email: 'anne@example.com', phone: '+34 600 000 000' }

/** Targets that are lower than a finger needs; links within a sentence are not counted. */
const lowTargets = () => {
  const low: string[] = []
  for (const target of document.querySelectorAll(
    'main :is(a, button, summary, select, label.btn, label.choice)',
  )) {
    const { height, width } = target.getBoundingClientRect()
    if (width < 2 || !target.checkVisibility() || target.closest('.issue-preview, p.slate, .vh'))
      continue
    if (height < 43.5) low.push(`${target.outerHTML.slice(0, 120)} ${Math.round(height)}`)
  }
  return low
}

test(
  'on a phone axe finds nothing, and what is pressed is 44 pixels high',
  { timeout: 240_000 },
  async () => {
    const { page, visitor } = await officePage('manager', phoneScreen)
    await visitor.post('/office/newsletter', {})
    const [first] = await site()
      .database.db.selectFrom('properties')
      .select('id')
      .limit(1)
      .execute()
    await site()
      .database.db.insertInto('changes')
      .values({
        at: new Date().toISOString(),
        actor_id: null,
        actor: 'desk',
        table_name: 'properties',
        row_id: first?.id ?? '',
        action: 'update',
        before: JSON.stringify({ price: 1 }),
        after: JSON.stringify({ price: 2 }),
        request_id: null,
      })
      .execute()
    await visitorOf(site()).post('/contact', { ...anne, message: 'Is the pool heated?' })
    await visitorOf(site()).post('/contact', { ...anne, email: 'a@example.com', message: 'Hello.' })
    const lead = await site().database.db.selectFrom('leads').select('id').executeTakeFirstOrThrow()
    const home = `homes/${first?.id.replace(/[A-Z]/g, (letter) => `~${letter.toLowerCase()}`)}`
    const inside = ['', '/pictures', '/documents', '/versions', '/enquiries', '/log']
    const found: string[] = []
    for (const screen of [
      ...screens,
      `leads/${lead.id}`,
      `leads/${lead.id}#reply`,
      `leads/${lead.id}/person`,
      ...inside.map((part) => home + part),
    ]) {
      await openScreen(page, `/es/office/${screen}`)
      const problems = [...(await page.evaluate(lowTargets)), ...(await violationsOn(page))]
      found.push(...problems.map((one) => `${screen}: ${one}`))
    }
    expect(found).toEqual([])
  },
)
