/**
 * Runs in the page. Its scripts start at the visitor's first action, because they are not needed before; on a page that
 * shows what only script knows, once it is loaded. They may be started twice: then nothing is left to start.
 */
export function hydrateOnFirstAct(): void {
  const acts = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'change', 'click']

  const start = () => {
    const left = scrollX
    const top = scrollY
    for (const act of acts) removeEventListener(act, start, true)
    restoreStylesheets()
    for (const inert of document.querySelectorAll<HTMLScriptElement>('script[type=deferred]')) {
      const script = document.createElement('script')
      if (inert.dataset.module !== undefined) script.type = 'module'
      script.text = inert.text
      inert.replaceWith(script)
    }
    // React Router's script would scroll to where the visitor left the page, although they have scrolled since.
    scrollTo({ left, top, behavior: 'instant' })
  }

  // React finds the links that it wrote, and takes them away with its page. A style goes when its link has loaded.
  const restoreStylesheets = () => {
    for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-from]')) {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.setAttribute('href', style.dataset.from ?? '')
      if (style.dataset.order) link.dataset.precedence = style.dataset.order
      link.addEventListener('load', () => style.remove())
      style.before(link)
    }
  }

  for (const act of acts) addEventListener(act, start, { capture: true, passive: true })
  if (document.querySelector('[data-hydrate-at-load]')) addEventListener('load', start)
}
