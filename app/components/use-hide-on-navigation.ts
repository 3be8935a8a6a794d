import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * The ref of a popover that is hidden when one of its links leads elsewhere, because a link does
 * not reload the page. Hydration does not hide it, because it may have been opened before.
 */
export function useHideOnNavigation<T extends HTMLElement>(): RefObject<T | null> {
  const popover = useRef<T>(null)
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    if (shownAt.current !== key) popover.current?.hidePopover()
    shownAt.current = key
  }, [key])
  return popover
}
