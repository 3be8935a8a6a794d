import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { createBrochures } from '#server/brochures/brochures.ts'
import { createCatalogue } from '#server/catalogue/catalogue.ts'
import { seed } from '#server/catalogue/seed/seed.ts'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { connect } from '#server/database/connect.ts'
import { createHttp } from '#server/http/app.ts'
import { createPages, type SiteBuild } from '#server/http/pages.ts'
import { createLeads } from '#server/leads/leads.ts'
import { emlMailer } from '#server/leads/mailers/eml.ts'
import { smtpMailer } from '#server/leads/mailers/smtp.ts'
import { createOutbox, queueDepth } from '#server/leads/outbox.ts'
import { loadPictures } from '#server/pictures/pictures.ts'
import type { Site } from '#server/site.ts'

/** A page is rendered anew after so many seconds, so a change of the catalogue shows soon. */
const cacheSeconds = 60
/** A request that is still running so long after SIGTERM is cut off, in milliseconds. */
const patience = 20_000

const config = configOrExit()
const log = pino({ level: config.logLevel })
const buildDir = join(import.meta.dirname, 'build')

const database = await connect(config)
const seeded = await seed(database.db)
if (seeded > 0) log.info({ homes: seeded }, 'the empty catalogue was filled with sample homes')

const mailer = config.smtpUrl ? smtpMailer(config.smtpUrl) : emlMailer(join(config.dataDir, 'mail'))
const outbox = createOutbox({ database, mailer, log, ...config })
const site: Site = {
  config,
  log,
  catalogue: createCatalogue(database.db),
  brochures: createBrochures({ buildDir, wordmark: join(import.meta.dirname, 'app/drawings/wordmark.svg') }),
  leads: createLeads(database, outbox, config.siteUrl),
  pictures: loadPictures(buildDir),
  queueDepth: () => queueDepth(database.db),
}
const build: SiteBuild = await import(`${buildDir}/site/server/index.js`)
const http = createHttp({ config, site, buildDir, pages: createPages({ site, build, cacheSeconds }) })

outbox.start()
const server = serve({ fetch: http.fetch, port: config.port, hostname: config.host }, ({ port }) =>
  log.info({ port, database: database.engine, mail: config.smtpUrl ? 'smtp' : 'files' }, `listening on http://localhost:${port}`),
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
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
  await outbox.stop()
  mailer.close()
  await database.db.destroy()
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
