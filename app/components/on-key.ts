import type { KeyboardEvent } from 'react'

/**
 * A `keydown` listener that calls the function of a key, unless it is pressed with Ctrl, Alt or
 * Meta.
 */
export const onKey =
  (actions: Partial<Record<string, () => void>>) =>
  (event: KeyboardEvent): void => {
    const act = actions[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
