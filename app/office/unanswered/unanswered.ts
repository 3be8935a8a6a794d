import { useSyncExternalStore } from 'react'

let isUnanswered = false
const listeners = new Set<() => void>()

/** Reports whether the last form was left without an answer; in browsers alone. */
export function setUnanswered(value: boolean): void {
  isUnanswered = value
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the last form was left without an answer. */
export const useUnanswered = (): boolean =>
  useSyncExternalStore(
    listen,
    () => isUnanswered,
    () => false,
  )
