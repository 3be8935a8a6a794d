import { Hono } from 'hono'
import { addAccount } from './fake-account.ts'
import type { FakeBackend } from './fake-backend-state.ts'
import { addEmailLinks } from './fake-email-links.ts'
import { answerProperties } from './fake-properties.ts'
import { addSignIn } from './fake-sign-in.ts'

/** A hosted project in memory, with the formats, statuses and codes of the real service. */
export function createFakeBackend(): FakeBackend {
  const app = new Hono()
  const backend: FakeBackend = {
    fetch: async (input, init) => app.fetch(new Request(input, init)),
    links: [],
    users: [],
    requests: [],
    properties: [],
    propertiesInstead: undefined,
    failing: undefined,
    held: undefined,
    lifetime: 3_600_000,
    weak: new Set(),
    sessions: new Map(),
    reset(account) {
      backend.users.splice(0, backend.users.length, { ...account, confirmed: true })
      backend.links.length = 0
      backend.sessions.clear()
      Object.assign(backend, { failing: undefined, held: undefined, propertiesInstead: undefined })
    },
  }
  app.use(async (c, next) => {
    backend.requests.push(`${c.req.method} ${c.req.path}`)
    await backend.held
    if (backend.failing && c.req.path !== '/rest/v1/properties') return c.text('Bad gateway', 502)
    c.header('X-Supabase-Api-Version', c.req.header('X-Supabase-Api-Version'))
    return next()
  })
  addSignIn(app, backend)
  addEmailLinks(app, backend)
  addAccount(app, backend)
  app.get(
    '/rest/v1/properties',
    async (c) =>
      (await backend.propertiesInstead?.()) ?? answerProperties(backend.properties, c.req.raw),
  )
  return backend
}
