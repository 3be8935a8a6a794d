import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { behindProxy, newAddress, password } from '../../testing/accounts.ts'
import { describeOnSqliteFirst } from '../../testing/databases.ts'
import { enterOffice, newMember } from '../../testing/office.ts'
import { serveSite, type ServedSite } from '../../testing/site.ts'
import type { Visitor } from '../../testing/visitor.ts'

/** More than the budget of any network that is no member's. */
const many = 200

const cookiesOf = ({ cookies }: Visitor) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

describeOnSqliteFirst('a flood of requests for the office, on %s', (engine) => {
  let site: ServedSite
  beforeAll(async () => {
    site = await serveSite(engine, behindProxy, { cacheSeconds: 300 })
  })
  // No budget refills while a test runs.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())
  afterAll(() => site.close())

  /** Counts the queries about accounts and staff from now on; jobs of the site make others. */
  function countQueries() {
    const executor = Object.getPrototypeOf(site.database.db.getExecutor())
    const spy = vi.spyOn(executor, 'executeQuery')
    return () => spy.mock.calls.filter((call) => /auth_|office_/.test(JSON.stringify(call))).length
  }

  const flood = (ask: () => Promise<Response>) =>
    Promise.all(Array.from({ length: many }, async () => (await ask()).status))

  test('costs no query without a session', async () => {
    const headers = { 'X-Forwarded-For': newAddress() }
    const queries = countQueries()
    const statuses = await flood(() => site.get('/office/leads', headers))
    expect(new Set(statuses)).toEqual(new Set([404]))
    expect(queries()).toBe(0)
  })

  test('costs none beyond its budget with a session that is not of staff', async () => {
    const { visitor, email } = await newMember(site, undefined, { secondStep: false })
    await visitor.post('/login', { email, password })
    const headers = { 'X-Forwarded-For': newAddress(), Cookie: cookiesOf(visitor) }
    const posted = { ...headers, Origin: site.url }
    for (const ask of [
      () => site.get('/office/leads', headers),
      () => site.post('/office/leads', {}, posted),
    ]) {
      const queries = countQueries()
      await ask()
      expect(queries()).toBeGreaterThan(0)
      await flood(ask)
      const before = queries()
      expect((await ask()).status).toBe(429)
      expect(queries()).toBe(before)
    }
  })

  test('does not keep a member out who is in the same network', async () => {
    const { visitor } = await enterOffice(site, 'agent')
    // The first screen marks the browser as a member's.
    await visitor.get('/office/leads')
    const headers = { 'X-Forwarded-For': newAddress(), Cookie: cookiesOf(visitor) }
    expect(await flood(() => site.get('/properties', headers))).toContain(429)
    expect((await site.get('/office/leads', headers)).status).toBe(200)
  })
})
