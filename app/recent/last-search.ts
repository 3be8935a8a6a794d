import { useSyncExternalStore } from 'react'

/**
 * The key under which this tab stores the query string of the list that was seen last. Before the
 * page's script runs, `server/http/pages/starter/keep-search.ts` does it.
 */
const key = 'list_search'

/** Remembers the list's query string; nothing happens in a browser that forbids storage. */
export function rememberSearch(search: string): void {
  try {
    sessionStorage.setItem(key, search)
  } catch {
    // Storage is switched off.
  }
}

/**
 * The query string of the list that this tab has shown last; undefined until script runs, and where
 * it has shown none.
 */
export const useLastSearch = (): string | undefined =>
  useSyncExternalStore(
    () => () => {},
    () => {
      try {
        return sessionStorage.getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    () => undefined,
  )
