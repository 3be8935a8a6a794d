import type { Clock } from '../shared/time/clock.ts'
import { SharedCalls } from '../shared/work/shared-calls.ts'
import { ByteLru } from './byte-lru.ts'
import { KeptPage, type Rendered } from './kept-page.ts'

/** The outcome of rendering a page. */
export interface Rendering extends Rendered {
  /**
   * False for a response that must not be shown to the next visitor: an error, a redirect, or a
   * page without a stamp.
   */
  keep: boolean
  /**
   * The version of the catalogue when the rendering began; undefined where the page shows no homes.
   */
  catalogueVersion: number | undefined
  /** The version of the site's texts when the rendering began; every page shows texts. */
  contentVersion: number
  /**
   * The first half-hour free for a viewing when the rendering began; undefined where the page does
   * not name it.
   */
  firstFree?: number | undefined
}

interface PageCacheOptions {
  /**
   * Milliseconds after which a page is rendered again, in case a change was missed; 0 keeps
   * nothing.
   */
  lifetime: number
  /** The maximum size of pages in memory, in bytes. */
  budget: number
  /** The newest known version of the catalogue. */
  catalogueVersion(): number
  /** The newest known version of the site's texts. */
  contentVersion(): number
  /** The first half-hour that is free for a viewing. */
  firstFree(): number
  clock: Clock
  /** Called once for a page that is requested repeatedly. */
  onWanted?(page: KeptPage, grown: () => void): void
  /** Called when an older page is kept, because it could not be rendered again. */
  onStale?(key: string, error: unknown): void
}

/** The number of requests in which a page becomes worth better compression. */
const wantedAt = 3

interface Entry {
  page: KeptPage
  hits: number
  readonly bytes: number
}

/**
 * Finished pages in memory.
 * - Each key has one rendering at a time, shared by all requests that wait for it.
 * - A page past its lifetime is served, and rendered again in the background.
 * - A page that shows homes, texts or the first free half-hour as they were before a change is
 *   rendered again before it is served. If that fails, the old page is served.
 */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #pages: ByteLru<Entry>
  readonly #renderings = new SharedCalls<KeptPage>()

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#pages = new ByteLru(options.budget)
  }

  /** The total size of the pages, in bytes. */
  get size(): number {
    return this.#pages.size
  }

  /**
   * The page of a key, unless it shows outdated homes, texts or times. `expired` means that its
   * lifetime has ended and {@link load} should render it again.
   */
  find(key: string): { page: KeptPage; expired: boolean } | undefined {
    const entry = this.#pages.get(key)
    if (!entry || this.#isOutdated(entry.page)) return undefined
    if (++entry.hits === wantedAt)
      this.#options.onWanted?.(entry.page, () => this.#noteGrowth(key, entry))
    return {
      page: entry.page,
      expired: this.#options.clock() - entry.page.madeAt >= this.#options.lifetime,
    }
  }

  /** Whether there is a page with this key, even one that shows outdated homes. */
  isKnown(key: string): boolean {
    return this.#pages.peek(key) !== undefined
  }

  /** Whether this page is being rendered already, so that asking for it costs nothing. */
  isUnderWay(key: string): boolean {
    return this.#renderings.has(key)
  }

  /**
   * Renders a page, or waits for the rendering in progress. If something has changed since that
   * rendering began, the page is rendered once more, because this visitor came after the change.
   */
  async load(key: string, render: () => Promise<Rendering>): Promise<KeptPage> {
    const joined = this.#renderings.has(key)
    const run = () => this.#renderings.run(key, () => this.#render(key, render))
    const page = await run()
    return joined && this.#isOutdated(page) ? run() : page
  }

  /** Makes a page ready in an encoding, and counts the memory that it takes. */
  async prepare(key: string, page: KeptPage, encoding: Parameters<KeptPage['prepare']>[0]) {
    await page.prepare(encoding)
    const entry = this.#pages.peek(key)
    if (entry?.page === page) this.#noteGrowth(key, entry)
  }

  async #render(key: string, render: () => Promise<Rendering>): Promise<KeptPage> {
    const before = this.#pages.peek(key)?.page
    let rendering: Rendering
    try {
      rendering = await render()
    } catch (error) {
      if (!before) throw error
      this.#options.onStale?.(key, error)
      return before
    }
    // The catalogue does not answer, so the old page is kept.
    if (before && rendering.status >= 500) {
      this.#options.onStale?.(key, new Error(`the page's status was ${rendering.status}`))
      return before
    }
    const { keep, catalogueVersion, contentVersion, firstFree, ...rendered } = rendering
    const page = new KeptPage(rendered, {
      catalogueVersion,
      contentVersion,
      firstFree,
      now: this.#options.clock(),
    })
    if (!keep || this.#options.lifetime <= 0) {
      this.#pages.delete(key)
      return page
    }
    await page.prepare('br')
    const entry: Entry = {
      page,
      hits: 0,
      get bytes() {
        return page.bytes + key.length
      },
    }
    this.#pages.set(key, entry)
    return page
  }

  #isOutdated({ catalogueVersion, contentVersion, firstFree }: KeptPage): boolean {
    if (contentVersion !== this.#options.contentVersion()) return true
    if (firstFree !== undefined && firstFree !== this.#options.firstFree()) return true
    return catalogueVersion !== undefined && catalogueVersion !== this.#options.catalogueVersion()
  }

  #noteGrowth(key: string, entry: Entry): void {
    if (this.#pages.peek(key) === entry) this.#pages.set(key, entry)
  }
}
