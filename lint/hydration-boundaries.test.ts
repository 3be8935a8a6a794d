import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { pageEntries } from '#app/page-table.ts'
import { textOf } from './source-files.ts'

test('a press on a page of the overview waits for its own section alone', () => {
  const pages = pageEntries
    .filter(([, { listed }]) => listed === 'overview')
    .map(([path, { file = path }]) => posix.join('app/pages', file, 'page.tsx'))
  expect(pages.length).toBeGreaterThan(5)
  expect(pages.filter((page) => !textOf(page).includes('<HydrationBoundaries>'))).toEqual([])
})
