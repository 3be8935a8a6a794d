/**
 * Runs in the pages of the list and of a home: remembers the filter of the list in this tab, so
 * that a home leads back to it. The page itself is the same for every visitor
 * (`app/recent/last-search.ts`).
 * @param key under which the tab stores it.
 */
export function keepSearch(key: string): void {
  try {
    const list = document.querySelector<HTMLElement>('[data-list-search]')
    if (list) sessionStorage.setItem(key, list.dataset.listSearch ?? '')
    const back = document.querySelector<HTMLElement>('a[data-back-to-search]')
    const search = sessionStorage.getItem(key)
    if (!back || search === null) return
    back.setAttribute('href', `${back.getAttribute('href')}${search}${back.dataset.card}`)
    if (!search) return
    const text = back.querySelector('span')
    if (text) text.textContent = back.dataset.backToSearch ?? ''
  } catch {
    // Storage is disabled: the link leads to the unfiltered list.
  }
}

/** Whether a page needs {@link keepSearch}. */
export const keepsSearch = (html: string): boolean =>
  html.includes(' data-list-search=') || html.includes(' data-back-to-search=')
