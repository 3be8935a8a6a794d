import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathIn } from '#server/language.ts'
import { startSite, type TestSite } from '../testing/site.ts'
import { pages } from './paths.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite('sqlite')
})
afterAll(() => site.close())

/** Pages of one address: a filtered list keeps the title of the list. */
const addresses = [...new Set(pages.map((path) => path.replace(/\?.*/, '')))]

test('no two pages of the site share a title or a description, in either language', async () => {
  const seen = new Map<string, string>()
  const twice: string[] = []
  for (const path of addresses.flatMap((one) => [one, pathIn('es', one)])) {
    const text = await (await site.get(path)).text()
    for (const pattern of [/<title>([^<]+)/, /<meta name="description" content="([^"]+)/]) {
      const found = pattern.exec(text)?.[1] ?? `nothing on ${path}`
      const other = seen.get(found)
      if (other) twice.push(`${other} and ${path}: ${found}`)
      seen.set(found, path)
    }
  }
  expect(twice).toEqual([])
})
