/**
 * A path such as `/properties/:slug` as a pattern: a parameter is any text without a slash, all
 * else is literal.
 */
export const pathPattern = (path: string): RegExp => {
  const parts = path.split(/:\w+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/]+')}$`)
}
