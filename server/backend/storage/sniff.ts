import { kindOfFile, kindsOfFiles } from '../../shared/file-kind.ts'
import { invalidType } from './storage-error.ts'

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
const shown = [...kindsOfFiles, 'text/plain']

/**
 * The type of a file by its bytes. The declared type only decides between text types.
 * @param declared a Content-Type, with or without parameters; '' or `application/octet-stream`:
 *   unknown.
 * @throws {StorageError} 415 if the bytes are of another type or an unknown one.
 */
export function sniffType(bytes: Uint8Array, declared: string): string {
  const [type = ''] = declared.toLowerCase().split(';', 1)
  const given = type.trim()
  const isUndeclared = given === '' || given === 'application/octet-stream'
  const found = kindOfFile(bytes)
  if (found !== undefined) {
    if (isUndeclared || given === found) return found
  } else if (isText(bytes)) {
    if (isUndeclared) return 'text/plain'
    if (texts.includes(given)) return given
  }
  throw invalidType(/^[\w.+/-]{1,100}$/.test(given) ? given : 'application/octet-stream')
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
