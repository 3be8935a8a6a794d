/** The slug of the home to which a path belongs: its page, its pictures or its brochure. */
export const propertySlugOf = (path: string): string | undefined =>
  slugBy(/^(?:\/es)?\/properties\/([^/]+)(?:\/(?:brochure\.pdf|pictures))?$/, path)

/** The slug of the home to whose page a path leads, or to a page below it, such as its viewing. */
export const propertySlugIn = (path: string): string | undefined =>
  slugBy(/^(?:\/es)?\/properties\/([^/]+)(?:\/|$)/, path)

/** Undefined for a malformed path, such as one with `%FF`, which only robots send. */
function slugBy(pattern: RegExp, path: string): string | undefined {
  const [, slug] = pattern.exec(path) ?? []
  if (slug === undefined) return undefined
  try {
    const decoded = decodeURIComponent(slug)
    // A path of spaces has no slug, and the page says so.
    return decoded.trim() ? decoded : undefined
  } catch {
    return undefined
  }
}
