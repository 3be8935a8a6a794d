import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteUrl, startSite, type TestSite } from '../testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite', {}, { cacheSeconds: 60 })
})
afterAll(() => site.close())

const ask = async (path: string, init: RequestInit = {}) =>
  site.http.fetch(new Request(siteUrl + path, init))

test.each(['/', '/es/properties'])(
  'HEAD of %s has no body and leaves GET its own',
  async (path) => {
    const head = await ask(path, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    const get = await ask(path)
    expect(get.headers.get('ETag')).toBe(head.headers.get('ETag'))
    expect(await get.text()).toContain('</html>')
    expect(await (await ask(path, { method: 'HEAD' })).text()).toBe('')
  },
)
