import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../testing/databases.ts'
import { only, pageOf, parseHtml, textOf } from '../testing/html.ts'
import { serveSite } from '../testing/site.ts'
import { stampFor } from '../testing/stamp.ts'

const page = '/properties/garden-apartment-south-terrace/viewing'
const visitors = 50

describeOnEachEngine('viewings of two sites on one %s', { timeout: 120_000 }, (engine) => {
  test('one of fifty simultaneous requests is held, the others may choose again', async () => {
    const first = await serveSite(engine, { TRUST_PROXY: '1' })
    const { dataDir, databaseUrl = '' } = first
    const second = await serveSite(engine, {
      TRUST_PROXY: '1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
    })
    const stamp = await stampFor(first)
    const form = parseHtml(await (await fetch(first.url + page)).text())
    const slot = form.querySelector('main input[name=slot]')?.getAttribute('value') ?? ''
    const ask = (server: { url: string }, index: number) =>
      fetch(server.url + page, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: server.url, 'X-Forwarded-For': `198.51.100.${index}` },
        body: new URLSearchParams({
          stamp,
          page,
          slot,
          name: `Visitor ${index}`,
          email: `visitor${index}@example.com`,
          phone: '600 11 22 33',
          format: 'in-person',
        }),
      })
    const answers = await Promise.all(
      Array.from({ length: visitors }, (_, index) => ask(index % 2 ? first : second, index)),
    )
    const pages = await Promise.all(
      answers.filter(({ status }) => status === 400).map(async (one) => pageOf(one)),
    )
    for (const form of pages) {
      expect(textOf(only(form, 'main'))).toContain('That time is no longer free')
      expect(only(form, 'main input[name=name]').getAttribute('value')).toMatch(/^Visitor \d+$/)
      expect(form.querySelector(`main input[value="${slot}"]`)).toBeNull()
    }
    const locations = answers.flatMap(({ status, headers }) =>
      status === 303 ? (headers.get('Location') ?? '') : [],
    )
    expect(pages.length + locations.length).toBe(visitors)
    // One has the half-hour, unless its answer came too late and says that the request was kept.
    const held = locations.filter((location) => location !== '/viewing?asked=yes')
    expect(held.length).toBeLessThanOrEqual(1)
    const { db } = first.database
    // A request that the database did not answer in time was kept, and is moved over.
    for (const table of ['leads', 'viewings'] as const)
      await expect
        .poll(async () => (await db.selectFrom(table).select('id').execute()).length, {
          timeout: 30_000,
        })
        .toBe(locations.length)
    const seats = await db.selectFrom('viewing_slots').selectAll().execute()
    expect(seats).toMatchObject([{ start_at: Date.parse(slot), seat: 0 }])
    await second.close()
    await first.close()
  })
})
