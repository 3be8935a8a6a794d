import type { Context } from 'hono'
import type { CatalogueVersion } from '../../catalogue/version.ts'
import { IdleCompression } from '../../page-cache/idle-compression.ts'
import { createReadAddress } from '../../page-cache/page-address.ts'
import { PageCache } from '../../page-cache/page-cache.ts'
import type { Ready } from '../../page-cache/ready-response.ts'
import type { Site } from '../../site.ts'
import type { Admit } from '../middleware/admission.ts'
import type { RequestEnv } from '../middleware/request-env.ts'
import { createRouteOf } from './addresses/known-paths.ts'
import { createSharedAddress } from './addresses/shared-address.ts'
import { createChooseResponse } from './choose-response.ts'
import { createDraftPreview } from './office/draft-preview.ts'
import { createOfficeResponse } from './office/office-response.ts'
import { type ErrorStatus, errorPageOf } from './refusals/error-page.ts'
import { createMissingPages } from './refusals/missing-pages.ts'
import { type BuildSource, loadBuild } from './render/render-page.ts'
import { Overloaded, RenderQueue } from './render/render-queue.ts'
import { createRenders } from './render/renders.ts'
import { partOf } from './render/split-build.ts'
import { createReadyPage, createReadyRefusal } from './responses/ready-pages.ts'
import { createRenderShared } from './responses/render-shared.ts'
import { createSharedResponse } from './responses/shared-response.ts'
import { createUncachedResponse } from './responses/uncached-response.ts'

export interface Pages {
  /** Answers with a page from memory. */
  ready: Ready
  /** See {@link createReadyRefusal}; only for paths that nothing but pages would answer. */
  readyRefusal: Ready
  respond(c: Context<RequestEnv>): Promise<Response>
  /** The error page for a request that no page answers, in the path's language. */
  refuse(c: Context<RequestEnv>, status: ErrorStatus): Promise<Response>
  /** The total size of the pages in memory, in bytes. */
  cacheBytes(): number
  close(): void
}

interface Options {
  site: Site
  admit: Admit
  build: BuildSource
  buildDir: string
  /**
   * Seconds after which a page in memory is rendered again even without a change; 0 keeps no pages.
   */
  cacheSeconds: number
  catalogueVersion: CatalogueVersion
  /** A number that changes with the published texts of the site. */
  contentVersion: () => number
  /** Headers that every response has. */
  commonHeaders: [name: string, value: string][]
  development?: boolean
}

/** The maximum size of all pages in memory, in bytes: about 400 pages. */
const pageBudget = 12 * 1024 * 1024

/** Renders the pages: React Router behind a cache of finished, compressed pages. */
export async function createPages({
  site,
  admit,
  build,
  buildDir,
  cacheSeconds,
  catalogueVersion,
  contentVersion,
  commonHeaders,
  development = false,
}: Options): Promise<Pages> {
  const { entry, routes } = await loadBuild(partOf(build, 'public'))
  const routeOf = createRouteOf(routes)
  // In development no page is kept in memory.
  const readAddress = development
    ? () => undefined
    : createReadAddress(entry.module.siteReads, routeOf)
  const sharedAddress = createSharedAddress(readAddress, site.accounts)
  const idle = new IdleCompression((error) =>
    site.log.warn({ err: error }, 'a page could not be compressed'),
  )
  const queue = new RenderQueue()
  const cache = createCache({ site, cacheSeconds, catalogueVersion, contentVersion }, idle)
  const missing = createMissingPages(site, catalogueVersion, routeOf)
  const renders = createRenders({ site, build, buildDir, development })
  const renderShared = createRenderShared({
    site,
    render: renders.visitors,
    catalogueVersion,
    contentVersion,
    commonHeaders,
  })
  const shared = createSharedResponse({ cache, queue, admit, missing, renderShared })
  const preview = createDraftPreview({ site, render: renders.preview })

  const refresh = (key: string) => {
    const request = { log: site.log, requestId: 'refresh' }
    cache
      .load(key, () => queue.run(() => renderShared(key, request), { first: true }))
      .catch((error: unknown) =>
        site.log.error({ err: error }, 'a page could not be rendered again'),
      )
  }
  const office = { site, queue, render: renders.office, preview, shared }
  const memory = { cache, queue, missing, sharedAddress, refresh }
  return {
    ready: createReadyPage(memory),
    readyRefusal: createReadyRefusal(memory),
    respond: createChooseResponse({
      sharedAddress,
      shared,
      missing,
      admit,
      respondOffice: createOfficeResponse(office),
      respondUncached: createUncachedResponse({ site, render: renders.visitors, queue }),
    }),
    refuse: (c, status) => shared.respondRefusal(errorPageOf(status, c.req.path), c),
    cacheBytes: () => cache.size,
    close: () => idle.stop(),
  }
}

type CacheOptions = Pick<Options, 'site' | 'cacheSeconds' | 'catalogueVersion' | 'contentVersion'>

/** The cache of finished pages; pages that are requested repeatedly are compressed better. */
const createCache = (
  { site, cacheSeconds, catalogueVersion, contentVersion }: CacheOptions,
  idle: IdleCompression,
) =>
  new PageCache({
    lifetime: cacheSeconds * 1000,
    budget: pageBudget,
    catalogueVersion: () => catalogueVersion.current(),
    contentVersion,
    firstFree: () => site.firstFree.current(),
    now: site.now,
    onWanted: (page, grown) => idle.add(page, grown),
    onStale(key, error) {
      // Under load it is intended that an older page is sent.
      if (!(error instanceof Overloaded))
        site.log.error(
          { err: error, page: key.split('?', 1)[0] },
          'a page could not be rendered again, so an older one is shown',
        )
    },
  })
