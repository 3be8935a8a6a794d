import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect } from 'vitest'
import { createBackend } from '#server/backend/backend.ts'
import { testMailer } from '../../testing/account-mailer.ts'
import { behindProxy, publicKey } from '../../testing/accounts.ts'
import { describeOnEachEngine } from '../../testing/databases.ts'
import { cheapAuth, serveSite, type ServedSite } from '../../testing/site.ts'

/** Matches a time and a UUID as the backend writes them. */
export const timePattern = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/)
export const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)

/** A group of tests on each database engine, with a served site that the group shares. */
export function group(name: string, tests: (site: () => ServedSite) => void): void {
  describeOnEachEngine(`${name}, on %s:`, (engine) => {
    let site: ServedSite
    beforeAll(async () => {
      site = await serveSite(engine, behindProxy)
    })
    afterAll(() => site.close())
    tests(() => site)
  })
}

/** The status and the error code of a refusal, such as `400 validation_failed`. */
export const refusalCode = async (response: Response): Promise<string> =>
  `${response.status} ${(await response.json()).code}`

/**
 * A client of a second backend over the same accounts, called in process. Its rate limits have
 * counted nothing, as if their time had passed.
 */
export function clientWithFreshLimits(
  site: ServedSite,
  settings = {},
  emailsPerHour?: number,
): SupabaseClient {
  const backend = createBackend({
    database: site.database,
    publicKey,
    siteUrl: site.url,
    mailer: testMailer(site.url, site.log),
    log: site.log,
    clock: Date.now,
    settings,
    emailsPerHour,
    authCosts: cheapAuth,
  })
  return createClient(site.url, publicKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: async (input, init) => backend.fetch(new Request(input, init)) },
  })
}
