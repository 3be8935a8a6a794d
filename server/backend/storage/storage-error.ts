/** An error with the hosted storage's code, short name and text. */
export class StorageError extends Error {
  override name = 'StorageError'
  readonly statusCode: number
  readonly code: string
  readonly error: string

  constructor(statusCode: number, code: string, message: string, error = code) {
    super(message)
    this.statusCode = statusCode
    this.code = code
    this.error = error
  }
}

/**
 * As the hosted service responds: the status is 400 for every client error; the specific one is in
 * the body.
 */
export function storageErrorResponse({ statusCode, code, error, message }: StorageError): Response {
  const body = { statusCode: String(statusCode), code, error, message }
  return Response.json(body, {
    status: statusCode >= 500 ? statusCode : 400,
    headers: { 'Cache-Control': 'no-store' },
  })
}

export const noSuchBucket = () =>
  new StorageError(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found')

/** Also for objects that the caller may not see. */
export const noSuchKey = () => new StorageError(404, 'NoSuchKey', 'Object not found', 'not_found')

export const accessDenied = (message = 'new row violates row-level security policy') =>
  new StorageError(403, 'AccessDenied', message, 'Unauthorized')

export const alreadyExists = (code: 'KeyAlreadyExists' | 'BucketAlreadyExists') =>
  new StorageError(409, code, 'The resource already exists', 'Duplicate')

export const tooLarge = () =>
  new StorageError(
    413,
    'EntityTooLarge',
    'The object exceeded the maximum allowed size',
    'Payload too large',
  )

export const invalidType = (type: string) =>
  new StorageError(
    415,
    'InvalidMimeType',
    `mime type ${type} is not supported`,
    'invalid_mime_type',
  )

export const invalidKey = (key: string) =>
  new StorageError(400, 'InvalidKey', `Invalid key: ${key.slice(0, 200)}`)

export const invalidRequest = (message: string) => new StorageError(400, 'InvalidRequest', message)
