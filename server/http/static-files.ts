import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'

const hour = 3600
const year = 365 * 24 * hour

/**
 * The built files. Those with a digest in their name never change and are kept for a year; the few
 * with a plain name (favicon, the pictures' stable addresses) for an hour.
 */
export function staticFiles(buildDir: string): Hono {
  const app = new Hono()
  app.use('/assets/*', files(`${buildDir}/site/client`, `public, max-age=${year}, immutable`))
  app.use('/pictures/variants/*', files(buildDir, `public, max-age=${year}, immutable`))
  app.use('/pictures/*', files(buildDir, `public, max-age=${hour}`))
  app.use('/favicon.svg', files(`${buildDir}/site/client`, `public, max-age=${hour}`))
  // Nothing else below these folders is a page: do not render one to say so.
  for (const folder of ['/assets/*', '/pictures/*']) app.all(folder, (c) => c.notFound())
  return app
}

function files(root: string, cacheControl: string): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true })
  return async (c, next) => {
    const response = await serve(c, next)
    // What is not found falls through to the next handler.
    if (response instanceof Response) response.headers.set('Cache-Control', cacheControl)
    return response
  }
}
