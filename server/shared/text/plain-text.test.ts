import { expect, test } from 'vitest'
import { hasLink, hasMarkup, looksLikeName } from './plain-text.ts'

test.each([
  'Elena',
  'José María García-Ruiz',
  "Siobhán O'Neill",
  'J. R. de la Cruz',
  'Żaneta',
  '李小龍',
])('%s can be a name', (name) => expect(looksLikeName(name)).toBe(true))

test.each([
  '',
  'Win 1000',
  'evil.example',
  'Visit https://evil.example',
  'Elena <b>',
  'one two three four five six seven',
  '=?utf-8?q?Elena?=',
  'Elena\nBcc',
  'a'.repeat(61),
])('"%s" cannot', (text) => expect(looksLikeName(text)).toBe(false))

test('links are found, also without a scheme; sentences are none', () => {
  for (const text of [
    'https://evil.example',
    'ftp://x',
    'see www.evil.example',
    'evil.example/a',
    'mailto:a',
  ])
    expect(hasLink(text), text).toBe(true)
  for (const text of ['When may I see it? Thank you.', 'From €1.200.000', '3.5 rooms'])
    expect(hasLink(text), text).toBe(false)
  expect(hasMarkup('<a>')).toBe(true)
  expect(hasMarkup('[url=x]')).toBe(true)
  expect(hasMarkup('2 bedrooms, a terrace (south)')).toBe(false)
})
