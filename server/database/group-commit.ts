import { isAboutData } from './unreachable.ts'

interface Waiting<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/** The most items in one commit, which bounds how long the first of them waits. */
const maxGroup = 200

/**
 * Collects the items that arrive while a commit is running and commits them together, so that they
 * share one sync of the disk. A single item is committed at once.
 */
export class GroupCommit<Item, Result> {
  readonly #commit: (items: Item[]) => Promise<Result[]>
  readonly #isAboutItem: (error: unknown) => boolean
  #waiting: Waiting<Item, Result>[] = []
  #running: Promise<void> | undefined

  /**
   * @param commit stores all items or, when it throws, none; it returns the results in the order of
   *   the items.
   * @param isAboutItem whether an error says that one item cannot be stored. After such an error
   *   the items are committed one by one.
   */
  constructor(
    commit: (items: Item[]) => Promise<Result[]>,
    isAboutItem: (error: unknown) => boolean = isAboutData,
  ) {
    this.#commit = commit
    this.#isAboutItem = isAboutItem
  }

  /**
   * @throws the error of the group's commit or, after an error about one item, of this item's own.
   */
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      this.#running ??= this.#run()
    })
  }

  /** Waits until all items have been answered. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running
  }

  async #run(): Promise<void> {
    do {
      // Requests that arrived in the same turn of the event loop join the group.
      await new Promise((resume) => setImmediate(resume))
      const group = this.#waiting.splice(0, maxGroup)
      if (await this.#settle(group)) continue
      for (const one of group) await this.#settle([one])
    } while (this.#waiting.length > 0)
    // This happens in the same turn as the check above, so that no item can be added in between and
    // be forgotten.
    this.#running = undefined
  }

  /**
   * @returns false where the items have to be committed one by one; then none has been answered.
   */
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
      // Only after an error about one item: during an outage, each further attempt would wait
      // for the time-out again.
      if (group.length > 1 && this.#isAboutItem(error)) return false
      for (const { reject } of group) reject(error)
      return true
    }
  }
}
