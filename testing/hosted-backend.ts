import { serve } from '@hono/node-server'
import type { Selectable } from 'kysely'
import { pino } from 'pino'
import { insertUser, newUser } from '#server/backend/auth/new-user.ts'
import { Passwords } from '#server/backend/auth/passwords.ts'
import { createBackend } from '#server/backend/backend.ts'
import { connect } from '#server/database/connect.ts'
import type { Database } from '#server/database/database.ts'
import { fromJson } from '#server/database/schema.ts'
import type { OutboxTable } from '#server/database/tables/mail.ts'
import { hour } from '#server/shared/time/durations.ts'
import { testMailer } from './account-mailer.ts'
import { testPlace } from './databases.ts'
import { answerProperties } from './fake-properties.ts'
import { freePort } from './free-port.ts'
import { cheapAuth, siteUrl } from './site.ts'

interface Account {
  id: string
  email: string
  password: string
  metadata: Record<string, unknown>
}

/** The link of an e-mail that the project has sent. */
interface SentLink {
  email: string
  tokenHash: string
  redirectTo: string
}

/** The state and the faults of a hosted project. */
interface Faults {
  /** The rows of the table `properties`. */
  properties: Record<string, unknown>[]
  /** While set, requests for properties get this answer. */
  propertiesInstead: (() => Promise<Response>) | undefined
  /**
   * While set, requests for accounts get this status; the two parts of a project fail separately.
   */
  failing: number | undefined
  /** Answers wait for this promise. */
  held: Promise<void> | undefined
  /** How long new access tokens are valid, in milliseconds: at most an hour. */
  lifetime: number
}

export interface HostedBackend extends Faults, ReturnType<typeof accountsIn> {
  fetch: typeof fetch
  /** The requests that were received, as `METHOD /path`. */
  requests: string[]
  /** Removes all accounts, links, limits and faults; one confirmed account is left. */
  reset(account: Account): Promise<void>
  close(): Promise<void>
}

/**
 * A hosted project: our own backend on a database of its own, which real requests of the service
 * are compared with elsewhere, and the faults that a test gives it.
 * @param allowed the site to which the links of its e-mails may lead.
 */
export async function openHostedBackend(allowed: string): Promise<HostedBackend> {
  const place = await testPlace('sqlite', { migrated: true })
  const database = await connect(place)
  const { db } = database
  const start = () =>
    createBackend({
      database,
      publicKey: 'public',
      siteUrl: allowed,
      mailer: testMailer(allowed),
      log: pino({ level: 'silent' }),
      // A token that is valid for less than its hour was signed before.
      clock: () => Date.now() - hour + project.lifetime,
      authCosts: cheapAuth,
    })
  const noFaults = { propertiesInstead: undefined, failing: undefined, held: undefined }
  const accounts = accountsIn(db)
  const project: HostedBackend = {
    ...noFaults,
    properties: [],
    lifetime: hour,
    requests: [],
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      project.requests.push(`${request.method} ${pathname}`)
      await project.held
      if (pathname === '/rest/v1/properties')
        return (
          (await project.propertiesInstead?.()) ?? answerProperties(project.properties, request)
        )
      return project.failing
        ? new Response('Bad gateway', { status: project.failing })
        : backend.fetch(request)
    },
    ...accounts,
    async reset(account) {
      Object.assign(project, noFaults, { lifetime: hour })
      await db.deleteFrom('auth_users').execute()
      await db.deleteFrom('outbox').execute()
      await accounts.addUser(account)
      backend = start()
    },
    async close() {
      await db.destroy()
      await place.remove()
    },
  }
  let backend = start()
  return project
}

/** Reads and changes the accounts of a project in its database, instead of by its API. */
const accountsIn = (db: Database['db']) => ({
  /** The links of all e-mails, the newest last. */
  async links() {
    const emails = await db.selectFrom('outbox').select('payload').orderBy('created_at').execute()
    return emails.map(({ payload }) => linkOf(payload)).filter((link) => link !== undefined)
  },
  async users() {
    const rows = await db.selectFrom('auth_users').selectAll().execute()
    return rows.map(({ id, email, user_metadata }) => ({
      id,
      email,
      metadata: fromJson(user_metadata),
    }))
  },
  async addUser({ id, email, password, metadata: userMetadata }: Account) {
    const passwordHash = await new Passwords(cheapAuth.password).hash(password)
    const now = Date.now()
    const user = newUser({ email, passwordHash, userMetadata, isConfirmed: true, now })
    await insertUser(db, { ...user, id })
  },
  /** Ends all sessions, as the owner of the project can. */
  async endSessions() {
    await db.deleteFrom('auth_sessions').execute()
  },
})

/** Reads the link from the stored data of an e-mail; undefined for an e-mail without one. */
function linkOf(payload: Selectable<OutboxTable>['payload']): SentLink | undefined {
  const { email, link } = Object(fromJson(payload))
  if (typeof link !== 'string') return undefined
  const query = new URL(link, 'http://project.test').searchParams
  return { email, tokenHash: query.get('token') ?? '', redirectTo: query.get('redirect_to') ?? '' }
}

export interface ServedBackend extends HostedBackend {
  url: string
}

/** Serves a hosted project at an address, like a project elsewhere. */
export async function serveHostedBackend(): Promise<ServedBackend> {
  const project = await openHostedBackend(siteUrl)
  const { close } = project
  const port = await freePort()
  const server = serve({
    fetch: (request: Request) => project.fetch(request),
    port,
    hostname: '127.0.0.1',
  })
  return Object.assign(project, {
    url: `http://127.0.0.1:${port}`,
    async close() {
      if ('closeAllConnections' in server) server.closeAllConnections()
      server.close()
      await close()
    },
  })
}
