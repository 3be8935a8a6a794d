import { useSyncExternalStore } from 'react'
import { lastSearchKey } from '#server/shared/recent-homes.ts'

/**
 * Remembers the list's query string, which `server/http/pages/starter/keep-search.ts` stores before
 * the page's script runs. Nothing happens in a browser that forbids storage.
 */
export function rememberSearch(search: string): void {
  try {
    sessionStorage.setItem(lastSearchKey, search)
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
        return sessionStorage.getItem(lastSearchKey) ?? undefined
      } catch {
        return undefined
      }
    },
    () => undefined,
  )
