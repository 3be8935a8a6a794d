import { preferredEncoding } from '../../../page-cache/content-encoding.ts'
import type { KeptPage } from '../../../page-cache/kept-page.ts'
import type { PageAddress } from '../../../page-cache/page-address.ts'
import type { PageCache } from '../../../page-cache/page-cache.ts'
import { markStale, type Ready, type ReadyRequest } from '../../../page-cache/ready-response.ts'
import { errorPageOf } from '../refusals/error-page.ts'
import type { MissingPages } from '../refusals/missing-pages.ts'
import type { RenderQueue } from '../render/render-queue.ts'

interface Options {
  cache: PageCache
  queue: RenderQueue
  missing: MissingPages
  sharedAddress: (request: ReadyRequest) => PageAddress | undefined
  /** Renders a page again after its lifetime. It never fails. */
  refresh: (key: string) => void
}

/** A page from memory. */
export const createReadyPage =
  ({ cache, sharedAddress, refresh }: Options): Ready =>
  (request) => {
    const address = sharedAddress(request)
    const found = address && cache.find(address.key)
    if (!found) return undefined
    if (found.expired && !cache.isUnderWay(address.key)) refresh(address.key)
    const response = responseOf(found.page, request)
    return response && found.expired ? markStale(response) : response
  }

/**
 * Answers, from memory, a GET that no page can answer: no route has its path, no home has its slug,
 * or too many renderings wait.
 */
export const createReadyRefusal =
  ({ cache, queue, missing, sharedAddress }: Options): Ready =>
  (request) => {
    const address = sharedAddress(request)
    if (!address) return undefined
    const { key, path, isData } = address
    const refusal =
      missing.refusalFor(address) ??
      (queue.isFull && !cache.isKnown(key) && !cache.isUnderWay(key)
        ? errorPageOf(503, path, { isData })
        : undefined)
    const found = refusal && cache.find(refusal.key)
    return found && !found.expired ? responseOf(found.page, request) : undefined
  }

/**
 * A page from memory in the encoding that a request asks for; undefined while it is not ready in
 * that encoding.
 */
const responseOf = (page: KeptPage, { header, method }: ReadyRequest) =>
  page.response(preferredEncoding(header('accept-encoding')), header('if-none-match'), method)
