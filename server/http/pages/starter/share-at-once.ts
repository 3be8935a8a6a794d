/**
 * Runs in the page: shares an address within the click on its link. Browsers permit the share sheet
 * and the clipboard only during a click, and WebKit no longer once the page's scripts have started.
 * After hydration `app/share/share-link.tsx` does the same, and announces what was copied here.
 */
export function shareAtOnce(): void {
  let isHydrated = false
  let copied: HTMLElement | undefined
  const announceCopy = () => {
    if (isHydrated) copied?.click()
  }

  const share = async (link: HTMLAnchorElement) => {
    const { share: url = '', shareTitle: title = '' } = link.dataset
    try {
      if (matchMedia('(pointer: coarse)').matches && 'share' in navigator)
        return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      link.dataset.copied = ''
      copied = link
      announceCopy()
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
      location.assign(link.href)
    }
  }

  addEventListener(
    'click',
    (event) => {
      const { target } = event
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-share]')
      if (!link || isHydrated) return
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void share(link)
    },
    true,
  )
  addEventListener('hydrated', () => {
    isHydrated = true
    setTimeout(announceCopy)
  })
}

/** Whether a page needs {@link shareAtOnce}. */
export const sharesAddress = (html: string): boolean => html.includes(' data-share=')
