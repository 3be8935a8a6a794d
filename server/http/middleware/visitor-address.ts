import type { IncomingMessage } from 'node:http'
import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import { isInternal, parseIpAddress } from '#server/shared/addresses/ip-address.ts'

export interface VisitorEnv {
  /**
   * Set by the HTTP server. A request made within this process has no connection, and Hono then
   * leaves `env` undefined, although its types do not say so: read it with `?.`.
   */
  Bindings: { incoming?: IncomingMessage }
  /** The visitor's network address; undefined where it cannot be known. */
  Variables: { address: string | undefined }
}

/**
 * Finds the visitor's address once per request; pages and the backend count requests by the same
 * address. Warns once when requests come through more or fewer proxies than `TRUST_PROXY` declares,
 * or the proxies pass no address.
 * @param trustProxy how many proxies of ours a request passes.
 */
export function visitorAddress(trustProxy: number, log: Logger) {
  let warned = false
  return createMiddleware<VisitorEnv>(async (c, next) => {
    const forwarded = c.req.header('X-Forwarded-For')
    const address = resolveAddress(c.env?.incoming?.socket.remoteAddress, forwarded, trustProxy)
    c.set('address', address)
    if (!warned && address === undefined && isUnexpected(entriesOf(forwarded), trustProxy)) {
      warned = true
      log.warn(
        { proxies: entriesOf(forwarded).length },
        'a request came through another number of proxies than TRUST_PROXY says, or they pass no address: rate limits per address are off for such requests',
      )
    }
    await next()
  })
}

/**
 * The address of the visitor behind a connection.
 * @param connection the connection's remote address.
 * @param forwarded the X-Forwarded-For header, to which each proxy appends the address that it saw:
 *   our own proxies wrote only the last `trustProxy` entries.
 * @returns undefined in two cases. A header with fewer entries than proxies may have been written
 *   by the visitor. An address of our own machine or network belongs to a proxy that is not
 *   declared, and all visitors would be counted as one.
 */
export function resolveAddress(
  connection: string | undefined,
  forwarded: string | undefined,
  trustProxy: number,
): string | undefined {
  const entries = trustProxy > 0 ? entriesOf(forwarded) : []
  const address = parseIpAddress(
    (entries.length === 0 ? connection : entries.at(-trustProxy)) ?? '',
  )
  return address && !isInternal(address) ? address : undefined
}

const isUnexpected = (entries: readonly string[], trustProxy: number) =>
  entries.length > 0 &&
  (entries.length !== trustProxy || entries.some((entry) => !parseIpAddress(entry)))

const entriesOf = (header = ''): string[] =>
  header
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
