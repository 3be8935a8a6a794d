import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import type { Answered, Metrics } from './metrics.ts'
import type { VisitorEnv } from './visitor-address.ts'

export interface RequestEnv extends VisitorEnv {
  Variables: VisitorEnv['Variables'] & { requestId: string; log: Logger }
}

/**
 * Gives each request an id, its own logger, and one line when it is answered. Neither addresses
 * nor query strings are written: they may tell who somebody is. The metrics count it too.
 */
export const requestLog = (parent: Logger, metrics?: Metrics) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    const log = parent.child({ requestId })
    c.set('requestId', requestId)
    c.set('log', log)
    await next()
    c.header('X-Request-Id', requestId)
    const milliseconds = Math.round((performance.now() - started) * 10) / 10
    log.info(
      { method: c.req.method, path: c.req.path, status: c.res.status, milliseconds },
      'request',
    )
    metrics?.observe({
      kind: kindOf(c.req.method, c.req.path),
      status: c.res.status,
      milliseconds,
    })
  })

function kindOf(method: string, path: string): Answered['kind'] {
  if (path.startsWith('/rest/v1/') || path.startsWith('/auth/v1/')) return 'backend'
  if (['/health', '/live', '/ready', '/metrics'].includes(path)) return 'probe'
  return method === 'POST' ? 'post' : 'page'
}
