import { createHash } from 'node:crypto'
import { headersOf304, matchesEtag } from '../shared/conditional.ts'
import { SharedCalls } from '../shared/work/shared-calls.ts'
import { maxStampAge } from '../spam/limits.ts'
import { betweenStamps } from '../spam/stamp.ts'
import type { Sized } from './byte-lru.ts'
import { compress, decompressBrotli, type Encoding, quality } from './content-encoding.ts'
import type { ReadyResponse } from './ready-response.ts'

/** A page as it was rendered, before it is compressed. */
export interface Rendered {
  status: number
  headers: [name: string, value: string][]
  body: Buffer<ArrayBuffer>
}

/**
 * The size of everything besides the body (head, entry, strings), in bytes, measured and rounded
 * up.
 */
const overhead = 4096

interface Form {
  head: readonly string[]
  body: Buffer<ArrayBuffer>
}

/**
 * A finished page in memory, in each encoding that was requested. It is compressed first, and the
 * uncompressed bytes are dropped, because they are seven times larger and rarely requested.
 */
export class KeptPage implements Sized {
  readonly status: number
  /** The time of rendering, in milliseconds since 1970. */
  readonly madeAt: number
  readonly etag: string
  /** The version of the catalogue that the page shows; undefined where it shows no homes. */
  readonly catalogueVersion: number | undefined
  /** The version of the site's texts that the page shows. */
  readonly contentVersion: number
  /** The first free half-hour that the page names; undefined where it names none. */
  readonly firstFree: number | undefined
  readonly #headers: readonly string[]
  readonly #head304: readonly string[]
  readonly #forms = new Map<Encoding, Form>()
  readonly #making = new SharedCalls<void>()
  #bytes = overhead
  /** The uncompressed page, kept until it has been compressed. */
  #source: Buffer<ArrayBuffer> | undefined

  constructor(
    { status, headers, body }: Rendered,
    options: {
      catalogueVersion?: number | undefined
      contentVersion?: number
      firstFree?: number | undefined
      /** Milliseconds since 1970. */
      now: number
    },
  ) {
    this.status = status
    this.madeAt = options.now
    this.catalogueVersion = options.catalogueVersion
    this.contentVersion = options.contentVersion ?? 0
    this.firstFree = options.firstFree
    this.etag = etagOf(body, this.madeAt)
    this.#headers = [...headers.flat(), 'ETag', this.etag, 'Vary', 'Accept-Encoding']
    this.#head304 = headersOf304(this.#headers)
    this.#source = body
  }

  get bytes(): number {
    return this.#bytes
  }

  /** Makes the page ready in an encoding. */
  prepare(encoding: Encoding): Promise<void> {
    if (this.#forms.has(encoding)) return Promise.resolve()
    return this.#making.run(encoding, () => this.#make(encoding))
  }

  async #make(encoding: Encoding): Promise<void> {
    if (this.#source) {
      this.#keep('br', await compress(this.#source, 'br', quality.fast))
      this.#source = undefined
    }
    const brotli = this.#forms.get('br')
    if (encoding === 'br' || !brotli) return
    this.#keep(encoding, await compress(await decompressBrotli(brotli.body), encoding))
  }

  /**
   * Compresses the page as far as possible. This is slow, so it is done only for pages that are
   * requested again.
   */
  async compressBest(): Promise<void> {
    await this.prepare('br')
    const brotli = this.#forms.get('br')
    if (!brotli) return
    this.#keep('br', await compress(await decompressBrotli(brotli.body), 'br', quality.best))
  }

  #keep(encoding: Encoding, body: Buffer<ArrayBuffer>): void {
    const head = [...this.#headers, 'Content-Length', String(body.length)]
    if (encoding !== 'identity') head.push('Content-Encoding', encoding)
    this.#bytes += body.length - (this.#forms.get(encoding)?.body.length ?? 0)
    this.#forms.set(encoding, { head, body })
  }

  /**
   * The response with the page, or 304 when the browser has it already.
   * @returns undefined when the page is not ready in this encoding: see {@link prepare}.
   */
  response(
    encoding: Encoding,
    ifNoneMatch: string | undefined,
    method: string,
  ): ReadyResponse | undefined {
    if (ifNoneMatch && this.status === 200 && matchesEtag(ifNoneMatch, this.etag))
      return { status: 304, headers: this.#head304, body: undefined }
    const form = this.#forms.get(encoding)
    if (!form) return undefined
    return {
      status: this.status,
      headers: form.head,
      body: method === 'HEAD' ? undefined : form.body,
    }
  }
}

/**
 * A weak entity tag, the same for every encoding of a page. It ignores the stamps of forms, in
 * which alone two renderings of a page differ. Stamps expire, so it also contains the half of a
 * stamp's lifetime in which the page was rendered: then the browser gets the page with new stamps.
 */
function etagOf(body: Buffer, madeAt: number): string {
  const digest = createHash('sha1')
  const [first, ...others] = betweenStamps(body)
  if (first) digest.update(first)
  const period = String(Math.floor(madeAt / (maxStampAge / 2)))
  for (const piece of others) digest.update(period).update(piece)
  return `W/"${digest.digest('base64url').slice(0, 22)}"`
}
