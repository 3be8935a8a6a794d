import * as v from 'valibot'
import type { UploadedObject } from '../objects/store-object.ts'
import { invalidRequest } from '../storage-error.ts'
import { readObjectBody } from './body.ts'

const defaultCacheSeconds = 3600
/** The maximum length of the client's metadata, in characters. */
const maxMetadata = 4096
/** The bytes that a multipart form may add to its file. */
const formOverhead = 16 * 1024

/**
 * Reads an upload: the body itself, or the file of a form, as the official client sends them.
 * @throws {StorageError} 413 above `maxBytes`, 400 for a form without a file.
 */
export async function readUpload(request: Request, maxBytes: number): Promise<UploadedObject> {
  const { headers } = request
  const type = headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type))
    return {
      bytes: await readObjectBody(request, maxBytes),
      declared: type,
      cacheSeconds: cacheSecondsOf(headers.get('Cache-Control')),
      userMetadata: metadataOf(fromBase64(headers.get('X-Metadata'))),
    }
  const form = await parseForm(await readObjectBody(request, maxBytes + formOverhead), type)
  const file = [...form.values()].find((value) => value instanceof File)
  if (!file) throw invalidRequest('The form has no file')
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    declared: file.type,
    cacheSeconds: cacheSecondsOf(textOf(form.get('cacheControl'))),
    userMetadata: metadataOf(textOf(form.get('metadata'))),
  }
}

async function parseForm(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw invalidRequest('The form cannot be read')
  }
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : null)

/** The seconds in `3600` or `max-age=3600`. */
function cacheSecondsOf(text: string | null): number {
  const [, seconds] = /^(?:max-age=)?(\d{1,8})$/.exec(text?.trim() ?? '') ?? []
  return seconds === undefined ? defaultCacheSeconds : Number(seconds)
}

const fromBase64 = (text: string | null) =>
  text === null ? null : Buffer.from(text, 'base64').toString('utf8')

const anyObject = v.record(v.string(), v.unknown())

function metadataOf(text: string | null): Record<string, unknown> {
  if (text === null || text === '') return {}
  if (text.length > maxMetadata) throw invalidRequest('The metadata is too long')
  try {
    return v.parse(anyObject, JSON.parse(text))
  } catch {
    throw invalidRequest('The metadata is not a JSON object')
  }
}
