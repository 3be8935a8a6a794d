import type { Context } from 'hono'
import type { Logger } from 'pino'

/**
 * The visitor's network address, for rate limits.
 * @param trustProxy how many proxies in front are ours: each added the address it saw at the end of X-Forwarded-For.
 * @returns undefined where it cannot be known: an address of our own machine or network is a proxy that
 *   we were not told of, and counting by it would count everybody as one.
 */
export function visitorAddress(c: Context, trustProxy: number, log: Logger): string | undefined {
  const forwarded =
    c.req
      .header('X-Forwarded-For')
      ?.split(',')
      .map((one) => one.trim())
      .filter(Boolean) ?? []
  const chain = [...(trustProxy > 0 ? forwarded : []), socketAddress(c)].filter(
    (one) => one !== undefined,
  )
  const address = chain.at(-1 - trustProxy) ?? chain[0]
  if (!address || !isOurs(address)) return address
  if (forwarded.length > trustProxy) warnOnce(log)
  return undefined
}

/** Node's request, where there is one: tests ask without a socket. */
function socketAddress({ env }: Context): string | undefined {
  const incoming: unknown = env?.incoming
  if (typeof incoming !== 'object' || incoming === null || !('socket' in incoming)) return undefined
  const { socket } = incoming
  if (typeof socket !== 'object' || socket === null || !('remoteAddress' in socket))
    return undefined
  return typeof socket.remoteAddress === 'string' ? socket.remoteAddress : undefined
}

const isOurs = (address: string) =>
  /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)|^::1$|^f[cd]|^fe80:/i.test(
    address,
  )

let warned = false

function warnOnce(log: Logger) {
  if (warned) return
  warned = true
  log.warn(
    'a proxy stands in front that TRUST_PROXY does not count: rate limits per address are off until it does',
  )
}
