import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite, isRunnableDevEnvironment } from 'vite'
import { readConfig } from '#server/config/config.ts'
import type { SiteBuild } from '#server/http/pages/site-build.ts'
import { createLog } from '#server/log/create-log.ts'
import { openSite } from '#server/open-site.ts'

/**
 * The site during development: Vite serves pages and styles as they change; Node restarts this
 * process when the server's files change.
 */
const config = readConfig(process.env)
const log = createLog({ level: config.logLevel })
const server = createServer()
const vite = await createVite({
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
})

const site = await openSite(config, log, {
  buildDir: join(import.meta.dirname, 'build'),
  build: () => newestBuild(),
  development: true,
})
const listener = getRequestListener(site.http.fetch, { overrideGlobalObjects: false })
server.on('request', (request, response) =>
  vite.middlewares(request, response, () => void listener(request, response)),
)
server.listen(config.port, config.host, () =>
  log.info(`developing on http://localhost:${config.port}`),
)

// A restart must not cut off an e-mail that is being sent.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void site.close().finally(() => process.exit()))

async function newestBuild(): Promise<SiteBuild> {
  const { ssr } = vite.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the server build')
  return ssr.runner.import<SiteBuild>('virtual:react-router/server-build')
}
