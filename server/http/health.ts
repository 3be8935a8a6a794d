import type { Context } from 'hono'
import type { Site } from '../site.ts'

const started = Date.now()

/** `GET /health`: 200 when the database answers, 503 when it does not. Says nothing that helps an attacker. */
export const health = (site: Site) => async (c: Context) => {
  const uptimeSeconds = Math.round((Date.now() - started) / 1000)
  c.header('Cache-Control', 'no-store')
  try {
    const queue = { ...(await site.queueDepth()), spooled: site.leads.spooled() }
    return c.json({ status: 'ok', uptimeSeconds, database: 'ok', queue })
  } catch (error) {
    site.log.error({ err: error }, 'health: the database does not answer')
    return c.json(
      {
        status: 'failing',
        uptimeSeconds,
        database: 'failing',
        queue: { spooled: site.leads.spooled() },
      },
      503,
    )
  }
}
