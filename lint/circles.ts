/**
 * The arrows that are part of a circle, or lead into one.
 * @param arrows for each name, what it needs, with the reason.
 */
export function circlesOf(arrows: Map<string, Map<string, string>>): string[] {
  const open = new Map([...arrows].map(([name, others]) => [name, new Map(others)]))
  for (let before = -1; before !== open.size;) {
    before = open.size
    for (const [name, others] of open) {
      for (const other of others.keys()) if (!open.has(other)) others.delete(other)
      if (others.size === 0) open.delete(name)
    }
  }
  return [...open.values()].flatMap((others) => [...others.values()])
}
