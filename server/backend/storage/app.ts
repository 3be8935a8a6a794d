import { Hono } from 'hono'
import type { Logger } from 'pino'
import { bucketRoutes } from './bucket-routes.ts'
import type { StorageContext } from './context.ts'
import { objectRoutes } from './object-routes.ts'
import { readRoutes } from './read-routes.ts'
import { askerOf } from './asker.ts'
import type { StorageEnv } from './storage-env.ts'
import { answerError, StorageError } from './storage-error.ts'

interface Options {
  context: StorageContext
  publicKey: string
  log: Logger
}

/**
 * Pictures and documents of the agency, with the answers of the hosted service's storage
 * (docs/requirements.md#hosted-backend), without the prefix `/storage/v1`.
 */
export function createStorage({ context, publicKey, log }: Options): Hono<StorageEnv> {
  const app = new Hono<StorageEnv>()
  app.use(async (c, next) => {
    const { requestId } = c.env ?? {}
    c.set('asker', await askerOf(context, publicKey, c.req.header('Authorization'), requestId))
    await next()
  })
  app.route('/bucket', bucketRoutes(context))
  app.route('/', readRoutes(context))
  app.route('/object', objectRoutes(context))

  app.all('*', (c) =>
    answerError(new StorageError(404, 'NotFound', `Route ${c.req.method} not found`, 'Not Found')),
  )
  app.onError((error, c) => {
    const known =
      error instanceof StorageError
        ? error
        : new StorageError(500, 'InternalError', 'Internal Server Error', 'Internal')
    if (known !== error) log.error({ err: error }, 'storage: request failed')
    const answer = answerError(known)
    // The rest of an upload stays unread, so the connection cannot be used again.
    if (c.req.raw.body && !c.req.raw.bodyUsed) answer.headers.set('Connection', 'close')
    return answer
  })
  return app
}
