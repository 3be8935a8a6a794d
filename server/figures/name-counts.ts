/** The most rows of a table of names, such as pages or referrers. */
export const maxNamed = 50

export interface CountedName {
  name: string
  count: number
}

/** How often each name occurs. */
export class NameCounts<Name = string> {
  readonly #counts = new Map<Name, number>()

  add(name: Name): void {
    this.#counts.set(name, this.of(name) + 1)
  }

  of(name: Name): number {
    return this.#counts.get(name) ?? 0
  }

  names(): Name[] {
    return [...this.#counts.keys()]
  }
}

export const mostFrequent = (counts: NameCounts): CountedName[] =>
  counts
    .names()
    .map((name) => ({ name, count: counts.of(name) }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, maxNamed)
