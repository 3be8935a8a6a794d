import { invalidType } from './storage-error.ts'

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** File types that are recognised by their first bytes. */
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

/** Text types, which have no signature. */
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

/** Types that browsers may display; all others are downloads. */
const shown = [...signatures.map(([type]) => type), 'text/plain']

/**
 * The type of a file by its bytes. The declared type only decides between text types.
 * @param declared a Content-Type, with or without parameters; '' or `application/octet-stream`: unknown.
 * @throws {StorageError} 415 if the bytes are of another type or an unknown one.
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

/** Whether a browser may display the type in a tab. */
export const isShown = (type: string): boolean => shown.includes(type)

/** Whether the picture library can read the type. */
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
