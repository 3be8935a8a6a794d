import { kindOfFile, kindsOfFiles } from '../../shared/file-kind.ts'
import { invalidType } from './storage-error.ts'

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
const shown = [...kindsOfFiles, 'text/plain']

/**
 * The type of a file by its bytes. What the client says decides between kinds of text only.
 * @param declared a Content-Type, with or without parameters; '' or `application/octet-stream`: unknown.
 * @throws {StorageError} 415 where the bytes are of another kind, or of none that is known.
 */
export function typeOf(bytes: Uint8Array, declared: string): string {
  const [type = ''] = declared.toLowerCase().split(';', 1)
  const said = type.trim()
  const isUnsaid = said === '' || said === 'application/octet-stream'
  const found = kindOfFile(bytes)
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
