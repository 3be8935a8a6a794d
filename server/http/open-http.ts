import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import type { Hono } from 'hono'
import type { CatalogueVersion } from '../catalogue/version.ts'
import type { VisitCounter } from '../figures/count-visits.ts'
import { openVariants } from '../pictures/variants.ts'
import type { Site } from '../site.ts'
import { createHttp, type HttpOptions } from './http-app.ts'
import { createListener } from './listener.ts'
import { createMetrics } from './metrics.ts'
import { createAdmission } from './middleware/admission.ts'
import type { RequestEnv } from './middleware/request-env.ts'
import { commonHeaders } from './middleware/security-headers.ts'
import { Pages } from './pages/pages.ts'
import type { BuildSource } from './pages/site-build.ts'
import { currentPath } from './redirects.ts'
import { type StaticFiles, staticFiles } from './static/static-files.ts'

interface Http {
  app: Hono<RequestEnv>
  /**
   * For Node's HTTP server: writes what is in memory directly to the socket and gives all other
   * requests to `app`.
   */
  listener: RequestListener
}

interface Options {
  site: Site
  /** Absent where a hosted project is the backend. */
  backend: HttpOptions['backend']
  catalogueVersion: CatalogueVersion
  /** A number that changes with the published texts of the site. */
  contentVersion: () => number
  visits: Pick<VisitCounter, 'count'>
  buildDir: string
  build: BuildSource
  /** Seconds after which a page in memory is rendered again; 0 keeps no pages. */
  cacheSeconds: number
  development: boolean
}

/**
 * The site's HTTP side: pages, built files and the framework around them.
 * @param resources collects what has to be closed when the site ends.
 */
export async function openHttp(
  {
    site,
    backend,
    visits,
    catalogueVersion,
    contentVersion,
    buildDir,
    build,
    cacheSeconds,
    development,
  }: Options,
  resources: AsyncDisposableStack,
): Promise<Http> {
  const { config, log } = site
  const headers = commonHeaders(config, development)
  const admit = createAdmission()
  const pages = await Pages.open({
    site,
    admit,
    build,
    buildDir,
    cacheSeconds,
    catalogueVersion,
    contentVersion,
    commonHeaders: headers,
    development,
  })
  resources.defer(() => pages.close())
  const picturesDir = join(import.meta.dirname, '../../pictures')
  const { socialImages } = site
  const ahead = config.pictureVariants === 'ahead'
  const variants = openVariants({ picturesDir, buildDir, socialImages, ahead }, log)
  resources.defer(() => variants.stop())
  // Making pictures for visitors pauses while the sizes of an upload are made, because somebody in
  // the office waits for those.
  site.uploadedPictures.onBusy((isBusy) => variants.hold(isBusy))
  const socialDir = socialImages.dir
  const files = staticFiles(
    { buildDir, picturesDir, socialDir },
    variants,
    site.uploadedPictures,
    headers,
  )
  const { readStatus } = site
  const metrics = await createMetrics(config, { readStatus, cacheBytes: () => pages.bytes })
  const app = createHttp({ config, site, admit, backend, pages, files, metrics, development })
  const isOnlyForPages = createIsOnlyForPages(app, files)
  return {
    app,
    listener: createListener(
      (request) =>
        files.ready(request) ??
        pages.ready(request) ??
        (isOnlyForPages(request.url) ? pages.readyRefusal(request) : undefined),
      app.fetch,
      log,
      { metrics, visits },
    ),
  }
}

/**
 * Tells whether a GET of a URL would be answered by a page, and not by a redirect, a file or
 * another route.
 */
function createIsOnlyForPages(app: Hono<RequestEnv>, files: StaticFiles): (url: string) => boolean {
  const others = app.routes.map(({ path }) => path).filter((path) => path !== '/*')
  const exact = new Set(others)
  const prefixes = others.filter((path) => path.endsWith('/*')).map((path) => path.slice(0, -1))
  return (url) => {
    const path = url.split('?', 1)[0] ?? ''
    return (
      !exact.has(path) &&
      !prefixes.some((prefix) => path.startsWith(prefix)) &&
      !files.owns(path) &&
      currentPath(path) === path
    )
  }
}
