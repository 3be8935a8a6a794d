import { behindProxy } from './accounts.ts'
import type { DatabaseEngine } from './databases.ts'
import { enterOffice } from './office.ts'
import { serveSite } from './site.ts'

/** A served site whose pages stay in memory, with an agent and a manager who are signed in. */
export async function serveOffice(engine: DatabaseEngine, options: { cacheSeconds?: number } = {}) {
  const site = await serveSite(engine, behindProxy, options)
  const { visitor: tom } = await enterOffice(site, 'agent')
  const manager = await enterOffice(site, 'manager')
  return { site, tom, marta: manager.visitor, manager }
}
