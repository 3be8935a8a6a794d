import { useEffect, useRef } from 'react'
import { type DraftAnswer, fetchDraft } from './draft-request.ts'

/** Milliseconds between two checks. */
const interval = 5_000

interface Watched<C> {
  /** The path from which the draft is read; undefined if it is not read. */
  path: string | undefined
  /** Whether a request of this form is pending: then no texts of others are shown. */
  isBusy(): boolean
  take(answer: DraftAnswer<C>): void
}

/** Checks regularly whether somebody else has changed a draft, while the page is visible. */
export function useWatchedDraft<C>(watched: Watched<C>): void {
  const latest = useRef(watched)
  useEffect(() => {
    latest.current = watched
  })
  const { path } = watched
  useEffect(() => {
    if (path === undefined) return undefined
    const look = async () => {
      if (document.visibilityState !== 'visible' || latest.current.isBusy()) return
      const answer = await fetchDraft<C>(path)
      // The member may have started to type in the meantime.
      if (answer && !latest.current.isBusy()) latest.current.take(answer)
    }
    const timer = setInterval(() => void look(), interval)
    return () => clearInterval(timer)
  }, [path])
}
