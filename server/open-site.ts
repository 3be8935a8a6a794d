import type { RequestListener } from 'node:http'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { createAccounts } from './accounts/accounts.ts'
import type { Config } from './config/config.ts'
import { watchContent } from './content/watch-content.ts'
import { createCounters } from './counters/create-counters.ts'
import type { CountTimes } from './counters/stored-counters.ts'
import type { Database } from './database/database.ts'
import { countVisits } from './figures/count-visits.ts'
import type { RequestEnv } from './http/middleware/request-env.ts'
import { openHttp } from './http/open-http.ts'
import type { BuildSource } from './http/pages/site-build.ts'
import { readSiteFile } from './http/read-site-file.ts'
import { type AuthCosts, openBackend } from './open-backend.ts'
import { openCatalogue } from './open-catalogue.ts'
import { openDatabase } from './open-database.ts'
import { openForms } from './open-forms.ts'
import { openOffice } from './open-office.ts'
import { openOutbox } from './open-outbox.ts'
import { openPictures } from './open-pictures.ts'
import type { ReadSiteFile } from './shared/site-file.ts'
import type { Clock } from './shared/time/clock.ts'
import { createJobWatch, type JobWatch } from './shared/work/job-watch.ts'
import type { Site } from './site.ts'
import { startJobs } from './start-jobs.ts'
import { createStatus } from './status.ts'
import { watchFirstFree } from './viewings/for-visitors/first-free.ts'
import { createViewingLinks } from './viewings/viewing-links.ts'

export interface OpenSite {
  http: Hono<RequestEnv>
  /**
   * For Node's HTTP server: writes what is in memory directly to the socket and gives all other
   * requests to `http`.
   */
  listener: RequestListener
  database: Database
  /** How e-mails are sent: `smtp`, `emailjs` or `files`. */
  mail: string
  /**
   * To be called before {@link close}, while requests are still answered: ends long-running
   * answers, and takes no further e-mails from the outbox.
   */
  startClosing(): void
  /**
   * Waits for the e-mails in progress, and closes the database. A resource that fails to close does
   * not stop the others from closing.
   */
  close(): Promise<void>
}

export interface SiteOptions {
  /** Contains `site/` (the pages), `pictures/` and `pictures.json`. */
  buildDir: string
  /** The build of the pages; in development a function that returns the latest build. */
  build: BuildSource
  development?: boolean
  /**
   * Seconds after which a page in memory is rendered again although no change was reported; 0 keeps
   * no pages. By default one of the {@link lifetimes}.
   */
  cacheSeconds?: number
  /** The work and delay of each guess at an account, where they differ from production. */
  authCosts?: AuthCosts | undefined
  /** The clock; by default the system's. */
  now?: Clock
  /** The times of counting for rate limits, where they differ from production. */
  countTimes?: CountTimes | undefined
}

/** In seconds. Our own database reports changes; a hosted project does not. */
const lifetimes = { own: 300, hosted: 60 }

/**
 * Creates the whole site: database (migrated, and filled when it is empty), domain, pages, and the
 * running outbox. While PostgreSQL is away the site runs without it, and recovers when it returns.
 * @throws as {@link openDatabase} does; then nothing is left open.
 */
export async function openSite(
  config: Config,
  log: Logger,
  options: SiteOptions,
): Promise<OpenSite> {
  const resources = new AsyncDisposableStack()
  try {
    return await open(config, log, options, resources)
  } catch (error) {
    await resources.disposeAsync()
    throw error
  }
}

/**
 * @param resources collects each resource as soon as it exists; they are closed in the reverse
 *   order.
 */
async function open(
  config: Config,
  log: Logger,
  { buildDir, build, development = false, now = Date.now, ...options }: SiteOptions,
  resources: AsyncDisposableStack,
): Promise<OpenSite> {
  const { siteUrl, supabaseUrl } = config
  // E-mails are sent only when the site answers, because they may attach its files.
  const { promise: opened, resolve: setOpened } = Promise.withResolvers<Hono<RequestEnv>>()
  const readFile: ReadSiteFile = async (path) => readSiteFile(await opened, siteUrl, path)
  const lifetime = options.cacheSeconds ?? (supabaseUrl ? lifetimes.hosted : lifetimes.own)
  const cacheSeconds = development ? 0 : lifetime
  const stopping = new AbortController()
  const common = { log, now, jobWatch: createJobWatch(log) }
  const remembers = cacheSeconds > 0
  const services = await openServices(
    config,
    { ...common, buildDir, readFile, ...options, remembers, stopping: stopping.signal },
    resources,
  )
  const { site, database, backend, outbox, mail, followed } = services
  const visits = countVisits({ database, siteUrl, log, now })
  const { app, listener } = await openHttp(
    {
      visits,
      site,
      backend,
      catalogueVersion: followed.catalogueVersion,
      contentVersion: followed.content.version,
      buildDir,
      build,
      cacheSeconds,
      development,
    },
    resources,
  )
  setOpened(app)
  const { catalogue, spool, sweeper } = services
  const { uploadedPictures } = site
  startJobs(
    config,
    { ...common, database, followed, catalogue, outbox, spool, visits, uploadedPictures, sweeper },
    resources,
  )
  return {
    http: app,
    listener,
    database,
    mail,
    startClosing() {
      stopping.abort()
      // `close` waits for the outbox to stop.
      void outbox.stop()
    },
    close: () => resources.disposeAsync(),
  }
}

interface ServiceNeeds {
  log: Logger
  now: Clock
  buildDir: string
  readFile: ReadSiteFile
  authCosts?: AuthCosts | undefined
  countTimes?: CountTimes | undefined
  /** Whether pages read homes that are kept in memory. */
  remembers: boolean
  /** Aborted when the process is about to end. */
  stopping: AbortSignal
  jobWatch: JobWatch
}

/** Opens what pages, HTTP and jobs use, from the database up. */
async function openServices(
  config: Config,
  {
    log,
    now,
    buildDir,
    readFile,
    authCosts,
    countTimes,
    remembers,
    stopping,
    jobWatch,
  }: ServiceNeeds,
  resources: AsyncDisposableStack,
) {
  const { dataDir, siteUrl, supabaseUrl } = config
  const { database, storedKeys, formKey } = await openDatabase(config, log, resources)
  const common = { database, log, now }
  const viewingLinks = createViewingLinks(formKey.keys)
  const { mailer, outbox } = openOutbox(config, { ...common, viewingLinks, readFile })
  resources.defer(() => mailer.close())
  const counters = createCounters(database, () => formKey.keys()[0], log, countTimes)
  const backendNeeds = { ...common, outbox, counters, storedKeys, authCosts }
  const { backend, own, staff, breakers, sweeper, stop } = openBackend(config, backendNeeds)
  resources.defer(stop)
  const { catalogue, remembered, version } = openCatalogue(supabaseUrl !== undefined, {
    ...common,
    backend,
  })
  const watched = watchContent(database, log, now)
  const firstFree = watchFirstFree(database, config.viewings, log, now)
  await Promise.all([watched.refresh(), firstFree.refresh()])
  const formNeeds = { ...common, outbox, counters, countTimes, formKey, viewingLinks }
  const { spool, ...forms } = openForms(config, formNeeds, resources)
  const { uploads, ...pictures } = openPictures({ dataDir, buildDir, backend, log, now }, resources)
  const officeNeeds = { ...common, backend, catalogue, watched, outbox, formKey, staff, uploads }
  const { spooled } = forms.leads
  const parts = { mail: outbox.circuit, backend: breakers, jobs: jobWatch }
  const statusOf = { database, dataDir, spooled, ...parts, now }
  const site: Site = {
    config,
    now,
    log,
    ...forms,
    ...pictures,
    ...openOffice(config, officeNeeds),
    accounts: createAccounts({ backend, siteUrl, log, now }),
    catalogue: remembers ? remembered : catalogue,
    firstFree,
    staff,
    readStatus: createStatus(statusOf),
    stopping,
  }
  const followed = { catalogueVersion: version, content: watched, firstFree }
  const running = { database, catalogue, outbox, spool, followed, sweeper }
  return { ...running, site, backend: own, mail: mailer.name }
}
