/**
 * As a `ref`: gives the focus to an element when it appears. React calls a function that is written
 * in place at every rendering, and the element would take the focus back each time.
 */
export const focusWhenShown = (element: HTMLElement | null): void => element?.focus()
