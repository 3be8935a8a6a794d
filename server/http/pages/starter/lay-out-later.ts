/**
 * Runs in the head of a page: postpones the layout of what is below the first view
 * (`app/styles/later.css`), which halves the time until a slow phone shows that view. Nothing is
 * postponed where the visitor goes further down at once, by a link to a part of the page or by
 * going back, nor in a browser without scroll anchoring, where the text would move.
 */
export function layOutLater(): void {
  const [visit] = performance.getEntriesByType('navigation')
  const isFresh = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
  if (isFresh && !location.hash && CSS.supports('overflow-anchor', 'auto'))
    document.documentElement.dataset.later = ''
}

/**
 * Runs in the page: lays out what {@link layOutLater} has postponed, two parts at a time, so that
 * no layout delays a click. It begins once the page has loaded, or earlier when the visitor
 * scrolls.
 * @param selector of the parts.
 */
export function layOutRest(selector: string): void {
  const { dataset } = document.documentElement
  if (dataset.later === undefined) return
  // Waits for the frame that lays out the parts of the step before, and then until the page is
  // idle.
  const soon = (step: () => void) => requestAnimationFrame(() => requestIdleCallback(step))
  const start = new AbortController()
  const begin = () => {
    start.abort()
    const parts = document.querySelectorAll<HTMLElement>(selector)
    const rest = [...parts]
    const next = () => {
      const some = rest.splice(0, 2)
      for (const part of some) part.dataset.laidOut = ''
      if (some.length > 0) soon(next)
      else {
        delete dataset.later
        for (const part of parts) delete part.dataset.laidOut
      }
    }
    soon(next)
  }
  addEventListener('load', begin, start)
  addEventListener('scroll', begin, { passive: true, signal: start.signal })
}
