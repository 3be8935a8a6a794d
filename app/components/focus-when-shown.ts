/**
 * A `ref` that focuses an element when it appears. It is a constant, because React would call an
 * inline function again at every rendering and so take the focus back each time.
 */
export const focusWhenShown = (element: HTMLElement | null): void => element?.focus()
