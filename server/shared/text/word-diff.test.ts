import { expect, test } from 'vitest'
import { slugFrom } from './slug.ts'
import { wordDiff } from './word-diff.ts'

const shown = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'gone' ? `[-${text}]` : `[+${text}]`,
    )
    .join('')

test('two texts are compared word by word', () => {
  expect(shown('a roof and open views.', 'a roof and nothing in front.')).toBe(
    'a roof and [-open][+nothing] [-views.][+in front.]',
  )
  expect(shown('', 'new')).toBe('[+new]')
  expect(shown('same words', 'same words')).toBe('same words')
  expect(shown('a b', '')).toBe('[-a b]')
})

test('texts too long to compare are shown whole', () => {
  const [one, other] = ['a '.repeat(4000), 'b '.repeat(4000)]
  expect(wordDiff(one, other).map(({ kind }) => kind)).toEqual(['gone', 'new'])
})

test('a slug contains only characters that are allowed in addresses', () => {
  expect(slugFrom('Ático en esquina, 60 m²')).toBe('atico-en-esquina-60-m')
  expect(slugFrom('¿?')).toBe('home')
})
