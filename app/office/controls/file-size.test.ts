import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [0, 'en', '1 kB'],
  [12_345, 'en', '12 kB'],
  [2_430_000, 'en', '2.4 MB'],
  [340_000, 'es', '0,3 MB'],
] as const)('%d bytes in %s are %s', (bytes, language, text) =>
  expect(fileSize(bytes, language).replace(/\s/u, ' ')).toBe(text),
)
