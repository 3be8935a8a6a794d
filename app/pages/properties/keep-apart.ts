interface Place {
  x: number
  y: number
}

/** After this many rounds, places that still overlap are left: there are more than fit. */
const maxRounds = 50

/**
 * Moves places that are too close together apart, each by half of the missing distance.
 * @param least the minimum distance between two places, in the unit of the places.
 * @returns the places in the same order.
 */
export function keepApart(places: readonly Place[], least: number): Place[] {
  const moved = places.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < maxRounds; round++) {
    let isApart = true
    for (const [index, one] of moved.entries())
      for (const other of moved.slice(index + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y]
        const distance = Math.hypot(dx, dy)
        if (distance >= least) continue
        isApart = false
        // The step is a little more than half, so that rounding does not leave the places too
        // close.
        const step = ((least - distance) / 2) * 1.01
        const [ux, uy] = distance > 0 ? [dx / distance, dy / distance] : [1, 0]
        one.x -= ux * step
        one.y -= uy * step
        other.x += ux * step
        other.y += uy * step
      }
    if (isApart) break
  }
  return moved
}
