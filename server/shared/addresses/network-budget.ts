import { Lru } from '../lru.ts'
import { networkOf } from './network-address.ts'

/** The number of networks that are remembered. */
const maxNetworks = 10_000

/**
 * Limits the work that each network may cause, such as pages or brochures: a number at once, and a
 * number per second afterwards.
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
   * Takes one unit from a network's budget.
   * @param address undefined where it is unknown; then nothing is counted.
   * @param now milliseconds of a clock that only moves forward.
   * @returns whether the budget had one left.
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
