/** An entry of the cache, with its size in bytes. */
export interface Sized {
  readonly bytes: number
}

/**
 * The share of the budget that the probation segment keeps when the protected segment needs space.
 */
const probationShare = 0.2

/**
 * A segmented LRU cache: values by key, within a budget of bytes. A value is on probation until it
 * is used again; then it is protected. Values on probation are evicted first, so a flood of new
 * addresses evicts nothing that visitors use.
 */
export class ByteLru<V extends Sized> {
  readonly #budget: number
  readonly #probation = new Segment<V>()
  readonly #protected = new Segment<V>()

  /** @param budget in bytes. */
  constructor(budget: number) {
    this.#budget = budget
  }

  /** The total size of all values, in bytes. */
  get size(): number {
    return this.#probation.bytes + this.#protected.bytes
  }

  get(key: string): V | undefined {
    const kept = this.#protected.values.get(key)
    if (kept) {
      this.#protected.values.delete(key)
      this.#protected.values.set(key, kept)
      return kept.value
    }
    const promoted = this.#probation.take(key)
    if (promoted) this.#protected.put(key, promoted)
    return promoted
  }

  /** Returns the value without counting this as a use. */
  peek(key: string): V | undefined {
    return (this.#protected.values.get(key) ?? this.#probation.values.get(key))?.value
  }

  /** Stores a value, or records that a stored value has grown. */
  set(key: string, value: V): void {
    const segment = this.#protected.values.has(key) ? this.#protected : this.#probation
    segment.take(key)
    segment.put(key, value)
    while (this.size > this.#budget) {
      const isProbationFull =
        this.#probation.bytes > this.#budget * probationShare || this.#protected.values.size === 0
      if (!(isProbationFull ? this.#probation : this.#protected).dropOldest()) return
    }
  }

  delete(key: string): void {
    this.#probation.take(key)
    this.#protected.take(key)
  }

  /** @param isGone whether the value of a key is deleted. */
  deleteWhere(isGone: (key: string) => boolean): void {
    for (const { values } of [this.#probation, this.#protected])
      for (const key of [...values.keys()].filter(isGone)) this.delete(key)
  }
}

class Segment<V extends Sized> {
  bytes = 0
  /**
   * The values, oldest first. The size is the one that was counted, because a value may have grown
   * since.
   */
  readonly values = new Map<string, { value: V; bytes: number }>()

  put(key: string, value: V): void {
    this.values.set(key, { value, bytes: value.bytes })
    this.bytes += value.bytes
  }

  take(key: string): V | undefined {
    const kept = this.values.get(key)
    if (!kept) return undefined
    this.values.delete(key)
    this.bytes -= kept.bytes
    return kept.value
  }

  dropOldest(): boolean {
    const [oldest] = this.values.keys()
    return oldest !== undefined && this.take(oldest) !== undefined
  }
}
