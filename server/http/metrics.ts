import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config/config.ts'
import { parseIpAddress } from '../shared/addresses/ip-address.ts'
import { isSameSecret } from '../shared/same-secret.ts'
import type { ReadStatus } from '../status.ts'
import type { RequestEnv } from './middleware/request-env.ts'

/** A request that has been answered. */
export interface HandledRequest {
  /**
   * `memory`: a page or file from memory; `file`: one from the disk, or a picture that had to be
   * made; `probe`: `/health`, `/live`, `/ready` or `/metrics`.
   */
  kind: 'memory' | 'file' | 'page' | 'post' | 'backend' | 'probe'
  status: number
  milliseconds: number
}

export interface Metrics {
  observe(request: HandledRequest): void
  /** The metrics in Prometheus' text format. */
  read(): Promise<{ type: string; text: string }>
}

interface Sources {
  readStatus: ReadStatus
  /** The size of the pages in memory, in bytes. */
  cacheBytes(): number
}

/** Upper bounds of the histogram in seconds; a lead should take less than 0.3. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10]

/**
 * Creates the metrics of this process.
 * @returns undefined when neither a token nor an address is configured, so that nobody could read
 *   them.
 */
export async function createMetrics(
  { metrics: { token, addresses } }: Config,
  { readStatus, cacheBytes }: Sources,
): Promise<Metrics | undefined> {
  if (!token && addresses.length === 0) return undefined
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  const register = new Registry()
  const registers = [register]
  // Node's own metrics: memory, garbage collection and the delay of the event loop.
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'alboran_request_seconds',
    help: 'Time to answer a request, by kind and class of status',
    labelNames: ['kind', 'status'],
    buckets,
    registers,
  })
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `alboran_${name}`, help, registers })
  const up = new Gauge({
    name: 'alboran_up',
    help: '1 when a part works, 0 when it fails',
    labelNames: ['part'],
    registers,
  })
  const waiting = gauge('emails_waiting', 'E-mails in the outbox')
  const oldest = gauge('emails_oldest_seconds', 'Age of the e-mail that has waited longest')
  const parked = gauge('emails_parked', 'E-mails that are sent only when a person asks for it')
  const held = gauge('emails_held', 'E-mails that may have been sent: a person decides')
  const spooled = gauge('leads_spooled', 'Leads on the local disk that wait for the database')
  const cache = gauge('page_cache_bytes', 'Pages in memory')

  return {
    observe: ({ kind, status, milliseconds }) =>
      requests.observe({ kind, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1000),
    async read() {
      const { queue, failingJobs: _, ...parts } = await readStatus()
      for (const [part, health] of Object.entries(parts))
        if (health) up.set({ part }, health === 'ok' ? 1 : 0)
      // Undefined until the database has answered for the first time.
      for (const [metric, value] of [
        [waiting, queue.waiting],
        [oldest, queue.oldestSeconds],
        [parked, queue.parked],
        [held, queue.held],
        [spooled, queue.spooled],
        [cache, cacheBytes()],
      ] as const)
        if (value !== undefined) metric.set(value)
      return { type: register.contentType, text: await register.metrics() }
    },
  }
}

/** `GET /metrics`, for clients that the configuration permits; others get 404. */
export function answerMetrics(
  metrics: Metrics | undefined,
  { metrics: { token, addresses } }: Config,
): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const connection = parseIpAddress(c.env?.incoming?.socket.remoteAddress ?? '') ?? ''
    const isAllowed =
      (token !== undefined &&
        isSameSecret(c.req.header('Authorization') ?? '', `Bearer ${token}`)) ||
      (addresses.includes(connection) && c.req.header('X-Forwarded-For') === undefined)
    if (!metrics || !isAllowed) return next()
    const { type, text } = await metrics.read()
    return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  }
}
