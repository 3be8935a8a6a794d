import { behindProxy } from './accounts.ts'
import type { DatabaseEngine } from './databases.ts'
import { enterOffice } from './office.ts'
import { serveSite } from './site.ts'

/** A served site with an agent and a manager who are signed in. */
export async function serveOffice(engine: DatabaseEngine, options: { cacheSeconds?: number } = {}) {
  const site = await serveSite(engine, behindProxy, options)
  const agent = await enterOffice(site, 'agent')
  const manager = await enterOffice(site, 'manager')
  return { site, agent, manager, tom: agent.visitor, marta: manager.visitor }
}
