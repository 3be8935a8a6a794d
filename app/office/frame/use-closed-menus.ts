import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Closes an open menu once a link in it has opened another screen, because the menu would cover it.
 */
export function useClosedMenus(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open'))
      menu.hidePopover()
  }, [pathname])
}
