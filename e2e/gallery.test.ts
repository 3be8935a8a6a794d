import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '../testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite')
})
afterAll(() => site.close())

test.for(['/gallery', '/es/gallery'])('a production build has no %s', async (path) => {
  expect((await site.get(path)).status).toBe(404)
})
