import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import type { Counters } from '../counters/counters.ts'
import { memoryCounters } from '../counters/memory-counters.ts'
import type { Database } from '../database/database.ts'
import { plainKeys, type StoredKeys } from '../database/stored-keys.ts'
import type { Clock } from '../shared/time/clock.ts'
import type { AccountMailer } from './auth/account-mailer.ts'
import { authErrorResponse, AuthError } from './auth/auth-error.ts'
import type { AuthCosts, AuthDependencies, AuthSettings } from './auth/context.ts'
import { Limits } from './auth/limits.ts'
import { Passwords } from './auth/passwords.ts'
import { createAuth } from './auth/routes/auth-app.ts'
import { SigningKeys } from './auth/signing-keys.ts'
import { defaultInterval } from './auth/timing.ts'
import type { BackendEnv } from './gateway/env.ts'
import { apiKey, cors } from './gateway/gateway.ts'
import { createRest } from './rest/routes/rest-app.ts'
import { type StorageDependencies, uploadQueue } from './storage/context.ts'
import { createStorage } from './storage/routes/storage-app.ts'

const maxBody = 1024 * 1024

interface BackendOptions {
  database: Database
  /** The key that every client sends: the hosted service's "anon key". */
  publicKey: string
  /** The public origin, which is the issuer of tokens and the target of links in e-mails. */
  siteUrl: string
  mailer: AccountMailer
  log: Logger
  clock: Clock
  settings?: Partial<AuthSettings>
  /** The defaults make guessing slow, which tests do not need. */
  authCosts?: AuthCosts | undefined
  /** The counters of the rate limits; by default those of this process alone. */
  counters?: Counters
  /** The limit of e-mails to all mailboxes together. */
  emailsPerHour?: number | undefined
  /** Encrypts the keys in the database; by default they are not encrypted. */
  storedKeys?: StoredKeys
  /** The store of files; without it there is no `/storage/v1`. */
  storage?: StorageDependencies | undefined
}

/**
 * The hosted backend's parts that the site uses, served by us: `/rest/v1` (the properties),
 * `/auth/v1` (accounts) and `/storage/v1` (pictures and documents). `fetch` is called over HTTP or
 * in process; in process, a call may name its visitor in X-Forwarded-For, for the limits.
 *
 *     createClient(siteUrl, publicKey, { global: { fetch: fetchWithin(backend) } })
 */
export function createBackend(options: BackendOptions): Hono<BackendEnv> {
  const {
    database,
    publicKey,
    siteUrl,
    mailer,
    log,
    clock,
    settings,
    authCosts,
    counters = memoryCounters(),
    emailsPerHour,
    storedKeys = plainKeys,
    storage,
  } = options
  const keys = new SigningKeys(database.db, clock, storedKeys)
  const context: AuthDependencies = {
    db: database.db,
    keys,
    storedKeys,
    limits: new Limits(counters, clock, emailsPerHour),
    passwords: new Passwords(authCosts?.password),
    answerInterval: authCosts?.answerInterval ?? defaultInterval,
    mailer,
    siteUrl,
    settings: { autoConfirm: false, disableSignup: false, ...settings },
    clock,
  }

  const app = new Hono<BackendEnv>()
  app.use(cors)
  app.use(apiKey(publicKey))
  // This comes before the limit of bodies, because the storage has its own limit, which depends on
  // the caller.
  if (storage) {
    const storageContext = { ...storage, database, keys, siteUrl, clock, uploads: uploadQueue() }
    app.route('/storage/v1', createStorage({ context: storageContext, publicKey, log }))
  }
  app.use(
    bodyLimit({
      maxSize: maxBody,
      onError(c) {
        const error = new AuthError(
          413,
          'request_entity_too_large',
          'Request body exceeds the limit of 1 MB',
        )
        const answer = authErrorResponse(error, c.req.header('X-Supabase-Api-Version') ?? null)
        // The rest of the body stays unread, so the connection cannot be used again.
        answer.headers.set('Connection', 'close')
        return answer
      },
    }),
  )
  app.route('/rest/v1', createRest({ database, keys, siteUrl, publicKey, log, clock }))
  app.route('/auth/v1', createAuth({ context, log }))
  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'backend: request failed')
    return c.json({ code: 'XX000', details: null, hint: null, message: 'Unexpected failure' }, 500)
  })
  return app
}

/**
 * `fetch` for the official client within this process. The client names its visitor in
 * X-Forwarded-For, which is trusted only here; over HTTP the site decides who the visitor is.
 */
export const fetchWithin =
  (backend: Hono<BackendEnv>): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    return backend.fetch(request, { address: request.headers.get('X-Forwarded-For') ?? undefined })
  }
