import * as v from 'valibot'
import { isEmailAddress } from '../../shared/addresses/email-address.ts'
import { levelsOf } from '../../shared/text/json-levels.ts'
import type { UserMetadata } from './account.ts'
import { badJson, invalid } from './auth-error.ts'

/** The most characters of JSON. Metadata is part of every access token, so it must stay small. */
const maxMetadata = 16 * 1024
/** The limits of JSON; our own requests are far below them. */
const [maxDepth, maxValues] = [32, 10_000]

/** A text that may be missing and then counts as empty. */
export const optionalText = v.optional(v.nullable(v.string(), ''), '')
/** A user's own data, which may be missing and then counts as empty. */
export const metadata = v.optional(v.nullable(v.record(v.string(), v.unknown()), {}), {})

/**
 * Reads a request's body by its schema; fields that the schema does not name are dropped.
 * @throws {AuthError} 400 `bad_json` for anything else.
 */
export async function readAuthBody<const T extends v.GenericSchema>(
  request: Request,
  schema: T,
): Promise<v.InferOutput<T>> {
  const result = v.safeParse(schema, await readJson(request))
  if (result.success) return result.output
  const [issue] = result.issues
  throw badJson(`cannot take ${issue?.received} for field ${issue && v.getDotPath(issue)}`)
}

/**
 * Reads a body that may be absent; then the result is undefined.
 * @throws as {@link readAuthBody}.
 */
export async function readOptionalBody<const T extends v.GenericSchema>(
  request: Request,
  schema: T,
): Promise<v.InferOutput<T> | undefined> {
  const copy = request.clone()
  return (await copy.text()) ? readAuthBody(request, schema) : undefined
}

async function readJson(request: Request): Promise<unknown> {
  const body = await request.text()
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    throw badJson(body ? 'invalid character' : 'unexpected end of JSON input')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badJson('expected an object')
  checkJson(value)
  return value
}

/** Refuses JSON that is nested too deeply or too large, and texts that PostgreSQL cannot store. */
function checkJson(root: unknown): void {
  let [values, depth] = [0, 0]
  for (const level of levelsOf(root)) {
    if (depth++ > maxDepth) throw badJson('nested too deeply')
    values += level.length
    if (values > maxValues) throw badJson('too many values')
    if (!level.every(isStorable)) throw badJson('a text holds a character that cannot be stored')
  }
}

/** PostgreSQL stores neither U+0000 nor lone surrogates. */
const isStorable = (value: unknown) =>
  typeof value !== 'string' || (!value.includes('\0') && value.isWellFormed())

/**
 * An e-mail address in the stored form: lower case, without surrounding blanks.
 * @throws {AuthError} 400 for a text that is not an address.
 */
export function readEmail(email: string): string {
  const address = email.trim().toLowerCase()
  if (!isEmailAddress(address)) throw invalid('Unable to validate email address: invalid format')
  return address
}

/**
 * Merges new metadata into the existing; null removes a key.
 * @throws {AuthError} 400 when the result is too large.
 */
export function mergeMetadata(current: UserMetadata, update: UserMetadata): UserMetadata {
  const merged = Object.fromEntries(
    Object.entries({ ...current, ...update }).filter(([, value]) => value !== null),
  )
  if (JSON.stringify(merged).length > maxMetadata) throw invalid('User metadata is too large')
  return merged
}

/**
 * The requested address if it is on this site, otherwise the site's own, because links in e-mails
 * must never lead elsewhere.
 */
export function readRedirect(address: string | null | undefined, siteUrl: string): string {
  if (!address || !URL.canParse(address)) return siteUrl
  const url = new URL(address)
  return url.origin === new URL(siteUrl).origin && !url.username && !url.password
    ? url.href
    : siteUrl
}
