import { readFile } from 'node:fs/promises'
import type { Context } from 'hono'
import { ByteLru } from '../../page-cache/byte-lru.ts'
import { type Encoding, preferredEncoding } from '../../page-cache/content-encoding.ts'
import {
  isRead,
  type Ready,
  type ReadyRequest,
  toResponse,
} from '../../page-cache/ready-response.ts'
import type { UploadedPictures } from '../../pictures/uploaded/uploaded-pictures.ts'
import type { Variants } from '../../pictures/variants.ts'
import { FileInMemory } from './file-in-memory.ts'
import { createFileLocator, type FileFolders, isCompressed } from './file-locator.ts'

/** The memory for files, in bytes, and the size of the largest file that is kept in it. */
const budget = 12 * 1024 * 1024
const maxBytesInMemory = 1024 * 1024

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const

export interface StaticFiles {
  /** Answers with a file from memory. */
  ready: Ready
  /** Whether an address belongs to a file, even one that does not exist; then no page has it. */
  owns(path: string): boolean
  respond(c: Context): Promise<Response>
}

/**
 * Serves the built files, which stay in memory once they have been requested.
 * @param commonHeaders headers that every response has.
 */
export function staticFiles(
  dirs: Omit<FileFolders, 'uploadedDir'>,
  variants: Variants,
  uploaded: UploadedPictures,
  commonHeaders: readonly [name: string, value: string][],
): StaticFiles {
  const { owns, locate } = createFileLocator({ ...dirs, uploadedDir: uploaded.dir })
  const kept = new ByteLru<FileInMemory>(budget)
  const common = commonHeaders.flat()
  uploaded.onForgotten((id) => kept.deleteWhere((key) => key.includes(id)))

  async function load(path: string, encoding: Encoding): Promise<FileInMemory | undefined> {
    const located = locate(path)
    if (!located) return undefined
    const body = await readIfThere(located.file + suffixes[encoding])
    if (!body) return encoding === 'identity' ? undefined : load(path, 'identity')
    const headers = [
      ['Content-Type', located.type],
      ['Cache-Control', located.cacheControl],
      isCompressed(path) ? ['Vary', 'Accept-Encoding'] : ['Accept-Ranges', 'bytes'],
    ]
    return new FileInMemory(body, [...headers.flat(), ...common], encoding)
  }

  /**
   * The answer for a picture that has not been made yet: the picture itself after a moment, or
   * another size of it, which must not be cached.
   */
  async function pictureInstead(request: ReadyRequest): Promise<Response | undefined> {
    if (!request.url.startsWith('/pictures/')) return undefined
    const path = request.url.slice('/pictures/'.length)
    const instead = (await uploaded.instead(path)) ?? (await variants.instead(path))
    const file = instead && (await load(`/pictures/${instead.file}`, 'identity'))
    if (!file) return undefined
    const response = toResponse(file.response(request))
    if (!instead.isItself) response.headers.set('Cache-Control', 'no-store')
    return response
  }

  return {
    ready(request) {
      const path = request.url.split('?', 1)[0] ?? ''
      if (!isRead(request.method) || !owns(path)) return undefined
      return kept.get(keyOf(request, path).key)?.response(request)
    },
    owns,
    async respond(c) {
      const request: ReadyRequest = {
        method: c.req.method,
        url: c.req.path,
        header: (name) => c.req.header(name),
      }
      if (!isRead(request.method)) return c.text('', 405, { Allow: 'GET, HEAD' })
      const { key, encoding } = keyOf(request, c.req.path)
      const file = kept.get(key) ?? (await load(c.req.path, encoding))
      if (!file) return (await pictureInstead(request)) ?? c.text('404 Not Found', 404)
      if (file.bytes <= maxBytesInMemory && !kept.peek(key)) kept.set(key, file)
      return toResponse(file.response(request))
    },
  }
}

/** The key of a file in memory: its path, and the encoding that this browser gets. */
function keyOf({ header }: ReadyRequest, path: string): { key: string; encoding: Encoding } {
  const encoding = isCompressed(path) ? preferredEncoding(header('accept-encoding')) : 'identity'
  return { key: `${encoding} ${path}`, encoding }
}

async function readIfThere(file: string): Promise<Buffer<ArrayBuffer> | undefined> {
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
