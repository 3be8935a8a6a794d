import { invalidType } from './storage-error.ts'

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

/** Kinds of text, which have no signature. */
const texts = [
  'text/plain',
  'text/csv',
  'text/calendar',
  'text/markdown',
  'application/json',
  'text/html',
  'image/svg+xml',
  'application/xml',
]

/** What browsers may show of a stored file; anything else is a download. */
const shown = [...signatures.map(([type]) => type), 'text/plain']

/**
 * The type of a file by its bytes. What the client says decides between kinds of text only.
 * @param declared a Content-Type, with or without parameters; '' or `application/octet-stream`: unknown.
 * @throws {StorageError} 415 where the bytes are of another kind, or of none that is known.
 */
export function typeOf(bytes: Uint8Array, declared: string): string {
  const [type = ''] = declared.toLowerCase().split(';', 1)
  const said = type.trim()
  const isUnsaid = said === '' || said === 'application/octet-stream'
  const [found] = signatures.find(([, matches]) => matches(bytes)) ?? []
  if (found !== undefined) {
    if (isUnsaid || said === found) return found
  } else if (isText(bytes)) {
    if (isUnsaid) return 'text/plain'
    if (texts.includes(said)) return said
  }
  throw invalidType(/^[\w.+/-]{1,100}$/.test(said) ? said : 'application/octet-stream')
}

/** Whether a browser may show it in its own tab. */
export const isShown = (type: string): boolean => shown.includes(type)

/** Whether the picture library reads it. */
export const isPicture = (type: string): boolean =>
  type.startsWith('image/') && type !== 'image/svg+xml'

function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
