import { join } from 'node:path'
import type { RequestListener } from 'node:http'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { createAccounts } from './accounts/accounts.ts'
import { createBrochures } from './brochures/brochures.ts'
import { seed } from './catalogue/seed/seed.ts'
import type { Config } from './config.ts'
import { createContent } from './content/content-store.ts'
import { watchContent } from './content/watch-content.ts'
import { createCounters } from './counters/create-counters.ts'
import { connectWhenThere } from './database/connect-when-there.ts'
import type { Database } from './database/database.ts'
import { openStoredKeys } from './database/stored-keys.ts'
import { documentAddresses } from './homes/documents.ts'
import { createImports } from './homes/imports.ts'
import { openHttp } from './http/open-http.ts'
import { readSiteFile } from './http/read-site-file.ts'
import type { BuildSource } from './http/pages/render-page.ts'
import type { RequestEnv } from './http/request-env.ts'
import { type AuthCosts, openBackend, prepareBackend } from './open-backend.ts'
import { openCatalogue } from './open-catalogue.ts'
import { openForms } from './open-forms.ts'
import { countVisits } from './figures/count-visits.ts'
import { figuresOf } from './figures/figures.ts'
import { createIssues } from './newsletter/issues/issues.ts'
import { createOffice } from './office/office.ts'
import { createMailHandling } from './mail/mail-handling.ts'
import { openOutbox } from './open-outbox.ts'
import { createSocialImages } from './pictures/social-images.ts'
import { createReadPlan } from './pictures/plans.ts'
import { loadPictures } from './pictures/pictures.ts'
import { createResizer } from './pictures/resize/resizer.ts'
import { storedPictures } from './pictures/uploaded/read-stored.ts'
import { openUploadedPictures } from './pictures/uploaded/uploaded-pictures.ts'
import type { Site } from './site.ts'
import { openFormKey } from './spam/form-key.ts'
import { startJobs } from './start-jobs.ts'
import { createStatus } from './status.ts'
import { createViewingLinks } from './viewings/viewing-links.ts'
import type { Clock } from './shared/clock.ts'

export interface OpenSite {
  http: Hono<RequestEnv>
  /** For Node's HTTP server: what is in memory goes straight to the socket, all else through `http`. */
  listener: RequestListener
  database: Database
  /** How e-mails leave: `smtp`, `emailjs` or `files`. */
  mail: string
  /** Ends after the requests and e-mails in progress, and closes the database; one that fails keeps no other from it. */
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
   * {@link lifetimes} by default.
   */
  cacheSeconds?: number
  /** The work and delay of each guess at an account, if other than in production. */
  authCosts?: AuthCosts | undefined
  /** The system's by default. */
  now?: Clock
}

/** Seconds. Our own database tells of changes; a hosted project does not. */
const lifetimes = { own: 300, hosted: 60 }

/**
 * Creates the whole site: database (migrated, and filled when it is empty), domain, pages, and the
 * running outbox. While PostgreSQL is away it works without it, and recovers when it returns.
 * @throws as {@link connectWhenThere} does; then nothing is left open.
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

/** @param resources gets each resource as soon as there is one; they are closed in the opposite order. */
async function open(
  config: Config,
  log: Logger,
  { buildDir, build, development = false, now = Date.now, authCosts, ...options }: SiteOptions,
  resources: AsyncDisposableStack,
): Promise<OpenSite> {
  const { dataDir, databaseUrl, siteUrl, supabaseUrl } = config
  const storedKeys = openStoredKeys(config.storedKeysSecrets)
  const formKey = openFormKey(databaseUrl && join(dataDir, 'forms.key'), log, storedKeys)
  const database = await connectWhenThere(config, log, async (db) => {
    const seeded = supabaseUrl ? 0 : await seed(db)
    if (seeded > 0) log.info({ homes: seeded }, 'the empty catalogue was filled with sample homes')
    await formKey.load(db)
    await prepareBackend(db, storedKeys)
  })
  resources.defer(() => database.db.destroy())

  const viewingLinks = createViewingLinks(formKey.keys)
  // E-mails are sent once the site answers.
  const { promise: opened, resolve: setOpened } = Promise.withResolvers<Hono<RequestEnv>>()
  const { mailer, outbox } = openOutbox(config, {
    database,
    viewingLinks,
    readFile: async (path) => readSiteFile(await opened, siteUrl, path),
    log,
    now,
  })
  resources.defer(() => mailer.close())
  const counters = createCounters(database, () => formKey.keys()[0])
  const { backend, own, staff, breakers, stop } = openBackend(config, {
    database,
    outbox,
    log,
    counters,
    storedKeys,
    authCosts,
  })
  resources.defer(stop)
  const { catalogue, remembered, version } = openCatalogue(
    supabaseUrl !== undefined,
    { backend, database, log },
    resources,
  )
  const watched = watchContent(database, log, now)
  resources.defer(() => watched.stop())
  await watched.refresh()
  const forms = openForms(
    config,
    { database, outbox, counters, formKey, viewingLinks, log, now },
    resources,
  )
  const uploadedPictures = openUploadedPictures({ dataDir, read: storedPictures(backend), log })
  resources.defer(() => uploadedPictures.stop())
  const pictureResizer = createResizer()
  resources.defer(() => pictureResizer.stop())
  const brochures = createBrochures({
    buildDir,
    // The logo is a file of the pages, which the domain must not import.
    wordmark: join(import.meta.dirname, '../app/drawings/wordmark.svg'),
  })
  resources.defer(() => brochures.stop())
  const { cacheSeconds = supabaseUrl ? lifetimes.hosted : lifetimes.own } = options
  const keepsPages = cacheSeconds > 0 && !development
  const site: Site = {
    config,
    now,
    log,
    ...forms,
    accounts: createAccounts({ backend, siteUrl, log }),
    catalogue: keepsPages ? remembered : catalogue,
    mail: createMailHandling(database, outbox, now),
    content: createContent({ database, watched, now }),
    staff,
    office: createOffice({
      database,
      idleMinutes: config.officeIdleMinutes,
      now,
      // A hosted project says so at the sign-in alone.
      isMember: async (id) => !staff || (await staff.list()).some((member) => member.id === id),
      keys: formKey.keys,
    }),
    brochures,
    pictures: loadPictures(buildDir),
    homeImports: supabaseUrl ? undefined : createImports(database, siteUrl, now),
    readFigures: (period) => figuresOf(database, period),
    newsletterIssues: createIssues({
      database,
      catalogue,
      outbox,
      mailDomain: new URL(siteUrl).hostname,
      now,
    }),
    uploadedPictures,
    documentAddress: documentAddresses(backend),
    pictureResizer,
    readPlan: createReadPlan(buildDir),
    socialImages: createSocialImages(buildDir),
    readStatus: createStatus({
      database,
      dataDir,
      spooled: forms.leads.spooled,
      mail: outbox.circuit,
      backend: breakers,
    }),
  }
  const visits = countVisits({ database, siteUrl, log, now })
  const http = await openHttp(
    {
      visits,
      site,
      backend: own,
      catalogueVersion: version,
      contentVersion: watched.version,
      buildDir,
      build,
      cacheSeconds: keepsPages ? cacheSeconds : 0,
      development,
    },
    resources,
  )
  setOpened(http.app)
  startJobs(config, { database, catalogue, outbox, visits, log, now }, resources)
  return {
    http: http.app,
    listener: http.listener,
    database,
    mail: mailer.name,
    close: () => resources.disposeAsync(),
  }
}
