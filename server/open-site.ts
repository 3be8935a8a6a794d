import { join } from 'node:path'
import type { RequestListener } from 'node:http'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { createAlerts } from './alerts/alerts.ts'
import { watchForAlerts } from './alerts/watch.ts'
import { createAccounts } from './accounts/accounts.ts'
import { brochuresOnDemand } from './brochures/brochures-on-demand.ts'
import { createCatalogue } from './catalogue/catalogue.ts'
import { groupStoredHomes } from './catalogue/home-groups.ts'
import { rememberCatalogue } from './catalogue/remembered.ts'
import { seed } from './catalogue/seed/seed.ts'
import { unwatchedCatalogue, watchCatalogueVersion } from './catalogue/version.ts'
import type { Config } from './config.ts'
import { createCounters, sharedCounters } from './counters.ts'
import { connectWhenThere } from './database/connect-when-there.ts'
import type { Database } from './database/database.ts'
import { openStoredKeys } from './database/stored-keys.ts'
import { openHttp } from './http/open-http.ts'
import type { BuildSource } from './http/pages/render-page.ts'
import type { RequestEnv } from './http/request-log.ts'
import { createLeads } from './leads/leads.ts'
import { mailFolder } from './mail/mailers/files.ts'
import { openFormKey } from './spam/form-key.ts'
import { createGuard } from './spam/guard.ts'
import { createStamps } from './spam/stamp.ts'
import { openSpool } from './leads/spool.ts'
import { createNewsletter } from './newsletter/newsletter.ts'
import { createHousekeeping } from './people/housekeeping.ts'
import { type AuthCosts, openBackend, prepareBackend } from './open-backend.ts'
import { openOutbox } from './open-outbox.ts'
import { createCards } from './pictures/cards.ts'
import { loadPictures } from './pictures/pictures.ts'
import type { Site } from './site.ts'
import { createStatus } from './status.ts'
import { requestViewing } from './viewings/request-viewing.ts'
import { createViewingSchedule } from './viewings/schedule.ts'
import { createViewingLinks } from './viewings/viewing-links.ts'
import { createViewings } from './viewings/viewings.ts'

export interface OpenSite {
  http: Hono<RequestEnv>
  /** For Node's HTTP server: what is in memory goes straight to the socket, all else through `http`. */
  listener: RequestListener
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
  build: BuildSource
  development?: boolean
  /**
   * A page from memory is rendered again after so many seconds even if nothing told of a change; 0 keeps none.
   * By default {@link lifetimes}.
   */
  cacheSeconds?: number
  /** What guessing at accounts costs, if not as in production. */
  authCosts?: AuthCosts | undefined
  /** The clock of viewings, in milliseconds since 1970; for tests. */
  now?: () => number
}

/** Seconds. Our own database tells of changes; a hosted project does not. */
const lifetimes = { own: 300, hosted: 60 }

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
  const { buildDir, build, development = false, now = Date.now, authCosts } = options
  const { cacheSeconds = config.supabaseUrl ? lifetimes.hosted : lifetimes.own } = options
  const storedKeys = openStoredKeys(config.storedKeysSecrets)
  const formKey = openFormKey(
    config.databaseUrl && join(config.dataDir, 'forms.key'),
    log,
    storedKeys,
  )
  const database = await connectWhenThere(config, log, async (db) => {
    const seeded = config.supabaseUrl ? 0 : await seed(db)
    if (seeded > 0) log.info({ homes: seeded }, 'the empty catalogue was filled with sample homes')
    await formKey.load(db)
    await prepareBackend(db, storedKeys)
  })

  const { siteUrl } = config
  const viewingLinks = createViewingLinks(formKey.keys)
  const { mailer, outbox } = openOutbox(config, database, viewingLinks, log)
  const stamps = createStamps(formKey.keys)
  const secret = () => formKey.keys()[0]
  const counters = createCounters(database, secret)
  // What we send and hold is few enough to be counted in the embedded database too.
  const fewCounters = sharedCounters(database.db, secret)
  const guard = createGuard({
    stamps,
    counters,
    sharedCounters: fewCounters,
  })
  const newsletter = createNewsletter({
    database,
    outbox,
    guard,
    log,
    siteUrl,
    production: config.production,
  })
  const spool = openSpool(config.dataDir)
  const leads = createLeads({
    database,
    spool,
    outbox,
    guard,
    log,
    siteUrl,
    extensions: { viewing: requestViewing(database, config.viewings, now) },
    onConfirmation: newsletter.logConfirmation,
  })
  const viewings = createViewings({
    database,
    leads,
    outbox,
    sharedCounters: fewCounters,
    links: viewingLinks,
    rules: config.viewings,
    agency: config,
    log,
    now,
  })
  const { backend, own, breakers, stop } = openBackend(config, {
    database,
    outbox,
    log,
    counters,
    storedKeys,
    authCosts,
  })
  const catalogueVersion = config.supabaseUrl
    ? unwatchedCatalogue
    : watchCatalogueVersion(database, log)
  const catalogue = createCatalogue(
    backend,
    log,
    config.supabaseUrl ? undefined : () => groupStoredHomes(database),
  )
  const keepsPages = cacheSeconds > 0 && !development
  const site: Site = {
    config,
    log,
    alerts: createAlerts({
      database,
      outbox,
      guard,
      log,
      siteUrl,
      production: config.production,
    }),
    accounts: createAccounts({ backend, siteUrl, log }),
    catalogue: keepsPages ? rememberCatalogue(catalogue, catalogueVersion) : catalogue,
    // The logo is a file of the pages, which the domain must not import.
    brochures: brochuresOnDemand({
      buildDir,
      wordmark: join(import.meta.dirname, '../app/drawings/wordmark.svg'),
    }),
    leads,
    newsletter,
    viewings,
    stamps,
    pictures: loadPictures(buildDir),
    cards: createCards(buildDir),
    readStatus: createStatus({
      database,
      dataDir: config.dataDir,
      spooled: leads.spooled,
      mail: outbox.circuit,
      backend: breakers,
    }),
  }
  const http = await openHttp({
    site,
    backend: own,
    catalogueVersion,
    buildDir,
    build,
    cacheSeconds: keepsPages ? cacheSeconds : 0,
    development,
  })
  const housekeeping = createHousekeeping({ database, mailFolder: mailFolder(config.dataDir), log })
  const viewingSchedule = createViewingSchedule({
    database,
    outbox,
    log,
    mailDomain: new URL(siteUrl).hostname,
    now,
  })
  const alertWatch = watchForAlerts({
    database,
    catalogue,
    hostedUrl: config.supabaseUrl,
    outbox,
    log,
    mailDomain: new URL(siteUrl).hostname,
  })
  outbox.start()
  alertWatch.start()
  housekeeping.start()
  viewingSchedule.start()
  return {
    http: http.app,
    listener: http.listener,
    database,
    mail: mailer.name,
    async close() {
      http.close()
      await stop()
      await catalogueVersion.stop()
      await leads.close()
      await housekeeping.stop()
      await viewingSchedule.stop()
      await alertWatch.stop()
      await outbox.stop()
      mailer.close()
      await database.db.destroy()
    },
  }
}
