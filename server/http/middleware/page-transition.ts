/**
 * Lets the browser fade from one page to the next. It is written into each page and not into its
 * stylesheet: Chromium may look for the rule before the stylesheet is loaded, and then skips the
 * transition with an error.
 */
export const pageTransition =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'

/**
 * Has to be the first element in a page's head. React does not touch elements there that it did not
 * render.
 */
export const pageTransitionTag = `<style>${pageTransition}</style>`
