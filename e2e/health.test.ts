import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { describeOnEachEngine } from '../testing/databases.ts'
import { pageOf, textOf } from '../testing/html.ts'
import { startSite, type TestSite } from '../testing/site.ts'

describeOnEachEngine('the health addresses, on %s', (engine) => {
  let site: TestSite
  afterEach(() => site.close())

  test('/live, /ready and /health are 200 on a site that works, and are never cached', async () => {
    site = await startSite(engine)
    for (const path of ['/live', '/ready', '/health']) {
      const answer = await site.get(path)
      expect(answer.status, path).toBe(200)
      expect(answer.headers.get('Cache-Control'), path).toBe('no-store')
    }
    const health = await (await site.get('/health')).json()
    expect(health).toMatchObject({
      status: 'ok',
      database: 'ok',
      disk: 'ok',
      mail: 'ok',
      jobs: 'ok',
      failingJobs: [],
      queue: { waiting: 0, oldestSeconds: 0, parked: 0, spooled: 0 },
    })
    expect(health).not.toHaveProperty('backend')
  })

  test('company data that is not configured is left out, and the agency is warned', async () => {
    site = await startSite(engine)
    for (const path of ['/privacy', '/legal-notice', '/es/privacy', '/es/legal-notice'])
      expect(textOf(await pageOf(await site.get(path))), path).not.toMatch(
        /to be filled in|to be named|que debe|borrador|\bdraft\b|COMPANY_/,
      )
    expect(await (await site.get('/health')).json()).toMatchObject({ companyData: 'missing' })
  })

  test('a disk that cannot be written to raises an alarm and makes the process not ready', async () => {
    site = await startSite(engine)
    // A folder at the path of the check's file cannot be overwritten by any user.
    mkdirSync(join(site.dataDir, `.disk-check-${process.pid}`, 'in the way'), { recursive: true })
    for (const path of ['/ready', '/health']) {
      await expect.poll(async () => (await site.get(path)).status).toBe(503)
      expect((await site.get(path)).headers.get('Retry-After'), path).toMatch(/^\d+$/)
    }
    expect(await (await site.get('/health')).json()).toMatchObject({
      status: 'failing',
      database: 'ok',
      disk: 'failing',
    })
    expect((await site.get('/live')).status).toBe(200)
  })
})
