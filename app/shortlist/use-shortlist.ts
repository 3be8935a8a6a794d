import { useMemo, useSyncExternalStore } from 'react'
import { type Shortlist, shortlistInCookies, shortlistToCookie } from './list.ts'

const changed = 'shortlist:changed'

/** The visitor's shortlist; empty until script runs, since a page is the same for every visitor. */
export function useShortlist(): Shortlist {
  const cookies = useSyncExternalStore(
    subscribe,
    () => document.cookie,
    () => '',
  )
  return useMemo(() => shortlistInCookies(cookies), [cookies])
}

/** Stores the visitor's list and updates every button of the page. */
export function keepShortlist(list: Shortlist): void {
  document.cookie = shortlistToCookie(list, location.protocol === 'https:')
  window.dispatchEvent(new Event(changed))
}

/** Another tab may have changed the list: it is read again when this tab gets the focus. */
function subscribe(notify: () => void): () => void {
  window.addEventListener(changed, notify)
  window.addEventListener('focus', notify)
  return () => {
    window.removeEventListener(changed, notify)
    window.removeEventListener('focus', notify)
  }
}
