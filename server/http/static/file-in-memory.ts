import { hash } from 'node:crypto'
import type { Sized } from '../../page-cache/byte-lru.ts'
import type { Encoding } from '../../page-cache/content-encoding.ts'
import type { ReadyResponse, ReadyRequest } from '../../page-cache/ready-response.ts'
import { readRange } from '../../shared/byte-range.ts'
import { headersOf304, matchesEtag } from '../../shared/conditional.ts'

/** A file in memory, in one encoding. */
export class FileInMemory implements Sized {
  readonly #body: Buffer<ArrayBuffer>
  readonly #etag: string
  readonly #head: readonly string[]
  readonly #headers: readonly string[]
  readonly #head304: readonly string[]
  readonly #ranges: boolean

  /** @param headers name, value, name, value, …; `Accept-Ranges` permits requests for a part. */
  constructor(body: Buffer<ArrayBuffer>, headers: readonly string[], encoding: Encoding) {
    this.#body = body
    const digest = hash('sha1', body, 'base64url').slice(0, 22)
    this.#etag = `"${digest}"`
    this.#headers = [...headers, 'ETag', this.#etag]
    this.#head304 = headersOf304(this.#headers)
    this.#head = [
      ...this.#headers,
      'Content-Length',
      String(body.length),
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ]
    this.#ranges = headers.includes('Accept-Ranges')
  }

  get bytes(): number {
    return this.#body.length + 1024
  }

  /**
   * Responds with the file, with a part of it, or with 304 when the browser already has it (RFC
   * 9110 §13, §14).
   */
  response({ method, header }: ReadyRequest): ReadyResponse {
    const etags = header('if-none-match')
    if (etags && matchesEtag(etags, this.#etag))
      return { status: 304, headers: this.#head304, body: undefined }
    const rangeHeader = method === 'GET' && this.#ranges ? header('range') : undefined
    const condition = rangeHeader && header('if-range')
    if (rangeHeader && (!condition || condition === this.#etag)) {
      const range = readRange(rangeHeader, this.#body.length)
      if (range) return this.#part(range)
    }
    return {
      status: 200,
      headers: this.#head,
      body: method === 'HEAD' ? undefined : this.#body,
    }
  }

  #part(range: NonNullable<ReturnType<typeof readRange>>): ReadyResponse {
    const size = this.#body.length
    if (range === 'unsatisfiable')
      return {
        status: 416,
        headers: [...this.#headers, 'Content-Range', `bytes */${size}`, 'Content-Length', '0'],
        body: undefined,
      }
    const { from, to } = range
    return {
      status: 206,
      headers: [
        ...this.#headers,
        'Content-Range',
        `bytes ${from}-${to}/${size}`,
        'Content-Length',
        String(to - from + 1),
      ],
      body: this.#body.subarray(from, to + 1),
    }
  }
}
