import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '../testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite')
})
afterAll(() => site.close())

test.for(['/gallery', '/es/gallery'])('%s is in no production build', async (path) => {
  expect((await site.get(path)).status).toBe(404)
})
