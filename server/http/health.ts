import type { Context } from 'hono'
import { missingCompanyData } from '../config.ts'
import type { Site } from '../site.ts'

const started = Date.now()

/** `GET /health`: 200 when the database answers, 503 when it does not. Says nothing that helps an attacker. `companyData` is `missing` while the legal pages lack something. */
export const health = (site: Site) => async (c: Context) => {
  const companyData = missingCompanyData(site.config).length > 0 ? 'missing' : 'complete'
  const uptimeSeconds = Math.round((Date.now() - started) / 1000)
  c.header('Cache-Control', 'no-store')
  try {
    const queue = { ...(await site.queueDepth()), spooled: site.leads.spooled() }
    return c.json({ status: 'ok', uptimeSeconds, database: 'ok', companyData, queue })
  } catch (error) {
    site.log.error({ err: error }, 'health: the database does not answer')
    return c.json(
      {
        status: 'failing',
        uptimeSeconds,
        database: 'failing',
        companyData,
        queue: { spooled: site.leads.spooled() },
      },
      503,
    )
  }
}
