import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { BoundedQueue } from '../shared/bounded-queue.ts'
import { Lru } from '../shared/lru.ts'
import type { BrochureContent } from './content.ts'
import { loadFonts } from './fonts.ts'
import { type Assets, layOut } from './layout.ts'
import { loadWordmark } from './wordmark.ts'

export interface Brochure {
  bytes: Buffer
  /** A strong entity tag, quotes included. */
  etag: string
}

export interface Brochures {
  /**
   * Makes a brochure as a PDF. The same content gives the same bytes and is made once.
   * @throws {QueueFull} when too many are being made.
   */
  print(content: BrochureContent): Promise<Brochure>
}

/** Brochures in memory; about 30 MB. The one asked for longest ago is dropped first. */
const maxCached = 48

/** A brochure takes the thread for a while, and its figures may be anything: whoever asks cannot pile them up. */
const making = new BoundedQueue({ atOnce: 1, waiting: 12 })

export interface BrochureOptions {
  /** Where picture-index.ts and the variants are. */
  buildDir: string
  /** The logo's SVG file. */
  wordmark: string
}

/** Makes the brochures of homes and developments, and keeps the latest in memory. */
export function createBrochures({ buildDir, wordmark }: BrochureOptions): Brochures {
  const assets: Assets = {
    fonts: loadFonts(),
    wordmark: loadWordmark(wordmark),
    variantsDir: join(buildDir, 'pictures', 'variants'),
  }
  // Promises, so that two requests for the same brochure at once make it once.
  const cached = new Lru<Promise<Brochure>>(maxCached)
  return {
    print(content) {
      const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
      const found = cached.get(key)
      if (found) return found
      const brochure = making.run(() => make(content, assets))
      cached.set(key, brochure)
      brochure.catch(() => cached.deleteIf(key, brochure))
      return brochure
    },
  }
}

async function make(content: BrochureContent, assets: Assets): Promise<Brochure> {
  const bytes = await layOut(content, assets)
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}
