import { expect, test } from 'vitest'
import { queryTermsOf, searchTermsOf } from './search-terms.ts'

const isFound = (phone: string, query: string) =>
  queryTermsOf(query).every((spellings) =>
    spellings.some((spelling) =>
      searchTermsOf({ phone }).some((term) => term.startsWith(spelling)),
    ),
  )

test.each([
  ['600 123 456', ['600 123 456', '+34 600 123 456', '0034600123456']],
  ['+34 600 123 456', ['600 123 456', '0034 600 123 456', '+34 600 123 45']],
  ['0034 600 123 456', ['600 123 456', '+34 600 123 456', '600 12']],
  ['07700 900123', ['+44 7700 900123', '0044 7700 900123', '07700 900 123']],
  ['+44 (0)7700 900123', ['+44 7700 900123', '07700 900123', '7700 900123']],
  ['+1 (415) 555-2671', ['+1 415 555 2671', '415 555 2671']],
])('a telephone that was typed as %s is found with and without its code', (typed, queries) => {
  for (const query of queries) expect(isFound(typed, query), query).toBe(true)
})

test.each(['.....', '-----', '00000', '( - )', '?!', ' '])('"%s" finds nothing', (query) => {
  expect(queryTermsOf(query)).toEqual([])
})

test('a telephone is not found by a number that differs', () => {
  expect(isFound('600 123 456', '+34 600 123 457')).toBe(false)
  expect(isFound('+34 600 123 456', '601 123 456')).toBe(false)
})
