/** The slug of the home whose page, pictures or brochure a path is. */
export const propertySlugOf = (path: string): string | undefined =>
  slugBy(/^(?:\/es)?\/properties\/([^/]+)(?:\/(?:brochure\.pdf|pictures))?$/, path)

/**
 * The slug of the home to whose page a path leads, or to a page below that, such as its viewing.
 */
export const propertySlugIn = (path: string): string | undefined =>
  slugBy(/^(?:\/es)?\/properties\/([^/]+)(?:\/|$)/, path)

/** Undefined where a robot has put something else into the path, such as `%FF`. */
function slugBy(pattern: RegExp, path: string): string | undefined {
  const [, slug] = pattern.exec(path) ?? []
  if (slug === undefined) return undefined
  try {
    const decoded = decodeURIComponent(slug)
    // Spaces alone are no slug, and the page says so.
    return decoded.trim() ? decoded : undefined
  } catch {
    return undefined
  }
}
