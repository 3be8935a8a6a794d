/** Calls in progress, by key: another call with the same key gets the same promise. */
export class SharedCalls<V> {
  readonly #calls = new Map<string, Promise<V>>()
  readonly #keptFor: number

  /**
   * @param keptFor milliseconds for which a result is shared after the call; failures are not
   *   shared.
   */
  constructor(keptFor = 0) {
    this.#keptFor = keptFor
  }

  has(key: string): boolean {
    return this.#calls.has(key)
  }

  /** Returns the call of this key that is in progress, or starts one. */
  run(key: string, call: () => Promise<V>): Promise<V> {
    const current = this.#calls.get(key)
    if (current) return current
    const forget = () => void this.#calls.delete(key)
    const promise = call().then(
      (value) => {
        if (this.#keptFor > 0) setTimeout(forget, this.#keptFor).unref()
        else forget()
        return value
      },
      (error: unknown) => {
        forget()
        throw error
      },
    )
    this.#calls.set(key, promise)
    return promise
  }
}
