/** How the page may scroll by itself, as the visitor's system says. */
export const motion = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
