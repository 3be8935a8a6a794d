/**
 * Runs in the pages of the list and of a home: stores the filter of the list and what it found for
 * this tab, so that the page of a home links back to it. The link is added here because the page is
 * the same for every visitor (`app/recent/last-search.ts`).
 * @param searchKey under which the tab stores the filter.
 * @param foundKey under which it stores the language and what was found.
 */
export function keepSearch(searchKey: string, foundKey: string): void {
  const { lang } = document.documentElement
  try {
    const list = document.querySelector<HTMLElement>('[data-list-search]')
    if (list) {
      sessionStorage.setItem(searchKey, list.dataset.listSearch ?? '')
      sessionStorage.setItem(foundKey, `${lang} ${list.dataset.listFound ?? ''}`)
    }
    const back = document.querySelector<HTMLElement>('a[data-back-to-search]')
    const search = sessionStorage.getItem(searchKey)
    if (!back || search === null) return
    back.setAttribute('href', `${back.getAttribute('href')}${search}${back.dataset.card}`)
    const text = back.querySelector('span')
    if (!search || !text) return
    const [language, ...words] = (sessionStorage.getItem(foundKey) ?? '').split(' ')
    const found = language === lang ? words.join(' ') : ''
    const { backToSearch = '', backToFound = '' } = back.dataset
    text.textContent = found ? backToFound.replace('{found}', found) : backToSearch
  } catch {
    // Storage is disabled: the link leads to the unfiltered list.
  }
}

/** Whether a page needs {@link keepSearch}. */
export const keepsSearch = (html: string): boolean =>
  html.includes(' data-list-search=') || html.includes(' data-back-to-search=')
