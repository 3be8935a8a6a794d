import { useState } from 'react'

/** The addresses of pictures whose sizes are still being made, as reported by their cards. */
export function usePending() {
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set())
  return {
    pending,
    report(address: string, isReady: boolean) {
      setPending((before) => {
        if (before.has(address) !== isReady) return before
        const after = new Set(before)
        if (isReady) after.delete(address)
        else after.add(address)
        return after
      })
    },
  }
}
