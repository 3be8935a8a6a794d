/**
 * Whether a value is the slug of a home that a list of homes can have, in a cookie, an address or a
 * stylesheet. A hosted project's own table may have capitals and underscores in its slugs; our
 * imports are stricter.
 */
export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && /^\w[\w-]{0,119}$/.test(value)
