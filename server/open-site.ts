import type { RequestListener } from 'node:http'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { createAccounts } from './accounts/accounts.ts'
import type { Config } from './config/config.ts'
import { watchContent } from './content/watch-content.ts'
import type { Core } from './core.ts'
import { createCounters } from './counters/create-counters.ts'
import type { CountTimes } from './counters/stored-counters.ts'
import type { Database } from './database/database.ts'
import type { StoredKeys } from './database/stored-keys.ts'
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
import { createJobWatch } from './shared/work/job-watch.ts'
import type { Site } from './site.ts'
import type { FormKey } from './spam/form-key.ts'
import { startJobs } from './start-jobs.ts'
import { createStatus } from './status.ts'
import { watchFirstFree } from './viewings/for-visitors/first-free.ts'
import { createViewingLinks, type ViewingLinks } from './viewings/viewing-links.ts'

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
   * Called before {@link close}, while requests are still answered: ends long-running answers, and
   * sends no further e-mails.
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
  /** The cost and delay of each attempt to sign in, where they differ from production. */
  authCosts?: AuthCosts | undefined
  /** The clock; by default the system's. */
  clock?: Clock
  /** The times of counting for rate limits, where they differ from production. */
  countTimes?: CountTimes | undefined
}

/**
 * In seconds. With our own database, changes are reported at once, so pages may be kept longer than
 * with a hosted project.
 */
const lifetimes = { own: 300, hosted: 60 }

/**
 * Creates the whole site: database (migrated, and filled when it is empty), services, pages, and
 * the running outbox. While PostgreSQL is away the site runs without it, and recovers when it
 * returns.
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
  { buildDir, build, development = false, clock = Date.now, ...options }: SiteOptions,
  resources: AsyncDisposableStack,
): Promise<OpenSite> {
  const { siteUrl, supabaseUrl } = config
  // E-mails are written only once the site can answer, because they may attach its files and name
  // its homes.
  const { promise: opened, resolve: setOpened } = Promise.withResolvers<Answering>()
  const readFile: ReadSiteFile = async (path) => readSiteFile((await opened).app, siteUrl, path)
  const readLabels = async () => (await opened).catalogue.labels()
  const lifetime = options.cacheSeconds ?? (supabaseUrl ? lifetimes.hosted : lifetimes.own)
  const cacheSeconds = development ? 0 : lifetime
  const stopping = new AbortController()
  const { countTimes, authCosts } = options
  const { core, mail, keys } = await openCore(
    { config, log, clock, readFile, readLabels, countTimes },
    resources,
  )
  const { database, outbox } = core
  const { site, backend, ...running } = await openServices(
    core,
    {
      ...keys,
      buildDir,
      countTimes,
      authCosts,
      remembers: cacheSeconds > 0,
      stopping: stopping.signal,
    },
    resources,
  )
  const visits = countVisits({ database, siteUrl, log, clock })
  const { catalogueVersion, content } = running.followed
  const versions = { catalogueVersion, contentVersion: content.version }
  const { app, listener } = await openHttp(
    { visits, site, backend, ...versions, buildDir, build, cacheSeconds, development },
    resources,
  )
  setOpened({ app, catalogue: site.catalogue })
  startJobs(core, { ...running, visits, uploadedPictures: site.uploadedPictures }, resources)
  return {
    http: app,
    listener,
    database,
    mail,
    startClosing() {
      stopping.abort()
      // Not awaited here: `close` waits for the outbox to stop.
      void outbox.stop()
    },
    close: () => resources.disposeAsync(),
  }
}

/** The parts of an opened site that the writers of e-mails need. */
interface Answering {
  app: Hono<RequestEnv>
  catalogue: Site['catalogue']
}

interface CoreOptions extends Pick<Core, 'config' | 'log' | 'clock'> {
  readFile: ReadSiteFile
  readLabels: Site['catalogue']['labels']
  countTimes: CountTimes | undefined
}

/** The keys by which the site encrypts and signs. */
interface Keys {
  storedKeys: StoredKeys
  formKey: FormKey
  viewingLinks: ViewingLinks
}

/** Opens the database, with the outbox and the counters in it. */
async function openCore(
  { config, log, clock, readFile, readLabels, countTimes }: CoreOptions,
  resources: AsyncDisposableStack,
): Promise<{ core: Core; mail: string; keys: Keys }> {
  const { database, storedKeys, formKey } = await openDatabase(config, log, resources)
  const viewingLinks = createViewingLinks(formKey.keys)
  const mailDomain = new URL(config.siteUrl).hostname
  const common = { config, database, log, clock, mailDomain }
  const { mailer, outbox } = openOutbox(common, { viewingLinks, readFile, readLabels })
  resources.defer(() => mailer.close())
  const counters = createCounters(database, () => formKey.keys()[0], log, countTimes)
  return {
    core: { ...common, outbox, counters },
    mail: mailer.name,
    keys: { storedKeys, formKey, viewingLinks },
  }
}

interface ServiceOptions extends Keys {
  buildDir: string
  authCosts: AuthCosts | undefined
  countTimes: CountTimes | undefined
  /** Whether pages read homes that are kept in memory. */
  remembers: boolean
  /** Aborted when the process is about to end. */
  stopping: AbortSignal
}

/** Opens what pages, HTTP and jobs use. */
async function openServices(
  core: Core,
  { buildDir, authCosts, remembers, stopping, ...parts }: ServiceOptions,
  resources: AsyncDisposableStack,
) {
  const { config, database, log, clock } = core
  const { storedKeys, formKey } = parts
  const { backend, own, staff, breakers, sweeper, stop } = openBackend(core, {
    storedKeys,
    authCosts,
  })
  resources.defer(stop)
  const { catalogue, remembered, version } = openCatalogue(core, backend)
  const watched = watchContent(database, log, clock)
  const firstFree = watchFirstFree(database, config.viewings, log, clock)
  await Promise.all([watched.refresh(), firstFree.refresh()])
  const { spool, ...forms } = openForms(core, parts, resources)
  const { uploads, ...pictures } = openPictures(core, { buildDir, backend }, resources)
  const jobWatch = createJobWatch(log)
  const { spooled } = forms.leads
  const site: Site = {
    config,
    clock,
    log,
    ...forms,
    ...pictures,
    ...openOffice(core, { backend, catalogue, watched, formKey, staff, uploads }),
    accounts: createAccounts({ backend, siteUrl: config.siteUrl, log, clock }),
    catalogue: remembers ? remembered : catalogue,
    firstFree,
    staff,
    readStatus: createStatus(core, { spooled, backend: breakers, jobs: jobWatch }),
    stopping,
  }
  const followed = { catalogueVersion: version, content: watched, firstFree }
  return { site, backend: own, catalogue, spool, followed, sweeper, jobWatch }
}
