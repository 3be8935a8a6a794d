import { withoutEnd } from '../../shared/text/without-end.ts'
import { invalidKey, StorageError } from './storage-error.ts'

/** ASCII only, so that no two names look alike or become one by normalisation. */
const characters = /^[\w/!.*'() &$@=;:+,-]+$/
const maxNameLength = 1024
const maxPartLength = 255

/** Reserved words that follow `/object/` in other routes. */
const reserved = ['authenticated', 'copy', 'info', 'list', 'move', 'public', 'sign', 'upload']

/**
 * @throws {StorageError} for an invalid object name: folders are separated by one slash, without
 *   `.` and `..`.
 */
export function objectName(name: string): string {
  const parts = name.split('/')
  const isGood =
    name.length <= maxNameLength &&
    characters.test(name) &&
    parts.every((part) => part.length <= maxPartLength && !/^\.{0,2}$/.test(part.trim()))
  if (!isGood) throw invalidKey(printable(name))
  return name
}

/** The name prefix of a list request; '' for all. It ends in a slash or with a part of a name. */
export function namePrefix(prefix: string): string {
  const path = withoutEnd(prefix.replace(/^\/+/, ''), '/')
  return path === '' ? '' : `${objectName(path)}/`
}

/** @throws {StorageError} for an invalid bucket name. */
export function bucketName(name: string): string {
  if (/^[a-zA-Z0-9][\w.-]{0,62}$/.test(name) && !reserved.includes(name)) return name
  throw new StorageError(400, 'InvalidBucketName', 'Bucket name invalid', 'Invalid Input')
}

const printable = (name: string) => name.replace(/[^\x20-\x7e]/g, '?')
