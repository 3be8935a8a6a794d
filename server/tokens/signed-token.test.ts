import { expect, test } from 'vitest'
import { createSignedTokens } from './signed-token.ts'

const tokens = (keys: string[], purpose = 'viewing') => createSignedTokens(() => keys, purpose)

test('a token can be read after the key was changed', () => {
  const token = tokens(['old']).issue('visitor_1')
  expect(tokens(['old']).read(token)).toBe('visitor_1')
  expect(tokens(['new', 'old']).read(token)).toBe('visitor_1')
})

test('a changed text, another purpose, another key and rubbish are refused', () => {
  const token = tokens(['key']).issue('visitor_1')
  for (const bad of [
    token.replace('visitor', 'office'),
    `${token}x`,
    token.slice(0, -1),
    '',
    '.',
    'a.b',
  ])
    expect(tokens(['key']).read(bad)).toBeUndefined()
  expect(tokens(['key'], 'other').read(token)).toBeUndefined()
  expect(tokens(['other']).read(token)).toBeUndefined()
  expect(tokens([]).read(token)).toBeUndefined()
})

test('without a key no token is issued', () => {
  expect(() => tokens([]).issue('visitor_1')).toThrow('No key')
})
