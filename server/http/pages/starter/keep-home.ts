/**
 * Runs in the page of a home: puts the home at the front of the list of homes that this browser has
 * seen, as `app/recent/recent-homes.ts` does when a home is opened by a script.
 * @param key of the list in local storage.
 * @param max the most homes that it has.
 */
export function keepHome(key: string, max: number): void {
  try {
    const slug = document.querySelector<HTMLElement>('[data-seen]')?.dataset.seen
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    const others = Array.isArray(stored) ? stored.filter((one) => one !== slug) : []
    localStorage.setItem(key, JSON.stringify([slug, ...others].slice(0, max)))
  } catch {
    // Storage is disabled, or contains something else under this key.
  }
}

/** Whether a page needs {@link keepHome}. */
export const keepsHome = (html: string): boolean => html.includes(' data-seen=')
