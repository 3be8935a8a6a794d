/**
 * Runs in the head of a page: what is below the first view is laid out after it
 * (`app/styles/later.css`), which halves the time until a slow phone shows that view. Layout is not
 * postponed where the visitor goes further down at once, by a link to a part or back to where they
 * were, nor in a browser that would move the text when what is above it gets its size.
 */
export function layOutLater(): void {
  const [visit] = performance.getEntriesByType('navigation')
  const isFresh = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
  if (isFresh && !location.hash && CSS.supports('overflow-anchor', 'auto'))
    document.documentElement.dataset.later = ''
}

/**
 * Runs in the page: lays out what {@link layOutLater} has put off, two parts at a time, so that no
 * layout delays a press. It begins once the page has loaded, or when the visitor scrolls before.
 * @param selector of the parts.
 */
export function layOutRest(selector: string): void {
  const { dataset } = document.documentElement
  if (dataset.later === undefined) return
  // The frame lays out what the step before has shown.
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
