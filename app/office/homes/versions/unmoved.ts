/**
 * The items of two lists that were not moved: the longest sequence that both have in the same
 * order. The other items were moved, added or removed.
 */
export function unmoved(before: readonly string[], after: readonly string[]): Set<string> {
  const positions = after.map((item) => before.indexOf(item))
  /** The longest sequence that ends at each item, as indices. */
  const runs: number[][] = []
  for (const [index, position] of positions.entries()) {
    const earlier = runs.filter((run) => (positions[run.at(-1) ?? -1] ?? position) < position)
    const longest = earlier.reduce<number[]>(
      (best, run) => (run.length > best.length ? run : best),
      [],
    )
    runs.push(position < 0 ? [] : [...longest, index])
  }
  const longest = runs.reduce<number[]>((best, run) => (run.length > best.length ? run : best), [])
  return new Set(longest.flatMap((index) => after[index] ?? []))
}
