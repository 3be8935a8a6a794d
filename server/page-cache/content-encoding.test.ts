import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress, decompressBrotli, preferredEncoding } from './content-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br; q = 0.000, gzip; q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['gzip;q=0.0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity;q=0', 'identity'],
  [',;,;q=,br', 'br'],
  ['', 'identity'],
  [`br${', x'.repeat(5000)}`, 'br'],
  [undefined, 'identity'],
] as const)('%s means %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding)
  expect(preferredEncoding(header)).toBe(encoding)
})

test('a compressed body is decompressed to the same bytes', async () => {
  const text = Buffer.from('El mar, a la altura de los ojos. '.repeat(100))
  expect(await decompressBrotli(await compress(text, 'br'))).toEqual(text)
  expect(gunzipSync(await compress(text, 'gzip'))).toEqual(text)
})

test.each(['br', 'gzip'] as const)('%s takes no more memory than its length', async (encoding) => {
  const { buffer, length } = await compress(Buffer.from('El mar'), encoding)
  expect(buffer.byteLength).toBe(length)
})
