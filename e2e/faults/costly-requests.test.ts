import { expect, test } from 'vitest'
import { behindProxy, newAddress, publicKey } from '../../testing/accounts.ts'
import { longTest, scaled, timeLimit } from '../../testing/full.ts'
import { serveSite } from '../../testing/site.ts'

/**
 * Twenty patterns, the most that a query may have, which no text matches but each text almost does.
 */
const worstQuery = `select=id&or=(${Array.from(
  { length: 20 },
  (_, index) => `long_description.like.*${'_'.repeat(40)}…${index}*`,
).join(',')})`

test(
  'while one network asks the costliest questions, others are answered',
  { timeout: longTest },
  async () => {
    const site = await serveSite('sqlite', behindProxy)
    const attacker = newAddress()
    const paths = [
      `/rest/v1/properties?${worstQuery}`,
      '/rest/v1/properties?select=*&order=title',
      '/viewing?token=made-up&zone=pAcIfIc/gALAPAGOS',
    ]
    const flood = Array.from({ length: scaled(60, 300) }, (_, index) =>
      fetch(site.url + paths[index % paths.length], {
        headers: { apikey: publicKey, Prefer: 'count=exact', 'X-Forwarded-For': attacker },
      }).then(async (response) => {
        await response.arrayBuffer()
        return response.status
      }),
    )
    const began = performance.now()
    const visitor = { 'X-Forwarded-For': newAddress() }
    expect((await fetch(`${site.url}/live`)).status).toBe(200)
    expect(performance.now() - began).toBeLessThan(timeLimit(2000))
    const lead = { name: 'Elena', email: 'elena@example.com', message: 'Hello', page: '/contact' }
    expect((await site.post('/contact', lead, { ...visitor, Origin: site.url })).status).toBe(303)
    expect(performance.now() - began).toBeLessThan(timeLimit(5000))

    const statuses = await Promise.all(flood)
    // A query that takes too many steps is aborted, as PostgreSQL does.
    expect(statuses.filter((status) => status > 500)).toEqual([])
    await site.close()
  },
)
