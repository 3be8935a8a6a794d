import { expect, test } from 'vitest'
import { leadCount } from './lead-count.ts'

test.each([
  [12, [], 'en', '12'],
  [2014, [2000], 'en', '2,014'],
  [2015, [2001], 'en', '2,014+'],
  [4002, [2001, 2001], 'es', '4.000+'],
] as const)('%i leads, of which %j have ended: %s', (all, ended, language, text) => {
  expect(leadCount(all, ended, language)).toBe(text)
})
