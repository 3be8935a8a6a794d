/**
 * Converts a path such as `/properties/:slug` to a pattern: a parameter matches any text without a
 * slash, everything else is literal.
 */
export const pathPattern = (path: string): RegExp => {
  const parts = path.split(/:\w+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/]+')}$`)
}
