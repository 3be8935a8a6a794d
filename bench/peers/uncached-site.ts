import { createServer } from 'node:http'
import { join } from 'node:path'
import { pino } from 'pino'
import { readConfig } from '#server/config/config.ts'
import type { SiteBuild } from '#server/http/pages/site-build.ts'
import { openSite } from '#server/open-site.ts'

// Our site without pages in memory: every request is rendered, as in the peers.
const buildDir = join(import.meta.dirname, '../../build')
const build: SiteBuild = await import(join(buildDir, 'site/server/index.js'))
const site = await openSite(readConfig(process.env), pino({ level: 'silent' }), {
  buildDir,
  build,
  cacheSeconds: 0,
})
createServer(site.listener).listen(Number(process.env.PORT), '127.0.0.1')
process.once('SIGTERM', () => void site.close().then(() => process.exit()))
