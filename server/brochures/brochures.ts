import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { BrochureContent } from './content.ts'
import { loadFonts } from './fonts.ts'
import { type Press, typeset } from './typeset.ts'
import { loadWordmark } from './wordmark.ts'

export interface Brochure {
  bytes: Buffer
  /** A strong entity tag, quotes included. */
  etag: string
}

export interface Brochures {
  /** A brochure as a PDF; the same content is set once and kept. */
  print(content: BrochureContent): Promise<Brochure>
}

/** Addresses come from visitors, homes from the agency: the memory for both has an end (about 30 MB). */
const mostKept = 48

interface Options {
  /** Where picture-index.ts and the variants are. */
  buildDir: string
  /** The logo's SVG file. */
  wordmark: string
}

/** Brochures on paper for the homes and developments. */
export function createBrochures({ buildDir, wordmark }: Options): Brochures {
  const press: Press = {
    fonts: loadFonts(),
    wordmark: loadWordmark(wordmark),
    variantsDir: join(buildDir, 'pictures', 'variants'),
  }
  // Two at once for the same home wait for one.
  const kept = new Map<string, Promise<Brochure>>()
  return {
    print(content) {
      const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
      const found = kept.get(key)
      const brochure = found ?? make(content, press)
      kept.delete(key)
      kept.set(key, brochure)
      brochure.catch(() => kept.delete(key))
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
      return brochure
    },
  }
}

async function make(content: BrochureContent, press: Press): Promise<Brochure> {
  const bytes = await typeset(content, press)
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}
