import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { QueuedEmail } from '#server/mail/queue.ts'
import { type ServedSite, serveSite } from '../testing/site.ts'

const token = 'metrics-token-of-the-test'

describe('metrics', () => {
  let site: ServedSite
  afterEach(() => site.close())

  const read = (headers: Record<string, string> = {}) => fetch(`${site.url}/metrics`, { headers })

  test('do not exist where nobody may read them', async () => {
    site = await serveSite('sqlite')
    expect((await read({ Authorization: 'Bearer ' })).status).toBe(404)
  })

  describe('with a token', () => {
    beforeEach(async () => {
      site = await serveSite('sqlite', { METRICS_TOKEN: token }, { cacheSeconds: 60 })
    })

    test('are read by whoever has it, and by nobody else', async () => {
      expect((await read()).status).toBe(404)
      expect((await read({ Authorization: `Bearer ${token}x` })).status).toBe(404)
      const answer = await read({ Authorization: `Bearer ${token}` })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Type')).toContain('text/plain; version=0.0.4')
    })

    /** @returns the value of a metric by its name. */
    async function readValues() {
      const lines = (await (await read({ Authorization: `Bearer ${token}` })).text()).split('\n')
      return (name: string) =>
        Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length))
    }

    test('contain requests by kind, queue, spool, cache, event loop and memory', async () => {
      for (let count = 0; count < 2; count++) await (await fetch(`${site.url}/privacy`)).text()
      await fetch(`${site.url}/nowhere`)
      const valueOf = await readValues()
      expect(valueOf('alboran_request_seconds_count{kind="page",status="2xx"}')).toBe(1)
      expect(valueOf('alboran_request_seconds_count{kind="memory",status="2xx"}')).toBe(1)
      expect(valueOf('alboran_request_seconds_count{kind="page",status="4xx"}')).toBe(1)
      expect(valueOf('alboran_emails_waiting')).toBe(0)
      expect(valueOf('alboran_emails_oldest_seconds')).toBe(0)
      expect(valueOf('alboran_emails_parked')).toBe(0)
      expect(valueOf('alboran_emails_held')).toBe(0)
      expect(valueOf('alboran_leads_spooled')).toBe(0)
      expect(valueOf('alboran_up{part="database"}')).toBe(1)
      expect(valueOf('alboran_page_cache_bytes')).toBeGreaterThan(1000)
      expect(valueOf('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
      expect(valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    })

    test('contain the e-mails that need a person, by what is asked of them', async () => {
      const add = (id: string, state: QueuedEmail['state']) =>
        site.database.db
          .insertInto('outbox')
          .values({
            id,
            kind: 'enquiry',
            message_id: id,
            state,
            attempts: 1,
            due_at: 0,
            leased_until: 0,
            created_at: 0,
          })
          .execute()
      await add('1', 'parked')
      await add('2', 'held')
      await add('3', 'held')
      const valueOf = await readValues()
      expect(valueOf('alboran_emails_parked')).toBe(1)
      expect(valueOf('alboran_emails_held')).toBe(2)
    })
  })

  test('an allowed address needs no token, unless the connection came through a proxy', async () => {
    site = await serveSite('sqlite', { METRICS_ADDRESSES: '127.0.0.1' })
    expect((await read()).status).toBe(200)
    expect((await read({ 'X-Forwarded-For': '203.0.113.1' })).status).toBe(404)
  })
})
