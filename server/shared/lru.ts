/** A map of limited size: when it is full, the entry that was not used for the longest time is dropped. */
export class Lru<V> {
  readonly #most: number
  /** The least recently used first. */
  readonly #values = new Map<string, V>()

  /** @param most how many entries it holds. */
  constructor(most: number) {
    this.#most = most
  }

  get size(): number {
    return this.#values.size
  }

  /** The value of a key; reading it counts as a use. */
  get(key: string): V | undefined {
    const value = this.#values.get(key)
    if (value !== undefined) this.set(key, value)
    return value
  }

  set(key: string, value: V): void {
    this.#values.delete(key)
    this.#values.set(key, value)
    const [oldest] = this.#values.keys()
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest)
  }

  /** Deletes a key, if it still has this value. */
  deleteIf(key: string, value: V): void {
    if (this.#values.get(key) === value) this.#values.delete(key)
  }

  clear(): void {
    this.#values.clear()
  }
}
