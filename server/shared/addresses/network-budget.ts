import { Lru } from '../lru.ts'
import { networkOf } from './network-address.ts'

/** How many networks are remembered. */
const maxNetworks = 10_000

/**
 * How much each network may have made for it, pages or brochures: some at once, and some each
 * second afterwards. Responses from memory are not counted.
 */
export class NetworkBudget {
  readonly #burst: number
  readonly #perSecond: number
  readonly #networks = new Lru<{ left: number; time: number }>(maxNetworks)

  constructor({ burst, perSecond }: { burst: number; perSecond: number }) {
    this.#burst = burst
    this.#perSecond = perSecond
  }

  /**
   * Takes one from a network's budget.
   * @param address undefined where it is unknown; then nothing is counted.
   * @param now milliseconds, ever growing.
   * @returns whether there was one left.
   */
  take(address: string | undefined, now = performance.now()): boolean {
    if (address === undefined) return true
    const network = networkOf(address)
    const current = this.#networks.get(network)
    const left = current
      ? Math.min(this.#burst, current.left + ((now - current.time) / 1000) * this.#perSecond)
      : this.#burst
    this.#networks.set(network, { left: Math.max(0, left - (left >= 1 ? 1 : 0)), time: now })
    return left >= 1
  }
}
