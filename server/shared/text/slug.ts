import { fold } from './fold.ts'

/** The maximum length of a slug, which leaves room for a number after it. */
const maxLength = 100

/** The part of an address that names a home: `atico-en-esquina` for "Ático en esquina". */
export const slugFrom = (title: string): string =>
  fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '') || 'home'

/**
 * Whether a value is the slug of a home that a list of homes can have, in a cookie, an address or a
 * stylesheet. A hosted project's own table may have capitals and underscores in its slugs; our
 * imports are stricter.
 */
export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && /^\w[\w-]{0,119}$/.test(value)
