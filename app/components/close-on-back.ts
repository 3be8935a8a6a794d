/** The overlay that Back closes instead of leaving the page; undefined while none is open. */
let close: (() => void) | undefined

/**
 * Lets {@link closeOnBack} take a step back before the router does. To be called before the router
 * starts, because listeners of the window are called in the order in which they were added.
 */
export function listenForBack(): void {
  addEventListener('popstate', (event) => {
    if (!close) return
    event.stopImmediatePropagation()
    const closeOnce = close
    close = undefined
    closeOnce()
  })
}

/**
 * Makes the browser's Back close something that covers the page. The entry in the history is ours
 * alone: the router never learns of it, so nothing is loaded again.
 * @returns what to call when it is closed in another way: it takes the entry back.
 */
export function closeOnBack(closeIt: () => void): () => void {
  history.pushState(history.state, '')
  close = closeIt
  return () => {
    if (close !== closeIt) return
    close = () => {}
    history.back()
  }
}
