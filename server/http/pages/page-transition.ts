/**
 * Lets the browser fade from one page to the next. It is written into each page and not into its
 * stylesheet: Chromium may look for the rule before the stylesheet is there, and then gives the
 * transition up with an error.
 */
export const pageTransition =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'

/** The first thing in a page's head. React leaves alone what it does not know there. */
export const pageTransitionTag = `<style>${pageTransition}</style>`
