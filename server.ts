import { createServer } from 'node:http'
import { join } from 'node:path'
import { pino } from 'pino'
import { ConfigError, readConfig, type Config } from '#server/config/config.ts'
import { closerOf } from '#server/http/close-server.ts'
import { bodyTimes, endSlowBodies } from '#server/http/middleware/body-limits.ts'
import { pathSegments } from '#server/http/pages/known-paths.ts'
import type { SiteBuild } from '#server/http/pages/site-build.ts'
import { consoleToLog } from '#server/log/console-to-log.ts'
import { createLog } from '#server/log/create-log.ts'
import { openSite } from '#server/open-site.ts'
import { warnOfMissingData } from '#server/warn-of-missing-data.ts'

/**
 * In milliseconds. The limits end connections of clients that send a byte at a time; kept-alive
 * connections last longer than those of common proxies (60 s), so that the proxy closes first.
 */
const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: bodyTimes.upload,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
}

/** How long a connection may have no traffic before it is closed, in milliseconds. */
const idleTimeout = 70_000

/**
 * The times after SIGTERM, in milliseconds: first requests that still run are cut off, then the
 * process ends in any case.
 */
const stopTimes = { requests: 15_000, all: 20_000 }

const config = configOrExit()
const buildDir = join(import.meta.dirname, 'build')
const build: SiteBuild = await import(`${buildDir}/site/server/index.js`)
// Lines are written in batches, at most 100 ms late, because a system call for each would cost too
// much.
const log = createLog(
  { level: config.logLevel, segments: pathSegments(build.routes) },
  pino.destination({ sync: false, minLength: 8192, periodicFlush: 100 }),
)
consoleToLog(log)
const site = await openSite(config, log, { buildDir, build }).catch((error: unknown) => {
  log.fatal(
    { err: error },
    `cannot start: ${error instanceof Error ? error.message : String(error)}`,
  )
  process.exit(1)
})

const server = createServer(timeouts, site.listener)
server.setTimeout(idleTimeout)
endSlowBodies(server)
server.listen(config.port, config.host, () => {
  log.info(
    { port: config.port, database: site.database.engine, mail: site.mail },
    `listening on http://localhost:${config.port}`,
  )
  void warnOfMissingData(config, site.database.db, log)
  void warnOfOldBuild()
})
server.on('error', (error) => {
  log.fatal({ err: error }, 'cannot listen')
  process.exit(1)
})

const closeConnections = closerOf(server, { limit: stopTimes.requests })

let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))

/** Stops accepting requests, finishes those and the e-mails in progress, then exits. */
async function stop(signal: string): Promise<void> {
  if (stopping) return
  stopping = true
  log.info({ signal }, 'stopping')
  setTimeout(() => process.exit(1), stopTimes.all).unref()
  site.startClosing()
  const cutOff = await closeConnections()
  if (cutOff > 0) log.warn({ requests: cutOff }, 'requests were cut off by the stop')
  await site.close()
  log.info('stopped')
}

/** `npm start` builds what has changed; starting this file directly serves the existing build. */
async function warnOfOldBuild(): Promise<void> {
  // A container does not contain the scripts.
  const sources = await import('./scripts/site-sources.mjs').catch(() => undefined)
  if (sources?.isBuilt(import.meta.dirname) === false)
    log.warn(
      'the pages are older than their sources: run "npm run build", or start with "npm start", which does',
    )
}

function configOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
