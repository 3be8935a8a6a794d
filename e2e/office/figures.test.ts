import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { behindProxy } from '../../testing/accounts.ts'
import { describeOnEachEngine } from '../../testing/databases.ts'
import { only, pageOf, textOf } from '../../testing/html.ts'
import { enterOffice, newMember, signInMember } from '../../testing/office.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'

describeOnEachEngine('figures in the office, on %s', (engine) => {
  let site: ServedSite
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T09:15Z') })
    site = await serveSite(engine, behindProxy)
  })
  afterAll(async () => {
    await site.close()
    vi.useRealTimers()
  })

  test('they are shown with tables, in both languages, and as CSV that runs nothing', async () => {
    const day = '2026-11-23'
    await site.database.db
      .insertInto('visit_counts')
      .values([
        { day, path: '/properties', language: 'en', referrer: 'kyero.com', visits: 12 },
        { day, path: '/', language: 'es', referrer: '=cmd()', visits: 3 },
      ])
      .execute()
    const { visitor } = await enterOffice(site, 'agent')
    const page = await pageOf(await visitor.get('/office/figures'))
    expect(textOf(only(page, '.sums'))).toMatch(/page views.*15/)
    expect(textOf(only(page, '.sums'))).toMatch(/0 of 0 answered, before: –/)
    expect(only(page, 'svg[role=img]').getAttribute('aria-label')).toMatch(/at most 15$/)
    expect(page.querySelectorAll('.charts table').length).toBeGreaterThan(1)
    const spanish = await pageOf(await visitor.get('/es/office/figures?days=7&language=es'))
    expect(textOf(only(spanish, 'h1'))).toBe('Cifras')
    expect(textOf(only(spanish, '.sums'))).toContain('3')
    const csv = await visitor.get('/office/figures.csv?days=7')
    expect(csv.headers.get('Content-Type')).toContain('text/csv')
    const text = await csv.text()
    expect(text).toContain('"page views, English",All homes,12,/properties')
    expect(textOf(spanish)).toContain('Portada')
    expect(textOf(page)).not.toContain('/properties')
    expect(text).toContain("'=cmd()")
  })

  // server/figures/figures.test.ts proves on each engine that any number of processes can add them
  // up.
  if (engine === 'sqlite')
    test('a page that a browser opens is counted, whether it was ready or is rendered', async () => {
      const headers = {
        Accept: 'text/html',
        'User-Agent': 'Mozilla/5.0 (iPhone)',
        Referer: 'https://www.bing.com/search?q=secret',
      }
      for (const path of [
        '/new-releases',
        '/new-releases',
        '/es/blog.data',
        '/nothing',
        '/robots.txt',
      ])
        await (await fetch(site.url + path, { headers })).text()
      const counted = () =>
        site.database.db
          .selectFrom('visit_counts')
          .select(['path', 'language', 'visits'])
          .where('referrer', '=', 'bing.com')
          .orderBy('path')
          .execute()
      await expect.poll(counted, { timeout: 25_000 }).toEqual([
        { path: '/blog', language: 'es', visits: 1 },
        { path: '/new-releases', language: 'en', visits: 2 },
      ])
    })

  test.each([false, true])('nobody else sees them (signed in: %s)', async (isSignedIn) => {
    const member = await newMember(site, undefined, { secondStep: false })
    if (isSignedIn) await signInMember(member)
    for (const path of ['/office/figures', '/office/figures.csv'])
      expect((await member.visitor.get(path)).status).toBe(404)
  })
})
