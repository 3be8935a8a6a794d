import { useEffect, useRef } from 'react'

/**
 * Runs a function once, a given number of milliseconds after the latest call; not after the screen
 * is left.
 */
export function useDelay(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    schedule(after: number) {
      clearTimeout(timer.current)
      timer.current = setTimeout(act, after)
    },
    cancel: () => clearTimeout(timer.current),
  }
}
