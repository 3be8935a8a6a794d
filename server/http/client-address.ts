import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * Where a request comes from: what our own proxies say of it, and nothing that a visitor could say.
 * @param proxies how many of them stand in front.
 * @returns undefined where there is no connection, as in tests.
 */
export function clientAddress(c: Context, proxies: number): string | undefined {
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((one) => one.trim())
  if (proxies > 0 && forwarded.length >= proxies) return forwarded.at(-proxies) || undefined
  // Node's own request is there only when there is a server.
  return c.env?.incoming ? getConnInfo(c).remote.address : undefined
}
