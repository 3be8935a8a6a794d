import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Lru } from '../shared/lru.ts'
import { createWorkerProcess } from '../shared/worker-process.ts'
import type { BrochureOptions, BrochureWork } from './brochure-work.ts'
import type { BrochureContent } from './content.ts'

export interface Brochure {
  bytes: Uint8Array
  /** A strong entity tag, quotes included. */
  etag: string
}

export interface Brochures {
  /**
   * Makes a brochure as a PDF. The same content gives the same bytes and is made once.
   * @throws {QueueFull} when too many are being made, and {WorkFailed}.
   */
  print(content: BrochureContent): Promise<Brochure>
  stop(): void
}

/** Brochures in memory; about 30 MB. The one asked for longest ago is dropped first. */
const maxCached = 48

/** Makes the brochures of homes and developments in a process of its own, and keeps the latest in memory. */
export function createBrochures(options: BrochureOptions): Brochures {
  const worker = createWorkerProcess<BrochureWork, Uint8Array>({
    script: join(import.meta.dirname, 'brochure-process.ts'),
    // Their figures may be anything, so nobody can pile them up.
    waiting: 12,
    timeout: 15_000,
  })
  // Promises, so that two requests for the same brochure at once make it once.
  const cached = new Lru<Promise<Brochure>>(maxCached)

  async function make(content: BrochureContent): Promise<Brochure> {
    const bytes = await worker.run(() => ({ content, ...options }))
    const digest = createHash('sha256').update(bytes).digest('base64url')
    return { bytes, etag: `"${digest.slice(0, 22)}"` }
  }

  return {
    print(content) {
      const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
      const found = cached.get(key)
      if (found) return found
      const brochure = make(content)
      cached.set(key, brochure)
      brochure.catch(() => cached.deleteIf(key, brochure))
      return brochure
    },
    stop: worker.stop,
  }
}
