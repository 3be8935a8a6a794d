import { expect, test } from 'vitest'
import { prefetchRules } from '#server/http/pages/prefetch-rules.ts'
import { siteReads } from './page-reads.ts'
import { pageEntries } from './page-table.ts'

const site = 'https://site.test'
const [, { not }] = JSON.parse(prefetchRules(siteReads)).prefetch[0].where.and
const excluded: string[] = not.href_matches
const isExcluded = (path: string) =>
  excluded.some((pattern) => new URLPattern(pattern, site).test(path, site))

test('the pages of one visitor, and no others, are excluded from prefetching', () => {
  const addresses = pageEntries
    .filter(([path]) => !/\.\w+$/.test(path))
    .map(([path, { personal }]) => ({
      path: path.replace(':file', 'plans.pdf').replace(/:\w+/g, 'palm-10'),
      personal: personal ?? false,
    }))
  expect(addresses.length).toBeGreaterThan(40)
  for (const { path, personal } of addresses)
    for (const address of [path, `/es${path === '/' ? '' : path}`, `${path}?home=palm-10`])
      expect(isExcluded(address), address).toBe(personal)
})
