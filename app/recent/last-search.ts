import { useSyncExternalStore } from 'react'

/**
 * The key under which this tab stores the query string of the last list. Before the page's script
 * runs, `server/http/pages/starter/keep-search.ts` stores it.
 */
const key = 'list_search'

/** Remembers the list's query string; nothing happens in a browser that forbids storage. */
export function rememberSearch(search: string): void {
  try {
    sessionStorage.setItem(key, search)
  } catch {
    // Storage is disabled.
  }
}

/**
 * The query string of the last list in this tab; undefined until a script runs, and where the tab
 * has shown no list.
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
