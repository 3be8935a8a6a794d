/**
 * Runs in the page, which is the same for everybody: shows which homes the visitor has saved
 * (`app/shortlist/save-button.tsx`), and how many. It runs again after hydration and after every
 * change, because React does not correct these elements when it hydrates.
 */
export function showShortlist(): void {
  const show = () => {
    const cookie = /(?:^|; )shortlist=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const list = cookie.split('.').filter(Boolean)
    for (const button of document.querySelectorAll<HTMLButtonElement>('.save')) {
      const saved = list.includes(button.value)
      button.name = saved ? 'remove' : 'add'
      button.setAttribute('aria-pressed', String(saved))
    }
    for (const count of document.querySelectorAll('[data-shortlist-count]'))
      count.textContent = list[0] ? ` (${list.length})` : ''
  }

  show()
  addEventListener('pageshow', show)
  addEventListener('hydrated', show)
  // The event of app/shortlist/use-shortlist.ts.
  addEventListener('shortlist:changed', show)
}
