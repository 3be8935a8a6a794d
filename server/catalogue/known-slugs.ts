import { SharedCalls } from '../shared/work/shared-calls.ts'
import type { Catalogue } from './catalogue.ts'
import type { CatalogueVersion } from './version.ts'

/** How long the slugs are not read again, as a multiple of the time that reading them took. */
const restFactor = 10

/**
 * The digests of all homes' slugs and references, 8 bytes each: enough to decide that a path names
 * no home.
 */
interface KnownSlugs {
  /**
   * Whether certainly no home has this slug or, in any letter case, this reference. False where
   * that is unknown.
   */
  isMissing(slug: string): boolean
  /** Reads the slugs, unless they are known. It never fails: without slugs, nothing is known. */
  learn(): Promise<void>
}

/**
 * Learns the slugs of one version of the catalogue. A hosted project has no version, so its slugs
 * are not learnt.
 * @param onError gets the reason why they could not be read.
 */
export function createKnownSlugs(
  catalogue: Pick<Catalogue, 'names'>,
  version: Pick<CatalogueVersion, 'current'>,
  onError: (error: unknown) => void,
): KnownSlugs {
  let slugs: { version: number; digests: Uint32Array } | undefined
  const readings = new SharedCalls<void>()
  let restUntil = 0

  async function read(): Promise<void> {
    const began = performance.now()
    const current = version.current()
    try {
      const digests: number[] = []
      for await (const names of catalogue.names())
        for (const name of names) digests.push(digest(name))
      // A change made while they were read may have been missed.
      if (version.current() === current)
        slugs = { version: current, digests: Uint32Array.from(digests).sort() }
    } catch (error) {
      onError(error)
    }
    const ended = performance.now()
    restUntil = ended + (ended - began) * restFactor
  }

  const isKnown = () => version.current() !== 0 && slugs?.version === version.current()
  const includesName = (name: string) => includes(slugs?.digests ?? new Uint32Array(), digest(name))
  return {
    isMissing: (slug) => isKnown() && !includesName(slug) && !includesName(slug.toLowerCase()),
    async learn() {
      if (version.current() === 0 || isKnown() || performance.now() < restUntil) return
      await readings.run('slugs', read)
    },
  }
}

/** FNV-1a, 32 bits. Two slugs that share a digest only cost a query of the database. */
function digest(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}

function includes(sorted: Uint32Array, value: number): boolean {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return sorted[low] === value
}
