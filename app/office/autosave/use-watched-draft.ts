import { useEffect, useRef } from 'react'
import { type DraftAnswer, fetchDraft } from './draft-request.ts'

/** Milliseconds from one look to the next. */
const interval = 5_000

interface Watched<C> {
  /** Where the draft is read; undefined: it is not. */
  path: string | undefined
  /** Whether something of this form is still on its way: then nothing is taken over. */
  isBusy(): boolean
  take(answer: DraftAnswer<C>): void
}

/** Looks now and then whether somebody else has changed a draft, while the page is seen. */
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
      // Somebody may have begun to type meanwhile.
      if (answer && !latest.current.isBusy()) latest.current.take(answer)
    }
    const timer = setInterval(() => void look(), interval)
    return () => clearInterval(timer)
  }, [path])
}
