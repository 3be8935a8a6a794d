import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress, preferredEncoding } from './compress.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['gzip;q=0.0', 'identity'],
  [undefined, 'identity'],
] as const)('%s means %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding)
})

test('what is compressed comes back', async () => {
  const text = Buffer.from('El mar, a la altura de los ojos. '.repeat(100))
  expect(brotliDecompressSync(await compress(text, 'br'))).toEqual(text)
  expect(gunzipSync(await compress(text, 'gzip'))).toEqual(text)
})
