/**
 * Lets the browser fade from one page to the next. The rule is in each page instead of a
 * stylesheet, because Chromium may look for it before the stylesheet is loaded, and then skips the
 * transition with an error.
 */
export const pageTransition =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'

/** The first element in the head of a page. React leaves elements there that it did not render. */
export const pageTransitionTag = `<style>${pageTransition}</style>`
