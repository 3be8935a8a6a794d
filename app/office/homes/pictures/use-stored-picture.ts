import { type RefObject, useEffect, useState } from 'react'

/** Milliseconds until a size that is still being made is asked for again. */
const interval = 3000

interface StoredPicture {
  source: string
  /** A thumbnail of the file that was just sent from here; '' while there is none. */
  local: string | undefined
  image: RefObject<HTMLImageElement | null>
  /** Called with whether the stored picture is there. */
  onState(isReady: boolean): void
}

/**
 * Shows an uploaded picture before its sizes are made: the file that was sent, where it is at hand,
 * and the stored picture as soon as it answers.
 * @returns the address to show, undefined for none; and what to do when it is shown or cannot be.
 */
export function useStoredPicture({ source, local, image, onState }: StoredPicture) {
  const [state, setState] = useState<'unknown' | 'there' | 'absent'>('unknown')
  const isFresh = local !== undefined
  const isAwaited = state === 'absent' || (state === 'unknown' && isFresh)

  useEffect(() => {
    // It may have failed before the page's scripts ran.
    const shown = image.current
    if (shown?.complete && shown.naturalWidth === 0 && shown.currentSrc) setState('absent')
  }, [image])

  useEffect(() => {
    onState(!isAwaited)
    if (!isAwaited) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const ask = () => {
      const stored = new Image()
      stored.addEventListener('load', () => !isGone && setState('there'))
      stored.addEventListener('error', () => {
        if (!isGone) timer = setTimeout(ask, interval)
      })
      stored.src = source
    }
    ask()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the listener is another function each time
  }, [isAwaited, source])

  return {
    shown: isAwaited ? local || undefined : source,
    fail: () => !isAwaited && setState('absent'),
  }
}
