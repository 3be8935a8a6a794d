import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const hour = 3600
const year = 365 * 24 * hour

/**
 * The built files. Those with a digest in their name never change and are kept for a year; the few
 * with a plain name (favicon, the pictures' stable addresses) for an hour.
 */
export function staticFiles(buildDir: string): Hono {
  const app = new Hono()
  const serve = (root: string, maxAge: number) =>
    serveStatic({
      root,
      precompressed: true,
      onFound: (_, c) =>
        c.header('Cache-Control', maxAge === year ? `public, max-age=${year}, immutable` : `public, max-age=${maxAge}`),
    })
  app.use('/assets/*', serve(`${buildDir}/site/client`, year))
  app.use('/pictures/variants/*', serve(buildDir, year))
  app.use('/pictures/*', serve(buildDir, hour))
  app.use('/favicon.svg', serve(`${buildDir}/site/client`, hour))
  // Nothing below these folders is a page: do not render one to say so.
  for (const folder of ['/assets/*', '/pictures/*']) app.all(folder, (c) => c.notFound())
  return app
}
