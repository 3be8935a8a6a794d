import { expect, test } from 'vitest'
import { parseRecent } from './recent-homes.ts'

test('homes of a hosted project are kept under the slugs that it gave them', () => {
  const slugs = ['Villa-Azul', 'atico_2', 'garden-apartment']
  expect(parseRecent(JSON.stringify(slugs))).toEqual(slugs)
})

test('invalid slugs are left out, and a malformed text gives none', () => {
  expect(parseRecent(JSON.stringify(['a.b', '"]', '-x', 7, null, 'casa-1', 'casa-1']))).toEqual([
    'casa-1',
  ])
  expect(parseRecent('{')).toEqual([])
  expect(parseRecent(null)).toEqual([])
})
