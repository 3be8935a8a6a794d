import { useEffect, useEffectEvent } from 'react'

/**
 * Calls a function once for each new value, such as an answer of the server. The function sees the
 * state of the latest rendering.
 */
export function useOnNew<T>(value: T | undefined, onNew: (value: T) => void): void {
  const report = useEffectEvent(onNew)
  useEffect(() => {
    if (value !== undefined) report(value)
  }, [value])
}
