/**
 * Closes the overlay that Back closes instead of leaving the page; undefined while none is open.
 */
let close: (() => void) | undefined

/**
 * Lets {@link closeOnBack} handle a step back before the router does. It has to be called before
 * the router starts, because the window calls listeners in the order in which they were added.
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
 * Makes the browser's Back close an overlay. The entry in the history belongs only to this
 * function: the router never learns of it, so nothing is loaded again.
 * @returns a function to call when the overlay is closed in another way; it removes the entry.
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
