import { expect, test } from 'vitest'
import { queryTermsOf, searchTermsOf } from './search-terms.ts'

test.each(['0034 600 123 456', '+34 600 123 456', '600 123 456'])(
  'a telephone that was typed as %s is found in each spelling of its own',
  (typed) => {
    const terms = searchTermsOf({ phone: typed })
    for (const query of [typed, '600 123 456', typed.replace(/^00/, '+')])
      expect(terms.some((term) => term.startsWith(queryTermsOf(query)[0] ?? '?'))).toBe(true)
  },
)
