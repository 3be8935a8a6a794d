import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import { type Counters, memoryCounters } from '../counters.ts'
import type { Database } from '../database/database.ts'
import type { Outbox } from '../mail/outbox.ts'
import { createAuth } from './auth/app.ts'
import { answerError, AuthError } from './auth/auth-error.ts'
import type { AuthSettings } from './auth/house.ts'
import { Limits } from './auth/limits.ts'
import { type LinkTo, Post } from './auth/post.ts'
import { SigningKeys } from './auth/signing-keys.ts'
import type { BackendEnv } from './gateway/client-address.ts'
import { apiKey, cors } from './gateway/gateway.ts'
import { createRest } from './rest/app.ts'

const megabyte = 1024 * 1024

export interface BackendOptions {
  database: Database
  /** The key that every client sends: the hosted service's "anon key". */
  publicKey: string
  /** Public origin: issuer of the tokens, and where links in letters lead. */
  siteUrl: string
  /** Takes the letters to their mail server. */
  outbox: Pick<Outbox, 'wake'>
  log: Logger
  /** Outside production the letters' links are printed to the log. */
  production: boolean
  /** How many proxies in front of us are ours. */
  trustProxy?: number
  settings?: Partial<AuthSettings>
  /** What the limits count with; by default this process counts alone. */
  counters?: Counters
  /** To all mailboxes together. */
  lettersAnHour?: number
  linkTo?: LinkTo
}

/**
 * The hosted backend's two halves that the site uses, served by us: `/rest/v1` (the properties, to
 * read) and `/auth/v1` (accounts). Call `fetch` over HTTP or in process; there a call may name its
 * visitor in X-Forwarded-For, for the limits.
 *
 *     createClient(siteUrl, publicKey, { global: { fetch: async (input, init) => backend.fetch(new Request(input, init)) } })
 */
export function createBackend(options: BackendOptions): Hono<BackendEnv> {
  const {
    database,
    publicKey,
    siteUrl,
    outbox,
    log,
    production,
    trustProxy = 0,
    settings,
    counters = memoryCounters(),
    lettersAnHour,
    linkTo,
  } = options
  const keys = new SigningKeys(database.db)
  const house = {
    db: database.db,
    keys,
    limits: new Limits(counters, lettersAnHour),
    post: new Post({ outbox, log, siteUrl, production, linkTo }),
    siteUrl,
    settings: { autoConfirm: false, disableSignup: false, ...settings },
  }

  const app = new Hono<BackendEnv>()
  app.use(cors)
  app.use(apiKey(publicKey))
  app.use(
    bodyLimit({
      maxSize: megabyte,
      onError(c) {
        const error = new AuthError(
          413,
          'request_entity_too_large',
          'Request body exceeds the limit of 1 MB',
        )
        const answer = answerError(error, c.req.header('X-Supabase-Api-Version') ?? null)
        // The rest of the body is not read, so nothing more can come this way.
        answer.headers.set('Connection', 'close')
        return answer
      },
    }),
  )
  app.route('/rest/v1', createRest({ database, keys, siteUrl, publicKey, log }))
  app.route('/auth/v1', createAuth({ house, log, trustProxy }))
  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'backend: request failed')
    return c.json({ code: 'XX000', details: null, hint: null, message: 'Unexpected failure' }, 500)
  })
  return app
}
