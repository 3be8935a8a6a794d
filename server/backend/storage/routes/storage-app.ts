import { Hono } from 'hono'
import type { Logger } from 'pino'
import { isUnreachable } from '../../../database/unreachable.ts'
import { QueueFull } from '../../../shared/work/bounded-queue.ts'
import { isByFileAddress } from '../../gateway/gateway.ts'
import { BucketUnavailable } from '../blobs/bucket.ts'
import { identifyCaller } from '../caller.ts'
import type { StorageContext, StorageEnv } from '../context.ts'
import { storageErrorResponse, StorageError } from '../storage-error.ts'
import { bucketRoutes } from './bucket-routes.ts'
import { objectRoutes } from './object-routes.ts'
import { readRoutes } from './read-routes.ts'

interface Options {
  context: StorageContext
  publicKey: string
  log: Logger
}

/**
 * The agency's pictures and documents, with the same HTTP contract as the hosted service's storage
 * (docs/requirements/data.md#hosted-backend), without the prefix `/storage/v1`.
 */
export function createStorage({ context, publicKey, log }: Options): Hono<StorageEnv> {
  const app = new Hono<StorageEnv>()
  app.use(async (c, next) => {
    const { requestId } = c.env ?? {}
    // Public files can also be read with a token whose session has ended.
    const token = isByFileAddress(c.req.method, c.req.path)
      ? undefined
      : c.req.header('Authorization')
    c.set('caller', await identifyCaller(context, publicKey, token, requestId))
    await next()
  })
  app.route('/bucket', bucketRoutes(context))
  app.route('/', readRoutes(context))
  app.route('/object', objectRoutes(context))

  app.all('*', (c) =>
    storageErrorResponse(
      new StorageError(404, 'NotFound', `Route ${c.req.method} not found`, 'Not Found'),
    ),
  )
  app.onError((error, c) => {
    const failed = error instanceof StorageError ? error : failure(error)
    if (failed !== error && !(error instanceof QueueFull))
      log.error({ err: error }, 'storage: request failed')
    const answer = storageErrorResponse(failed)
    // The rest of the upload is not read, so the connection cannot be reused.
    if (c.req.raw.body && (failed.statusCode === 413 || !c.req.raw.bodyUsed))
      answer.headers.set('Connection', 'close')
    return answer
  })
  return app
}

/** An internal error. Its text is not sent to the client. */
function failure(error: unknown): StorageError {
  if (error instanceof QueueFull)
    return new StorageError(503, 'SlowDown', 'Too much waits; try again later')
  if (error instanceof BucketUnavailable)
    return new StorageError(503, 'SlowDown', 'The store of files does not answer; try again later')
  if (isUnreachable(error))
    return new StorageError(503, 'DatabaseTimeout', 'The database does not answer; try again later')
  return new StorageError(500, 'InternalError', 'Internal Server Error', 'Internal')
}
