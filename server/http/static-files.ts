import { readFile } from 'node:fs/promises'
import { hash } from 'node:crypto'
import { extname, join } from 'node:path'
import type { Context } from 'hono'
import { ByteLru, type Sized } from '../page-cache/byte-lru.ts'
import { type Encoding, preferredEncoding } from '../page-cache/content-encoding.ts'
import { headersOf304, names } from '../page-cache/conditional.ts'
import {
  isRead,
  type Ready,
  type ReadyAnswer,
  type ReadyRequest,
  toResponse,
} from '../page-cache/ready-answer.ts'
import type { Variants } from '../pictures/variants.ts'
import { readRange } from './byte-range.ts'

const hour = 3600
const year = 365 * 24 * hour

/** What files may take in memory, in bytes, and what the largest that is kept takes. */
const budget = 12 * 1024 * 1024
const largestKept = 1024 * 1024

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
}

/** Those that the build compressed as well as can be: see scripts/precompress.ts. */
const compressed = new Set(['.js', '.css', '.svg'])
const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const

interface Folder {
  /** Of the addresses. */
  prefix: string
  dir: string
  cacheControl: string
}

export interface StaticFiles {
  /** A file from memory. */
  ready: Ready
  /** Whether an address belongs to a file, whether it is there or not: no page has it. */
  owns(path: string): boolean
  answer(c: Context): Promise<Response>
}

/**
 * The built files, in memory once they were asked for. Those with a digest in their name never change and
 * are kept by browsers for a year; the few with a plain name (favicon, the pictures' stable addresses) for
 * an hour.
 */
export function staticFiles(
  buildDir: string,
  variants: Variants,
  commonHeaders: readonly [name: string, value: string][],
): StaticFiles {
  const client = join(buildDir, 'site', 'client')
  const pictures = join(buildDir, 'pictures')
  const forever = `public, max-age=${year}, immutable`
  const shortly = `public, max-age=${hour}`
  const folders: Folder[] = [
    { prefix: '/assets/', dir: join(client, 'assets'), cacheControl: forever },
    { prefix: '/pictures/variants/', dir: join(pictures, 'variants'), cacheControl: forever },
    { prefix: '/pictures/', dir: pictures, cacheControl: shortly },
    { prefix: '/favicon.svg', dir: join(client, 'favicon.svg'), cacheControl: shortly },
  ]
  const kept = new ByteLru<KeptFile>(budget)
  const common = commonHeaders.flat()

  /** Where a file is; undefined for an address that no file of ours has. */
  function find(path: string): { file: string; folder: Folder } | undefined {
    const folder = folders.find(({ prefix }) => path.startsWith(prefix))
    const name = folder && path.slice(folder.prefix.length)
    // No folder has folders of its own, so no name leads out of it.
    if (!folder || !(name === '' || /^\w[\w.-]*$/.test(name ?? ''))) return undefined
    return { file: join(folder.dir, name ?? ''), folder }
  }

  function keyOf({ header }: ReadyRequest, path: string): { key: string; encoding: Encoding } {
    const encoding = compressed.has(extname(path))
      ? preferredEncoding(header('accept-encoding'))
      : 'identity'
    return { key: `${encoding} ${path}`, encoding }
  }

  async function load(path: string, encoding: Encoding): Promise<KeptFile | undefined> {
    const found = find(path)
    const type = types[extname(path)]
    if (!found || !type) return undefined
    const suffix = suffixes[encoding]
    const body = await readIfThere(found.file + suffix)
    if (body) {
      const headers = ['Content-Type', type, 'Cache-Control', found.folder.cacheControl, ...common]
      if (compressed.has(extname(path))) headers.push('Vary', 'Accept-Encoding')
      else headers.push('Accept-Ranges', 'bytes')
      return new KeptFile(body, headers, encoding)
    }
    return encoding === 'identity' ? undefined : load(path, 'identity')
  }

  /** A picture that is not made yet: itself after a moment, or another size of it, which nobody keeps. */
  async function pictureInstead(request: ReadyRequest): Promise<Response | undefined> {
    if (!request.url.startsWith('/pictures/')) return undefined
    const instead = await variants.instead(request.url.slice('/pictures/'.length))
    const file = instead && (await load(`/pictures/${instead.file}`, 'identity'))
    if (!file) return undefined
    const response = toResponse(file.answer(request))
    if (!instead.isItself) response.headers.set('Cache-Control', 'no-store')
    return response
  }

  const pathOf = (url: string) => url.split('?', 1)[0] ?? ''
  const owns = (path: string) => folders.some(({ prefix }) => path.startsWith(prefix))

  return {
    ready(request) {
      const path = pathOf(request.url)
      if (!isRead(request.method) || !owns(path)) return undefined
      return kept.get(keyOf(request, path).key)?.answer(request)
    },
    owns,
    async answer(c) {
      const request: ReadyRequest = {
        method: c.req.method,
        url: c.req.path,
        header: (name) => c.req.header(name),
      }
      if (!isRead(request.method)) return c.text('', 405, { Allow: 'GET, HEAD' })
      const { key, encoding } = keyOf(request, c.req.path)
      const file = kept.get(key) ?? (await load(c.req.path, encoding))
      if (!file) return (await pictureInstead(request)) ?? c.text('404 Not Found', 404)
      if (file.bytes <= largestKept && !kept.peek(key)) kept.set(key, file)
      return toResponse(file.answer(request))
    },
  }
}

/** A file in memory, in one encoding. */
class KeptFile implements Sized {
  readonly #body: Buffer
  readonly #etag: string
  readonly #head: readonly string[]
  readonly #headers: readonly string[]
  readonly #head304: readonly string[]
  readonly #ranges: boolean

  constructor(body: Buffer, headers: readonly string[], encoding: Encoding) {
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

  answer({ method, header }: ReadyRequest): ReadyAnswer {
    const known = header('if-none-match')
    if (known && names(known, this.#etag))
      return { status: 304, headers: this.#head304, body: undefined }
    const asked = method === 'GET' && this.#ranges ? header('range') : undefined
    const condition = asked && header('if-range')
    if (asked && (!condition || condition === this.#etag)) {
      const range = readRange(asked, this.#body.length)
      if (range) return this.#part(range)
    }
    return {
      status: 200,
      headers: this.#head,
      body: method === 'HEAD' ? undefined : this.#body,
    }
  }

  #part(range: NonNullable<ReturnType<typeof readRange>>): ReadyAnswer {
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

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(`${error.code}`)
    )
      return undefined
    throw error
  }
}
