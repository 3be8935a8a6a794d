import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * Once another screen is shown whose link is gone with the one before, the focus is on its heading:
 * it is told, and the next Tab begins there.
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
