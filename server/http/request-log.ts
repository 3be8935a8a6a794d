import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import type { Metrics, HandledRequest } from './metrics.ts'
import type { RequestEnv } from './middleware/request-env.ts'

/**
 * Assigns each request an id and a logger, and logs one line for its response. Neither addresses
 * nor query strings are logged, because they may identify a person.
 * @param isFile whether a path belongs to a file rather than a page.
 */
export const requestLog = (parent: Logger, isFile: (path: string) => boolean, metrics?: Metrics) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    const log = parent.child({ requestId })
    c.set('requestId', requestId)
    c.set('log', log)
    await next()
    c.header('X-Request-Id', requestId)
    const { method, path } = c.req
    // The visitor closed the connection before the page was rendered, which is no failure of ours.
    const isGivenUp = c.res.status === 500 && c.req.raw.signal.aborted
    const status = isGivenUp ? 499 : c.res.status
    const milliseconds = logRequest(parent, { requestId, method, path, status, started })
    const kind = isFile(path) ? 'file' : kindOf(method, path)
    metrics?.observe({ kind, status, milliseconds })
  })

interface LoggedRequest {
  requestId: string
  method: string
  /** The path, without the query. */
  path: string
  status: number
  /** The value of `performance.now()` at the start. */
  started: number
}

/**
 * Logs a request that has been answered.
 * @returns its duration in milliseconds.
 */
export function logRequest(log: Logger, { started, ...request }: LoggedRequest): number {
  const milliseconds = Math.round((performance.now() - started) * 10) / 10
  log.info({ ...request, milliseconds }, 'request')
  return milliseconds
}

function kindOf(method: string, path: string): HandledRequest['kind'] {
  if (/^\/(rest|auth|storage)\/v1\//.test(path)) return 'backend'
  if (['/health', '/live', '/ready', '/metrics'].includes(path)) return 'probe'
  return method === 'POST' ? 'post' : 'page'
}
