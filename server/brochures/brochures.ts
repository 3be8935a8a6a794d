import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { NetworkBudget } from '../shared/addresses/network-budget.ts'
import { QueueFull } from '../shared/work/bounded-queue.ts'
import { remember } from '../shared/work/remember.ts'
import { createWorkerProcess } from '../shared/work/worker-process.ts'
import type { BrochureOptions, BrochureWork } from './brochure-work.ts'
import type { BrochureContent } from './document/content.ts'

export interface Brochure {
  bytes: Uint8Array
  /** A strong entity tag, quotes included. */
  etag: string
}

export interface Brochures {
  /**
   * Makes a brochure as a PDF. The same content gives the same bytes and is made once.
   * @param address the visitor's network address; undefined where it is unknown.
   * @throws {QueueFull} when too many are being made, in total or for the visitor's network.
   * @throws {WorkFailed} when the brochure cannot be made.
   */
  print(content: BrochureContent, address?: string): Promise<Brochure>
  stop(): void
}

/**
 * The budget of brochures for one network. A visitor chooses the figures in a brochure's address,
 * so each request can be for a new brochure, which keeps the only brochure process busy for a
 * second.
 */
const networkBudget = { burst: 12, perSecond: 0.1 }

/**
 * Makes the brochures of homes and developments in a process of their own, and keeps the latest in
 * memory.
 * @param kept the most brochures in memory, about 30 MB; the least recently requested one is
 *   dropped first.
 */
export function createBrochures(options: BrochureOptions, { kept = 48 } = {}): Brochures {
  const worker = createWorkerProcess<BrochureWork, Uint8Array>({
    script: join(import.meta.dirname, 'brochure-process.ts'),
    waiting: 12,
    timeout: 30_000,
  })
  const budget = new NetworkBudget(networkBudget)
  async function make(content: BrochureContent): Promise<Brochure> {
    const bytes = await worker.run(() => ({ content, ...options }))
    const digest = createHash('sha256').update(bytes).digest('base64url')
    return { bytes, etag: `"${digest.slice(0, 22)}"` }
  }

  // Promises are kept, so that two simultaneous requests for a brochure make it once.
  const print = remember(
    kept,
    ([content]) => createHash('sha256').update(JSON.stringify(content)).digest('base64url'),
    (content: BrochureContent, address?: string) => {
      if (!budget.take(address)) throw new QueueFull('too many brochures for one network')
      return make(content)
    },
  )

  return {
    print: async (content, address) => print(content, address),
    stop: worker.stop,
  }
}
