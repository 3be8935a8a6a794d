import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * If another screen is shown and the followed link no longer exists, moves the focus to the
 * heading: screen readers announce it, and the next Tab starts there.
 */
export function useScreenFocus(): void {
  const { pathname, hash } = useLocation()
  const isIdle = useNavigation().state === 'idle'
  const shown = useRef(pathname)
  useEffect(() => {
    if (!isIdle || shown.current === pathname) return
    shown.current = pathname
    if (hash || (document.activeElement && document.activeElement !== document.body)) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname, hash, isIdle])
}
