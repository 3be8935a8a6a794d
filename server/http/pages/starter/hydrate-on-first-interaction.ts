/**
 * Runs in the page. Starts the page's scripts at the visitor's first action, because they are not
 * needed before. A second start does nothing.
 */
export function hydrateOnFirstInteraction(): void {
  const interactions = [
    'pointerover',
    'pointerdown',
    'touchstart',
    'wheel',
    'keydown',
    'focusin',
    'change',
    'click',
  ]

  const start = () => {
    const left = scrollX
    const top = scrollY
    for (const type of interactions) removeEventListener(type, start, true)
    restoreStylesheets()
    for (const inert of document.querySelectorAll<HTMLScriptElement>('script[type=deferred]')) {
      const script = document.createElement('script')
      if (inert.dataset.module !== undefined) script.type = 'module'
      script.text = inert.text
      inert.replaceWith(script)
    }
    // React Router's script would return to an earlier scroll position, so the present one is
    // restored.
    scrollTo({ left, top, behavior: 'instant' })
  }

  // React expects the links that it rendered. They are restored disabled, because replacing a style
  // by the same style in a link lays out the whole page twice: half a second on a slow phone. When
  // React removes a link, its style is removed too.
  const restoreStylesheets = () => {
    const styles = new Map<Node, HTMLStyleElement>()
    for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-from]')) {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.disabled = true
      link.setAttribute('href', style.dataset.from ?? '')
      if (style.dataset.order) link.dataset.precedence = style.dataset.order
      style.before(link)
      styles.set(link, style)
    }
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes) styles.get(node)?.remove()
    }).observe(document.head, { childList: true })
  }

  for (const type of interactions) addEventListener(type, start, { capture: true, passive: true })
}
