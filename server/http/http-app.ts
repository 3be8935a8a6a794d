import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { createBackend } from '../backend/backend.ts'
import { isByFileAddress, tooManyCalls } from '../backend/gateway/gateway.ts'
import type { Config } from '../config/config.ts'
import type { Site } from '../site.ts'
import { health, live, ready } from './health.ts'
import { answerMetrics, type Metrics } from './metrics.ts'
import type { Admit } from './middleware/admission.ts'
import { maxBodyBytes } from './middleware/body-limits.ts'
import { languagePreference } from './middleware/language-preference.ts'
import type { RequestEnv } from './middleware/request-env.ts'
import { retryAfter } from './middleware/retry-after.ts'
import { isOneClick, isSameOrigin } from './middleware/same-origin.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { visitorAddress } from './middleware/visitor-address.ts'
import { isOfficePath } from './pages/known-paths.ts'
import type { Pages } from './pages/pages.ts'
import { redirects } from './redirects.ts'
import { requestLog } from './request-log.ts'
import type { StaticFiles } from './static/static-files.ts'

export interface HttpOptions {
  config: Config
  site: Site
  admit: Admit
  /** Absent where a hosted project is the backend. */
  backend: ReturnType<typeof createBackend> | undefined
  pages: Pages
  files: StaticFiles
  /** Undefined where nobody may read the metrics. */
  metrics?: Metrics | undefined
  development: boolean
}

/** The whole site as one Hono application: `fetch` takes a Request and returns a Response. */
export function createHttp({
  config,
  site,
  admit,
  backend,
  pages,
  files,
  metrics,
  development,
}: HttpOptions): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>()
  app.use(requestLog(site.log, files.owns, metrics))
  app.use(visitorAddress(config.trustProxy, site.log))
  app.use(securityHeaders(config, development))
  app.use(retryAfter)
  app.get('/live', live)
  app.get('/ready', ready(site.readStatus))
  app.get('/health', health(site.readStatus, site.config))
  app.get('/metrics', answerMetrics(metrics, config))
  // Any site may call the backend: it has its own rules for keys and origins, and takes no cookies.
  if (backend)
    for (const path of ['/rest/v1/*', '/auth/v1/*', '/storage/v1/*'])
      app.all(path, (c) => {
        const address = c.get('address')
        const kind = isByFileAddress(c.req.method, c.req.path) ? 'file' : 'call'
        if (!admit(kind, address)) return tooManyCalls()
        return backend.fetch(c.req.raw, { address, requestId: c.get('requestId') })
      })
  app.use(async (c, next) => (files.owns(c.req.path) ? files.respond(c) : next()))

  app.use(languagePreference(new URL(config.siteUrl).protocol === 'https:'))
  app.use(redirects)
  app.use((c, next) => {
    // The body of a request without a length is read here, before anybody has verified its
    // session's cookie, so such a request gets the smaller limit.
    const mayBeLarge =
      c.req.header('Transfer-Encoding') === undefined &&
      site.accounts.claimsSession(c.req.header('Cookie'))
    const maxSize = maxBodyBytes(c.req.path, mayBeLarge)
    return bodyLimit({ maxSize, onError: () => pages.refuse(c, 413) })(c, next)
  })
  app.use(async (c, next) => (looksForNul(c.req.url) ? pages.refuse(c, 404) : next()))
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', async (c, next) => {
    if (!isSameOrigin(c.req.raw, config.siteUrl) && !isOneClick(c.req.path))
      return pages.refuse(c, 403)
    return next()
  })
  app.all('*', (c) => pages.respond(c))

  app.onError((error, c) => {
    c.get('log').error({ err: error }, 'request failed')
    return c.text('Unexpected Application Error!', 500)
  })
  return app
}

/**
 * Whether a page would search the database for the character NUL, which PostgreSQL refuses: from a
 * path, a token, or a search by staff. The public lists ignore values that they cannot read.
 */
function looksForNul(address: string): boolean {
  if (!address.includes('%00')) return false
  const { pathname, searchParams } = new URL(address)
  const isLookedFor = pathname.includes('%00') || isOfficePath(pathname)
  return isLookedFor || (searchParams.get('token') ?? '').includes('\0')
}
