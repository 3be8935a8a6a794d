import { expect, expectTypeOf, test } from 'vitest'
import { type Counted, counted, plural } from './plural.ts'
import { translations } from './words.ts'

const words = translations(
  { baths: { one: '{n} bathroom', other: '{n} bathrooms' } },
  { baths: { one: '{n} baño', other: '{n} baños' } },
)

test.each([
  [0, '0 bathrooms', '0 baños'],
  [1, '1 bathroom', '1 baño'],
  [2, '2 bathrooms', '2 baños'],
  [1200, '1,200 bathrooms', '1.200 baños'],
  // In Spanish, millions form a plural category of their own.
  [1_000_000, '1,000,000 bathrooms', '1.000.000 baños'],
])('the form of %i is chosen in both languages', (n, en, es) => {
  expect(counted(words.en.baths, n, 'en')).toBe(en)
  expect(counted(words.es.baths, n, 'es')).toBe(es)
})

test('a text need not contain its number', () => {
  expect(plural({ one: 'See it', other: 'See them' }, 1, 'en')).toBe('See it')
  expect(plural({ one: 'See it', other: 'See them' }, 3, 'en')).toBe('See them')
})

test('a noun without its singular or plural does not compile', () => {
  expectTypeOf(words.es.baths).toExtend<Counted>()
  // @ts-expect-error: no Spanish singular
  translations({ baths: { one: '1 bath', other: '{n} baths' } }, { baths: { other: '{n} baños' } })
})
