import { expect, test } from 'vitest'
import { decodeFeed } from './feed.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

test('a CSV file of Windows-1252 is read as one of UTF-8', () => {
  const text = 'ref;location\nA1;Málaga, 450 m², «Ático»'
  expect(decodeFeed(bytes(text))).toBe(text)
  expect(decodeFeed(bytes('price\n450 \x80'))).toBe('price\n450 €')
  expect(decodeFeed(new TextEncoder().encode(text))).toBe(text)
})

test.each([
  ['a byte that is no character', 'id\n\x81'],
  ['damaged UTF-8', 'id\nM\xc3\xa1laga, \xe1'],
  ['UTF-16', '\xff\xfei\0d\0'],
  ['XML', '<root>\xe1</root>'],
])('a file with %s is refused', (_, text) => {
  expect(() => decodeFeed(bytes(text))).toThrow('UTF-8')
})
