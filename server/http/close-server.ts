import type { Server } from 'node:http'

/** How often connections whose request has been answered are closed, in milliseconds. */
const sweepInterval = 100

interface Options {
  /** A connection without a request is closed after this time, in milliseconds. */
  silence?: number
  /** A request that is still in progress after this time is cut off, in milliseconds. */
  limit?: number
}

/**
 * Prepares a clean stop. Node's own `close` waits for connections that stay open after their
 * response, and for those that never sent a request; proxies keep such connections for a minute.
 * @returns a function that stops listening, waits for the requests in progress and closes every
 *   connection. It returns the number of requests that it cut off.
 */
export function closerOf(
  server: Server,
  { silence = 5_000, limit = 15_000 }: Options = {},
): () => Promise<number> {
  let responding = 0
  server.on('request', (_, response) => {
    responding += 1
    response.once('close', () => {
      responding -= 1
    })
  })
  return () =>
    new Promise((resolve) => {
      const closingSince = performance.now()
      let cutOff = 0
      const sweep = setInterval(() => {
        server.closeIdleConnections()
        if (performance.now() - closingSince <= (responding === 0 ? silence : limit)) return
        cutOff += responding
        server.closeAllConnections()
      }, sweepInterval)
      server.close(() => {
        clearInterval(sweep)
        resolve(cutOff)
      })
    })
}
