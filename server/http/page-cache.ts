import { createHash } from 'node:crypto'
import { stampPattern } from '../spam/stamp.ts'
import { compress, type Encoding } from './compress.ts'

/** Addresses come from visitors, so the cache must not grow with them. */
const maxPages = 500

/** Finished pages in memory, each compressed once per encoding; the least recently used goes first. */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>()
  readonly #lifetime: number

  /** @param lifetime milliseconds after which a page is rendered anew; 0 keeps nothing. */
  constructor(lifetime: number) {
    this.#lifetime = lifetime
  }

  get(key: string): KeptPage | undefined {
    const page = this.#pages.get(key)
    if (!page) return undefined
    this.#pages.delete(key)
    if (page.keptAt + this.#lifetime <= Date.now()) return undefined
    this.#pages.set(key, page)
    return page
  }

  async keep(key: string, response: Response): Promise<KeptPage> {
    const page = new KeptPage(response.headers, Buffer.from(await response.arrayBuffer()))
    if (this.#lifetime > 0) {
      this.#pages.set(key, page)
      const [oldest] = this.#pages.keys()
      if (this.#pages.size > maxPages && oldest !== undefined) this.#pages.delete(oldest)
    }
    return page
  }
}

export class KeptPage {
  readonly keptAt = Date.now()
  readonly #headers: Headers
  readonly #html: Buffer
  readonly #etag: string
  readonly #encoded = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()

  constructor(headers: Headers, html: Buffer) {
    this.#headers = headers
    this.#html = html
    // A page that was made later is the same page: only its forms' stamps differ, and an old one will do.
    this.#etag = createHash('sha256')
      .update(html.toString().replace(stampPattern, ''))
      .digest('base64url')
      .slice(0, 22)
  }

  /** The page, or 304 when the browser says that it has it. */
  async respond(encoding: Encoding, ifNoneMatch: string | undefined): Promise<Response> {
    const headers = new Headers(this.#headers)
    // Weak: the same page, whatever its encoding.
    const etag = `W/"${this.#etag}"`
    headers.set('ETag', etag)
    headers.append('Vary', 'Accept-Encoding')
    if (ifNoneMatch?.split(/,\s*/).includes(etag)) {
      // A 304 renews the headers of the page that the browser has, whose stamp and so whose digests are older.
      headers.delete('Content-Security-Policy')
      return new Response(null, { status: 304, headers })
    }
    let body = this.#encoded.get(encoding)
    if (!body) {
      body = compress(this.#html, encoding, 9)
      this.#encoded.set(encoding, body)
    }
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
    return new Response(await body, { headers })
  }
}
