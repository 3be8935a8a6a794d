import { useSyncExternalStore } from 'react'
import { recentHomes } from '#server/shared/recent-homes.ts'
import { isSlug } from '#server/shared/text/slug.ts'

/**
 * The key under which the browser stores the slugs of viewed homes. They are sent only to fetch the
 * cards that show them. Before a script runs, `server/http/pages/starter/keep-home.ts` stores one.
 */
const { key, max } = recentHomes
const changed = 'recent:changed'

/** The slugs in a stored text; none if it is malformed. */
export function parseRecent(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? [...new Set(stored.filter(isSlug))].slice(0, max) : []
  } catch {
    return []
  }
}

/** The slugs with another one at the front. */
const withRecent = (slugs: readonly string[], slug: string): string[] =>
  [slug, ...slugs.filter((one) => one !== slug)].slice(0, max)

/** Records that a home was viewed; nothing happens in a browser that forbids storage. */
export const rememberHome = (slug: string): void =>
  store(JSON.stringify(withRecent(parseRecent(read()), slug)))

/** Removes all stored slugs. */
export const forgetHomes = (): void => store(undefined)

/** The stored text; undefined until a script runs. */
export const useRecentText = (): string | null | undefined =>
  useSyncExternalStore(subscribe, read, () => undefined)

function read(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Storage is disabled.
  }
  window.dispatchEvent(new Event(changed))
}

function subscribe(notify: () => void): () => void {
  window.addEventListener(changed, notify)
  return () => window.removeEventListener(changed, notify)
}
