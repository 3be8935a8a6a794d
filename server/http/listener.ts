import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'
import { type Ready, type ReadyRequest, writeAnswer } from '../page-cache/ready-answer.ts'

/**
 * Answers Node's requests: what is ready goes straight to the socket, all else through the framework.
 * @param fetch the site as one function.
 */
export function createListener(
  ready: Ready,
  fetch: Parameters<typeof getRequestListener>[0],
  log: Logger,
  metrics?: Metrics,
): RequestListener {
  const viaFramework = getRequestListener(fetch)
  return (request, response) => {
    const started = performance.now()
    const answer = ready(asReadyRequest(request))
    if (!answer) return void viaFramework(request, response)
    const requestId = randomUUID()
    writeAnswer(response, answer, requestId)
    const milliseconds = Math.round((performance.now() - started) * 10) / 10
    logRequest(log, request, response, requestId, milliseconds)
    metrics?.observe({ kind: 'memory', status: response.statusCode, milliseconds })
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

function logRequest(
  log: Logger,
  { method, url = '' }: IncomingMessage,
  { statusCode }: ServerResponse,
  requestId: string,
  milliseconds: number,
): void {
  const end = url.indexOf('?')
  log.info(
    {
      requestId,
      method,
      path: end < 0 ? url : url.slice(0, end),
      status: statusCode,
      milliseconds,
    },
    'request',
  )
}
