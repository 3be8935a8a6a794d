/** An entry of the store, which knows its size in bytes. */
export interface Sized {
  readonly bytes: number
}

/** The part of the budget that what was asked for only once may take from what was asked for again. */
const newcomersShare = 0.2

/**
 * Values by key, within a budget of bytes; the least recently used goes first. What was asked for only
 * once goes before what was asked for again, so a flood of new addresses takes nothing that visitors use.
 */
export class ByteLru<V extends Sized> {
  readonly #budget: number
  readonly #newcomers = new Shelf<V>()
  readonly #regulars = new Shelf<V>()

  /** @param budget in bytes. */
  constructor(budget: number) {
    this.#budget = budget
  }

  /** In bytes. */
  get size(): number {
    return this.#newcomers.bytes + this.#regulars.bytes
  }

  get(key: string): V | undefined {
    const regular = this.#regulars.values.get(key)
    if (regular) {
      this.#regulars.values.delete(key)
      this.#regulars.values.set(key, regular)
      return regular.value
    }
    const newcomer = this.#newcomers.take(key)
    if (newcomer) this.#regulars.put(key, newcomer)
    return newcomer
  }

  /** The value, without counting this as a use. */
  peek(key: string): V | undefined {
    return (this.#regulars.values.get(key) ?? this.#newcomers.values.get(key))?.value
  }

  /** Keeps a value, or notes that one which is kept has grown. */
  set(key: string, value: V): void {
    const shelf = this.#regulars.values.has(key) ? this.#regulars : this.#newcomers
    shelf.take(key)
    shelf.put(key, value)
    while (this.size > this.#budget) {
      const crowded =
        this.#newcomers.bytes > this.#budget * newcomersShare || this.#regulars.values.size === 0
      if (!(crowded ? this.#newcomers : this.#regulars).dropOldest()) return
    }
  }

  delete(key: string): void {
    this.#newcomers.take(key)
    this.#regulars.take(key)
  }
}

class Shelf<V extends Sized> {
  bytes = 0
  /** Oldest first. The size is the one that was counted: a value may have grown since. */
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
