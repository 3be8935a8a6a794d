import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import type { VisitCounter } from '../figures/count-visits.ts'
import { type Ready, type ReadyRequest, writeResponse } from '../page-cache/ready-response.ts'
import type { Metrics } from './metrics.ts'
import { answerInOrder } from './pipelining.ts'
import { logRequest } from './request-log.ts'

/**
 * Answers Node's requests: pages and files in memory are written directly to the socket, all other
 * requests go through the framework.
 * @param fetch the site as one function.
 * @param visits receives every answered request.
 */
export function createListener(
  ready: Ready,
  fetch: Parameters<typeof getRequestListener>[0],
  log: Logger,
  { metrics, visits }: { metrics?: Metrics | undefined; visits?: Pick<VisitCounter, 'count'> } = {},
): RequestListener {
  const viaFramework = getRequestListener(fetch)
  return answerInOrder((request, response) => {
    const started = performance.now()
    if (visits) response.once('finish', () => visits.count(answeredOf(request, response)))
    const readyRequest = asReadyRequest(request)
    const found = ready(readyRequest)
    if (!found) return void viaFramework(request, response)
    const requestId = randomUUID()
    writeResponse(response, found, requestId)
    const { method, url } = readyRequest
    const path = url.split('?', 1)[0] ?? ''
    const { status } = found
    const milliseconds = logRequest(log, { requestId, method, path, status, started })
    metrics?.observe({ kind: 'memory', status, milliseconds })
  })
}

const answeredOf = (
  { method = '', url = '', headers }: IncomingMessage,
  response: ServerResponse,
) => {
  const purpose = headers['sec-purpose'] ?? headers['purpose']
  return {
    method,
    url,
    status: response.statusCode,
    accept: headers.accept,
    referrer: headers.referer,
    userAgent: headers['user-agent'],
    purpose: typeof purpose === 'string' ? purpose : undefined,
  }
}

const asReadyRequest = (request: IncomingMessage): ReadyRequest => ({
  method: request.method ?? '',
  url: request.url ?? '',
  header(name) {
    const value = request.headers[name]
    return typeof value === 'string' ? value : undefined
  },
})
