interface Waiting<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/** So many at most share one commit: a bound on how long the first of them waits. */
const largestGroup = 200

/**
 * Collects what arrives while a commit is under way, and commits it together: many that come at
 * once share one sync of the disk, and one that comes alone waits for nobody.
 */
export class GroupCommit<Item, Result> {
  readonly #commit: (items: Item[]) => Promise<Result[]>
  #waiting: Waiting<Item, Result>[] = []
  #running: Promise<void> | undefined

  /** @param commit stores all of them or, when it throws, none; gives the results in their order. */
  constructor(commit: (items: Item[]) => Promise<Result[]>) {
    this.#commit = commit
  }

  /** @throws what the commit of this item says when it is tried alone: a bad one does not spoil its group. */
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      this.#running ??= this.#run()
    })
  }

  /** Ends when nothing waits any more. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running
  }

  async #run(): Promise<void> {
    do {
      // Requests that were read from their sockets in the same moment join.
      await new Promise((resume) => setImmediate(resume))
      const group = this.#waiting.splice(0, largestGroup)
      if (await this.#settle(group)) continue
      for (const one of group) await this.#settle([one])
    } while (this.#waiting.length > 0)
    // In the same breath as the last look, so that nothing can come between and wait for nobody.
    this.#running = undefined
  }

  /** @returns whether each of the group has its answer. */
  async #settle(group: Waiting<Item, Result>[]): Promise<boolean> {
    try {
      const results = await this.#commit(group.map(({ item }) => item))
      group.forEach(({ resolve, reject }, index) => {
        const result = results[index]
        if (result === undefined) reject(new Error('The commit gave no result'))
        else resolve(result)
      })
      return true
    } catch (error) {
      if (group.length > 1) return false
      group[0]?.reject(error)
      return true
    }
  }
}
