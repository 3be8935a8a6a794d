import { createServer } from 'node:http'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { AuthCosts } from '#server/backend/auth/context.ts'
import { readConfig } from '#server/config/config.ts'
import { pathSegments } from '#server/http/pages/known-paths.ts'
import type { SiteBuild } from '#server/http/pages/site-build.ts'
import { createLog } from '#server/log/create-log.ts'
import { openSite, type OpenSite, type SiteOptions } from '#server/open-site.ts'
import { minute } from '#server/shared/time/durations.ts'
import { sharedKey } from '#server/spam/shared-key.ts'
import { createStamps } from '#server/spam/stamp.ts'
import { siteEnvironment } from './child-environment.ts'
import { type DatabaseEngine, testPlace } from './databases.ts'
import { freePort } from './free-port.ts'

export const siteUrl = 'http://site.test'

/** There are no attackers in a test, so guesses have no cost. */
export const cheapAuth: AuthCosts = {
  password: { memory: 8, passes: 1, parallelism: 1 },
  answerInterval: 10,
}

/**
 * The deadline is longer than in production, because a process that exceeds it counts for itself
 * alone.
 */
const countTimes = { deadline: 60_000 }

type Options = Partial<Pick<SiteOptions, 'buildDir' | 'cacheSeconds' | 'authCosts' | 'clock'>>

const root = join(import.meta.dirname, '..')
export const builtDir = join(root, 'build')

export interface TestSite extends OpenSite {
  dataDir: string
  /** Undefined on SQLite. */
  databaseUrl: string | undefined
  /** Requests a path as a browser requests a page. */
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** Posts a form as a browser without scripts does. */
  post(
    path: string,
    fields: Record<string, string> | URLSearchParams,
    headers?: Record<string, string>,
  ): Promise<Response>
  log: Logger
  /** Lines of the log, newest last. */
  logged: Record<string, unknown>[]
}

/** Starts the whole site in this process, on a database of its own. It needs the built pages. */
export async function startSite(
  engine: DatabaseEngine,
  env: Record<string, string> = {},
  { cacheSeconds = 0, buildDir = builtDir, authCosts = cheapAuth, ...options }: Options = {},
): Promise<TestSite> {
  const place = await testPlace(engine, { migrated: true })
  const config = readConfig({
    ...siteEnvironment,
    SITE_URL: siteUrl,
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    ...env,
  })
  const logged: Record<string, unknown>[] = []
  const build: SiteBuild = await import(join(buildDir, 'site', 'server', 'index.js'))
  const log = createLog(
    { level: 'info', segments: pathSegments(build.routes) },
    { write: (line: string) => void logged.push(JSON.parse(line)) },
  )
  const site = await openSite(config, log, {
    buildDir,
    build,
    cacheSeconds,
    authCosts,
    countTimes,
    ...options,
  })
  const { db } = site.database
  // A power cut does not matter in a test; see `eachOnItsOwnDatabase`.
  if (!config.databaseUrl) await sql`PRAGMA synchronous = OFF`.execute(db)
  const key = await sharedKey(db, 'forms')
  const { clock = Date.now } = options
  // The stamp is as old as that of a page that somebody has read.
  const stamp = createStamps(() => [key]).issue(clock() - minute)
  const ask = async (path: string, init?: RequestInit) =>
    site.http.fetch(new Request(siteUrl + path, init))
  return {
    ...site,
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    log,
    logged,
    get: (path, headers = {}) => ask(path, { headers }),
    post(path, fields, headers = {}) {
      const body = new URLSearchParams(fields)
      if (!body.has('stamp')) body.set('stamp', stamp)
      return ask(path, { method: 'POST', body, headers: { Origin: siteUrl, ...headers } })
    },
    async close() {
      await site.close()
      await place.remove()
    },
  }
}

export interface ServedSite extends TestSite {
  url: string
}

/** The smallest possible picture: one transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

/**
 * Serves the site at an address, for browsers.
 * @param options `pictures`: true where a test looks at pictures. Otherwise each is one pixel,
 *   because decoding them takes a third of a page's time.
 */
export async function serveSite(
  engine: DatabaseEngine,
  env: Record<string, string> = {},
  { pictures = false, ...options }: Options & { pictures?: boolean } = {},
): Promise<ServedSite> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const site = await startSite(engine, { SITE_URL: url, ...env }, options)
  const server = createServer((request, response) => {
    if (pictures || !request.url?.startsWith('/pictures/')) return site.listener(request, response)
    response.writeHead(200, { 'Content-Type': 'image/gif' }).end(pixel)
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    ...site,
    url,
    async close() {
      server.closeAllConnections()
      server.close()
      await site.close()
    },
  }
}
