import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * The number of header values whose encoding is remembered. It is limited, because clients can send
 * any value.
 */
const maxRemembered = 200
const remembered = new Map<string, Encoding>()

/**
 * The encoding to answer with, by an Accept-Encoding header (RFC 9110 §12.5.3): Brotli where it is
 * allowed, otherwise gzip, otherwise none. `q=0` forbids an encoding; `*` means all encodings that
 * are not named.
 */
export function preferredEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const cached = remembered.get(header)
  if (cached) return cached
  const accepts = readAcceptEncoding(header)
  const encoding = accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
  if (remembered.size < maxRemembered && header.length < 200) remembered.set(header, encoding)
  return encoding
}

/** Whether gzip is allowed by an Accept-Encoding header. */
export const acceptsGzip = (header = ''): boolean => readAcceptEncoding(header)('gzip')

/** @returns a function that says whether an encoding is allowed. */
function readAcceptEncoding(header: string): (encoding: string) => boolean {
  const accepted = new Map<string, boolean>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    accepted.set(name, !parameters.some((one) => /^q\s*=\s*0(\.0*)?$/.test(one)))
  }
  return (name) => accepted.get(name) ?? accepted.get('*') ?? false
}

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const toGzip = promisify(gzip)

/**
 * Brotli's qualities, from 0 to 11. A home page of 61 kB becomes 14.3 kB at 4, and 11.6 kB at 11 in
 * forty times the time. Zstandard is 2 % smaller in the time of quality 4, which does not justify a
 * third copy of every page.
 */
export const quality = { fast: 4, best: 11 } as const

/** In bytes. Nearly every page is smaller, and is compressed in one piece. */
const maxUsualBytes = 32 * 1024

/**
 * Compresses in one of Node's worker threads.
 * @param brotliQuality 0 to 11; see {@link quality}.
 */
export async function compress(
  bytes: Buffer<ArrayBuffer>,
  encoding: Encoding,
  brotliQuality: number = quality.fast,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return ownMemory(await toGzip(bytes))
  if (encoding === 'identity') return bytes
  const compressed = await toBrotli(bytes, {
    chunkSize: maxUsualBytes,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
  return ownMemory(compressed)
}

/**
 * Copies the bytes: zlib, like Buffer.from, returns a view of a larger buffer, which would stay in
 * memory as well.
 */
function ownMemory(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** Decompresses a Brotli body. */
export const decompressBrotli = (bytes: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> =>
  fromBrotli(bytes)
