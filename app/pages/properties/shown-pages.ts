/**
 * The numbers of the pages that a list links to: the first, the last, and the current one with its
 * neighbours. A list of a few pages links to all of them.
 */
export function shownPages(current: number, last: number): number[] {
  const all = Array.from({ length: Math.min(last, fewPages) }, (_, index) => index + 1)
  if (last <= fewPages) return all
  const near = [current - 1, current, current + 1].filter((page) => page > 1 && page < last)
  return [1, ...near, last]
}

const fewPages = 5
