import { useSyncExternalStore } from 'react'

/**
 * Why the last form did nothing: the server did not answer it, or its member is no longer signed
 * in. The reason is unknown then: they may have signed out in another tab, or lost their role.
 */
export type Unanswered = 'unanswered' | 'signedOut' | undefined

let reason: Unanswered
const listeners = new Set<() => void>()

/** Reports why the last form did nothing; in browsers alone. */
export function setUnanswered(value: Unanswered): void {
  reason = value
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Why the last form did nothing; undefined where it did. */
export const useUnanswered = (): Unanswered =>
  useSyncExternalStore(
    listen,
    () => reason,
    () => undefined,
  )
