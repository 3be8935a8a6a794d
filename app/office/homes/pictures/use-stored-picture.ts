import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds until a size that is still being made is requested again. */
const interval = 3000

interface StoredPicture {
  source: string
  /** A thumbnail of the file that was just sent from here; '' while there is none. */
  local: string | undefined
  image: RefObject<HTMLImageElement | null>
  /** Called with whether the stored picture is available. */
  onState(isReady: boolean): void
}

/**
 * Shows an uploaded picture before its sizes are made: the file that was sent, if it is available,
 * and the stored picture as soon as it loads.
 * @returns the address to show, undefined for none; and the handlers for when it loads or fails.
 */
export function useStoredPicture({ source, local, image, onState }: StoredPicture) {
  const [state, setState] = useState<'unknown' | 'there' | 'absent'>('unknown')
  const isFresh = local !== undefined
  const isAwaited = state === 'absent' || (state === 'unknown' && isFresh)

  useEffect(() => {
    // Loading may have failed before the page's scripts ran.
    const shown = image.current
    if (shown?.complete && shown.naturalWidth === 0 && shown.currentSrc) setState('absent')
  }, [image])

  const reportState = useEffectEvent(onState)
  useEffect(() => {
    reportState(!isAwaited)
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
  }, [isAwaited, source])

  return {
    shown: isAwaited ? local || undefined : source,
    fail: () => !isAwaited && setState('absent'),
  }
}
