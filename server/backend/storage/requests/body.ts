import * as v from 'valibot'
import { invalidRequest, StorageError, tooLarge } from '../storage-error.ts'

/** The largest body of a request that is not an upload, in bytes. */
const maxJsonBytes = 256 * 1024

/**
 * The body of a request.
 * @throws {StorageError} 413 above `maxBytes`: by the header before anything is read, or while
 *   reading; 400 for an incomplete body.
 */
export async function readObjectBody(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const length = request.headers.get('Content-Length')
  if (length !== null && Number(length) > maxBytes) throw tooLarge()
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of request.body ?? []) {
      size += part.length
      if (size > maxBytes) throw tooLarge()
      parts.push(part)
    }
  } catch (error) {
    if (error instanceof StorageError) throw error
    throw invalidRequest('The body was cut')
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** @throws {StorageError} 400 for a body that does not match the schema. */
export async function readJson<const S extends v.GenericSchema>(
  request: Request,
  schema: S,
): Promise<v.InferOutput<S>> {
  const result = v.safeParse(schema, parse(await readObjectBody(request, maxJsonBytes)))
  if (result.success) return result.output
  const [issue] = result.issues
  throw invalidRequest(`body${dotted(issue)}: ${issue.message}`.slice(0, 300))
}

const dotted = (issue: v.BaseIssue<unknown>) => {
  const path = v.getDotPath(issue)
  return path === null ? '' : `/${path.replaceAll('.', '/')}`
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw invalidRequest('The body is not JSON')
  }
}
