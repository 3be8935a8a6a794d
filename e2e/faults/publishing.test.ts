import { afterEach, beforeEach, expect, test } from 'vitest'
import { behindProxy, newAddress } from '../../testing/accounts.ts'
import { describeOnEachEngine } from '../../testing/databases.ts'
import { longTest, scaled, timeLimit } from '../../testing/full.ts'
import { enterOffice, type OfficeMember } from '../../testing/office.ts'
import { percentileOf } from '../../testing/percentile.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'

describeOnEachEngine('what is published in the office, on %s', (engine) => {
  let site: ServedSite
  let agent: OfficeMember
  beforeEach(async () => {
    // Pages are kept in memory, as in production.
    site = await serveSite(engine, behindProxy, { cacheSeconds: 300 })
    agent = await enterOffice(site, 'agent')
  })
  afterEach(() => site.close())

  const slug = 'garden-apartment-south-terrace'
  const look = (path: string) => site.get(path, { 'X-Forwarded-For': newAddress() })
  const home = () =>
    site.database.db
      .selectFrom('properties')
      .select(['id', 'revision'])
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()

  test(
    'a home is on the site, or no longer, after its state was changed',
    { timeout: longTest },
    async () => {
      const times: number[] = []
      for (let turn = 0; turn < scaled(2, 40); turn++) {
        const state = turn % 2 ? 'published' : 'withdrawn'
        const status = turn % 2 ? 200 : 404
        // The page is in memory in its former state.
        expect((await look(`/properties/${slug}`)).status).toBe(turn % 2 ? 404 : 200)
        const { id, revision } = await home()
        const changed = await agent.visitor.post('/office/homes', {
          id,
          revision: String(revision),
          state,
        })
        expect(changed.status).toBe(303)
        const start = performance.now()
        await expect
          .poll(async () => (await look(`/properties/${slug}`)).status, {
            interval: 20,
            timeout: 30_000,
          })
          .toBe(status)
        for (const path of ['/properties', '/sitemap.xml', `/es/properties`])
          await expect
            .poll(async () => (await (await look(path)).text()).includes(`/properties/${slug}`), {
              message: path,
              interval: 20,
              timeout: 30_000,
            })
            .toBe(turn % 2 === 1)
        times.push(performance.now() - start)
      }
      expect(percentileOf(times, 0.95)).toBeLessThan(timeLimit(1_000))
    },
  )
})
