import { createServer } from 'node:http'
import { join } from 'node:path'
import { pino } from 'pino'
import { ConfigError, readConfig, type Config } from '#server/config.ts'
import type { SiteBuild } from '#server/http/render-page.ts'
import { openSite } from '#server/open-site.ts'

/**
 * A visitor on a bad line sends a form well within these; who dribbles a byte at a time to hold a
 * connection is cut off. Kept-alive connections outlive those of the usual proxies (60 s).
 */
const timeOuts = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
}

/** A connection over which nothing moves for so long is ended, whoever should read or write, in milliseconds. */
const idleTimeout = 70_000

/** A request that is still running so long after SIGTERM is cut off, in milliseconds. */
const patience = 20_000

const config = configOrExit()
// Lines are written together, a tenth of a second late at most: one system call for each would be dear.
const log = pino(
  { level: config.logLevel },
  pino.destination({ sync: false, minLength: 8192, periodicFlush: 100 }),
)
const buildDir = join(import.meta.dirname, 'build')
const build: SiteBuild = await import(`${buildDir}/site/server/index.js`)
const site = await openSite(config, log, { buildDir, build }).catch((error: unknown) => {
  log.fatal(
    { err: error },
    `cannot start: ${error instanceof Error ? error.message : String(error)}`,
  )
  process.exit(1)
})

const server = createServer(timeOuts, site.listener)
server.setTimeout(idleTimeout)
server.listen(config.port, config.host, () =>
  log.info(
    { port: config.port, database: site.database.engine, mail: site.mail },
    `listening on http://localhost:${config.port}`,
  ),
)
server.on('error', (error) => {
  log.fatal({ err: error }, 'cannot listen')
  process.exit(1)
})

let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))

/** Takes no new requests, finishes those and the letters in hand, then goes. */
async function stop(signal: string): Promise<void> {
  if (stopping) return
  stopping = true
  log.info({ signal }, 'stopping')
  setTimeout(() => process.exit(1), patience).unref()
  await new Promise<void>((closed) => {
    server.close(() => closed())
    server.closeIdleConnections()
  })
  await site.close()
  log.info('stopped')
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
