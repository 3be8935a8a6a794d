import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** What the HTTP server hands us beside the request; a call within this process has none of it. */
export interface BackendEnv {
  Bindings: { incoming?: IncomingMessage } | undefined
}

/**
 * Who calls, for counting: the address of the connection or, behind proxies of ours, the one that the
 * outermost of them saw. A call within this process may name its visitor in X-Forwarded-For.
 * @param trustProxy how many proxies in front are ours.
 * @returns undefined for a call within this process that names nobody.
 */
export function clientAddress(
  env: BackendEnv['Bindings'],
  request: Request,
  trustProxy: number,
): string | undefined {
  const forwarded = (request.headers.get('X-Forwarded-For') ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  const connection = env?.incoming?.socket.remoteAddress
  if (connection === undefined) return forwarded[0] && network(forwarded[0])
  const chain = [...forwarded, connection]
  return network(chain[Math.max(0, chain.length - 1 - trustProxy)] ?? connection)
}

/** Of IPv6 the /64, for that is what one customer has. */
function network(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  const whole =
    tail === undefined
      ? front
      : [...front, ...Array(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
  return `${whole
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`
}
