import { useSyncExternalStore } from 'react'

/**
 * Why the last form had no effect: the server did not answer it, or the member is no longer signed
 * in. In the second case the reason is unknown: they may have signed out in another tab, or lost
 * their role.
 */
export type Unanswered = 'unanswered' | 'signedOut' | undefined

let reason: Unanswered
const listeners = new Set<() => void>()

/** Reports why the last form had no effect; only in browsers. */
export function setUnanswered(value: Unanswered): void {
  reason = value
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Why the last form had no effect; undefined if it had one. */
export const useUnanswered = (): Unanswered =>
  useSyncExternalStore(
    listen,
    () => reason,
    () => undefined,
  )
