import { expect, test } from 'vitest'
import { shownPages } from './shown-pages.ts'

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [5, 5, [1, 2, 3, 4, 5]],
  [1, 200, [1, 2, 200]],
  [2, 200, [1, 2, 3, 200]],
  [100, 200, [1, 99, 100, 101, 200]],
  [200, 200, [1, 199, 200]],
  // An address may name a page that is not in the list.
  [300, 200, [1, 200]],
])('on page %i of %i', (current, last, shown) => {
  expect(shownPages(current, last)).toEqual(shown)
})
