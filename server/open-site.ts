import { join } from 'node:path'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { createAccounts } from './accounts/accounts.ts'
import { createBackend, fetchWithin } from './backend/backend.ts'
import { siteLinks } from './backend/site-links.ts'
import type { Backend } from './backend-client.ts'
import { createBrochures } from './brochures/brochures.ts'
import { createCatalogue } from './catalogue/catalogue.ts'
import { seed } from './catalogue/seed/seed.ts'
import type { Config } from './config.ts'
import { createCounters } from './counters.ts'
import { connectWhenThere } from './database/connect-when-there.ts'
import type { Database } from './database/database.ts'
import { createHttp } from './http/app.ts'
import { createPages, type SiteBuild } from './http/pages.ts'
import type { RequestEnv } from './http/request-log.ts'
import { createLeads } from './leads/leads.ts'
import { mailFolder } from './mail/mailers/files.ts'
import { configuredMailer } from './mail/mailers/configured-mailer.ts'
import { createOutbox } from './mail/outbox.ts'
import { queueDepth } from './mail/queue.ts'
import { accountEmailWriters } from './backend/auth/emails.ts'
import { leadEmailWriters } from './leads/emails/lead-emails.ts'
import { newsletterEmailWriters } from './newsletter/confirmation-email.ts'
import { openFormKey } from './spam/form-key.ts'
import { createGuard } from './spam/guard.ts'
import { createStamps } from './spam/stamp.ts'
import { openSpool } from './leads/spool.ts'
import { createNewsletter } from './newsletter/newsletter.ts'
import { createHousekeeping } from './people/housekeeping.ts'
import { loadPictures } from './pictures/pictures.ts'
import type { Site } from './site.ts'

export interface OpenSite {
  http: Hono<RequestEnv>
  database: Database
  /** How e-mails leave: `smtp`, `emailjs` or `files`. */
  mail: string
  /** Ends after the requests and e-mails in progress, and closes the database. */
  close(): Promise<void>
}

export interface SiteOptions {
  /** Holds `site/` (the pages), `pictures/` and `pictures.json`. */
  buildDir: string
  /** The pages' build; in development a function that gives the newest one. */
  build: SiteBuild | (() => Promise<SiteBuild>)
  development?: boolean
  /** How long a page is cached, in seconds; a change of the catalogue shows after that. */
  cacheSeconds?: number
}

/**
 * Creates the whole site: database (migrated, and filled when it is empty), domain, pages, and the
 * running outbox. While PostgreSQL is away it works without it, and recovers when it returns.
 * @throws as {@link connectWhenThere} does.
 */
export async function openSite(
  config: Config,
  log: Logger,
  options: SiteOptions,
): Promise<OpenSite> {
  const { buildDir, build, development = false, cacheSeconds = 60 } = options
  const formKey = openFormKey(config.databaseUrl && join(config.dataDir, 'forms.key'), log)
  const database = await connectWhenThere(config, log, async (db) => {
    const seeded = config.supabaseUrl ? 0 : await seed(db)
    if (seeded > 0) log.info({ homes: seeded }, 'the empty catalogue was filled with sample homes')
    await formKey.load(db)
  })

  const mailer = configuredMailer(config)
  const { siteUrl, mailFrom } = config
  const outbox = createOutbox({
    database,
    mailer,
    log,
    mailFrom,
    writers: [
      ...leadEmailWriters({ ...config, db: database.db }),
      ...newsletterEmailWriters(siteUrl),
      ...accountEmailWriters(),
    ],
  })
  const stamps = createStamps(formKey.keys)
  const counters = createCounters(database, () => formKey.keys()[0])
  const guard = createGuard(stamps, counters)
  const newsletter = createNewsletter({
    database,
    outbox,
    guard,
    log,
    siteUrl,
    production: config.production,
  })
  // The embedded database is on this disk itself; where it fails, a spool beside it would fail too.
  const spool = database.engine === 'postgres' ? openSpool(config.dataDir) : undefined
  const leads = createLeads({
    database,
    spool,
    outbox,
    guard,
    log,
    siteUrl,
    onConfirmation: newsletter.logConfirmation,
  })
  const { supabaseUrl, supabaseAnonKey: publicKey, production } = config
  // One code path: the same client asks the hosted project, or our own backend within this process.
  const own = supabaseUrl
    ? undefined
    : createBackend({
        database,
        publicKey,
        siteUrl,
        outbox,
        log,
        production,
        counters,
        linkTo: siteLinks(siteUrl),
      })
  const backend: Backend = {
    url: supabaseUrl ?? siteUrl,
    key: publicKey,
    fetch: own ? fetchWithin(own) : fetch,
  }
  const site: Site = {
    config,
    log,
    accounts: createAccounts({ backend, siteUrl, log }),
    catalogue: createCatalogue(backend, log),
    // The logo is a file of the pages, which the domain must not import.
    brochures: createBrochures({
      buildDir,
      wordmark: join(import.meta.dirname, '../app/drawings/wordmark.svg'),
    }),
    leads,
    newsletter,
    stamps,
    pictures: loadPictures(buildDir),
    queueDepth: () => queueDepth(database.db),
  }
  const pages = createPages({
    site,
    build,
    cacheSeconds: development ? 0 : cacheSeconds,
    development,
  })
  const http = createHttp({ config, site, backend: own, pages, buildDir, development })
  const housekeeping = createHousekeeping({ database, mailFolder: mailFolder(config.dataDir), log })
  outbox.start()
  housekeeping.start()
  return {
    http,
    database,
    mail: mailer.name,
    async close() {
      await leads.close()
      await housekeeping.stop()
      await outbox.stop()
      mailer.close()
      await database.db.destroy()
    },
  }
}
