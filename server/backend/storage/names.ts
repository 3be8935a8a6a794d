import { invalidKey, StorageError } from './storage-error.ts'

/** ASCII only, so that no two names look alike or become one by normalisation. */
const characters = /^[\w/!.*'() &$@=;:+,-]+$/
const longestName = 1024
const longestPart = 255

/** Words that follow `/object/` in an address of another kind. */
const reserved = ['authenticated', 'copy', 'info', 'list', 'move', 'public', 'sign', 'upload']

/** @throws {StorageError} for what is no name of an object: folders apart by one slash, without `.` and `..`. */
export function objectName(name: string): string {
  const parts = name.split('/')
  const isGood =
    name.length <= longestName &&
    characters.test(name) &&
    parts.every((part) => part.length <= longestPart && !/^\.{0,2}$/.test(part.trim()))
  if (!isGood) throw invalidKey(printable(name))
  return name
}

/** The beginning of names, from a list's request; '' for all. It ends in a slash, or with a part of a name. */
export function namePrefix(prefix: string): string {
  const path = prefix.replace(/^\/+|\/+$/g, '')
  return path === '' ? '' : `${objectName(path)}/`
}

/** @throws {StorageError} for what cannot be a bucket's name. */
export function bucketName(name: string): string {
  if (/^[a-zA-Z0-9][\w.-]{0,62}$/.test(name) && !reserved.includes(name)) return name
  throw new StorageError(400, 'InvalidBucketName', 'Bucket name invalid', 'Invalid Input')
}

const printable = (name: string) => name.replace(/[^\x20-\x7e]/g, '?')
