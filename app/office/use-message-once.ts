import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Removes the message about the last action from the address bar, so that a reload does not show it
 * again. The page keeps showing it until it is left.
 * @param names the names of the query's parameters.
 */
export function useMessageOnce(names: readonly string[]): void {
  const location = useLocation()
  useEffect(() => {
    const url = new URL(location.pathname + location.search, window.location.href)
    if (!names.some((name) => url.searchParams.has(name))) return
    for (const name of names) url.searchParams.delete(name)
    window.history.replaceState(window.history.state, '', url.pathname + url.search + location.hash)
  }, [location, names])
}
