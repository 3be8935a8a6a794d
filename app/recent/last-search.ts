import { useSyncExternalStore } from 'react'
import type { Language } from '#server/language.ts'
import { lastSearchKeys } from '#server/shared/recent-homes.ts'

/**
 * Remembers the list's query string and what it found, in words, as
 * `server/http/pages/starter/keep-search.ts` does before the page's script runs. Nothing happens in
 * a browser that forbids storage.
 */
export function rememberSearch(search: string, found: string, language: Language): void {
  try {
    sessionStorage.setItem(lastSearchKeys.search, search)
    sessionStorage.setItem(lastSearchKeys.found, `${language} ${found}`)
  } catch {
    // Storage is disabled.
  }
}

/**
 * The query string of the last list in this tab, undefined until a script runs and where the tab
 * has shown no list; and what it found, empty unless it was shown in this language.
 */
export function useLastSearch(language: Language): { search: string | undefined; found: string } {
  const search = useStored(lastSearchKeys.search)
  const found = useStored(lastSearchKeys.found)
  const prefix = `${language} `
  return { search, found: found?.startsWith(prefix) ? found.slice(prefix.length) : '' }
}

const useStored = (key: string): string | undefined =>
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
