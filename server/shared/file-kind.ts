const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** Kinds of files that are recognised by their first bytes. */
const signatures: readonly [type: string, (bytes: Uint8Array) => boolean][] = [
  ['image/jpeg', (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff'],
  ['image/png', (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['image/gif', (bytes) => /^GIF8[79]a/.test(ascii(bytes, 0, 6))],
  ['image/webp', (bytes) => /^RIFF[^]{4}WEBP/.test(ascii(bytes, 0, 12))],
  ['image/avif', (bytes) => /^[^]{4}ftypavi[fs]/.test(ascii(bytes, 0, 12))],
  ['image/tiff', (bytes) => ['II*\0', 'MM\0*'].includes(ascii(bytes, 0, 4))],
  [
    'video/mp4',
    (bytes) => /^[^]{4}ftyp(isom|iso[2-6]|mp4[12]|avc1|M4V )/.test(ascii(bytes, 0, 12)),
  ],
  ['application/pdf', (bytes) => ascii(bytes, 0, 5) === '%PDF-'],
]

export const kindsOfFiles = signatures.map(([type]) => type)

/** The type of a file by its first bytes; undefined for any other, and for text. */
export const kindOfFile = (bytes: Uint8Array): string | undefined =>
  signatures.find(([, matches]) => matches(bytes))?.[0]
