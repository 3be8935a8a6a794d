import type { Backend } from './backend-client.ts'
import { AccountMailer } from './backend/auth/account-mailer.ts'
import type { AuthCosts } from './backend/auth/context.ts'
import { sealFactorSecrets } from './backend/auth/factors/factor-secret.ts'
import { createBackend, fetchWithin } from './backend/backend.ts'
import { siteLinks } from './backend/site-links.ts'
import { createStaff, type Staff } from './backend/staff/staff.ts'
import { openStorage } from './backend/storage/open-storage.ts'
import type { Core } from './core.ts'
import type { StoredKeys } from './database/stored-keys.ts'
import { guardedFetch } from './guarded-fetch.ts'
import type { Breaker } from './shared/work/breaker.ts'
import type { Repeated } from './shared/work/repeat.ts'

export type { AuthCosts }

interface OpenBackend {
  /** The settings of the official client, for either backend. */
  backend: Backend
  /**
   * Our own backend, which is also served over HTTP; absent where a hosted project is configured.
   */
  own: ReturnType<typeof createBackend> | undefined
  /** The agency's staff; absent where a hosted project has the accounts. */
  staff: Staff | undefined
  /** The breakers of the hosted project. */
  breakers: readonly Breaker[] | undefined
  /** Removes unused files of our own storage. */
  sweeper: Repeated | undefined
  /** Ends the probes of the breakers, and the picture processes of our own storage. */
  stop(): void
}

/**
 * The backend for homes and accounts: the configured hosted project, or our own within this
 * process.
 */
export function openBackend(
  { config, database, log, clock, mailDomain, outbox, counters }: Core,
  secrets: { storedKeys: StoredKeys; authCosts: AuthCosts | undefined },
): OpenBackend {
  const { supabaseUrl, supabaseAnonKey: publicKey, siteUrl, production } = config
  if (supabaseUrl) {
    const { fetch, breakers, stop } = guardedFetch(supabaseUrl, publicKey, log)
    const backend = { url: supabaseUrl, key: publicKey, fetch }
    return { backend, own: undefined, staff: undefined, breakers, sweeper: undefined, stop }
  }
  const storage = openStorage(database, config, { log, clock })
  const mailer = new AccountMailer({
    outbox,
    log,
    siteUrl,
    mailDomain,
    production,
    linkTo: siteLinks,
  })
  const common = { database, log, clock, counters, ...secrets }
  const own = createBackend({ ...common, storage, publicKey, siteUrl, mailer })
  return {
    backend: { url: siteUrl, key: publicKey, fetch: fetchWithin(own) },
    own,
    staff: createStaff({ database, mailer, siteUrl, clock }),
    breakers: undefined,
    sweeper: storage.sweeper,
    stop: storage.stop,
  }
}

/**
 * Prepares the data of our own backend at start: encrypts the secrets of second steps with the
 * configured key.
 */
export const prepareBackend = sealFactorSecrets
