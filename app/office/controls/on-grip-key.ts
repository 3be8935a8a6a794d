import type { KeyboardEvent } from 'react'

interface Grip {
  /** Whether the item is picked up. */
  isHeld: boolean
  pickUp(): void
  /** @param step 1 to move forwards, -1 to move backwards. */
  move(step: number): void
  putDown(): void
  putBack(): void
}

/**
 * Handles the keys that move an item without a pointer: Space picks it up, the arrows move it,
 * Space puts it down, Escape puts it back.
 */
export function onGripKey(
  event: Pick<KeyboardEvent, 'key' | 'preventDefault' | 'stopPropagation'>,
  { isHeld, pickUp, move, putDown, putBack }: Grip,
): void {
  const step = steps[event.key]
  if (event.key === ' ') {
    event.preventDefault()
    if (isHeld) putDown()
    else pickUp()
  } else if (isHeld && step !== undefined) {
    event.preventDefault()
    move(step)
  } else if (isHeld && event.key === 'Escape') {
    event.stopPropagation()
    putBack()
  }
}

const steps: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}
