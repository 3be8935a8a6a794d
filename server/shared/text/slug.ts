import { fold } from './fold.ts'

/** The maximum length of a slug, which leaves room for a number after it. */
const maxLength = 100

/** The part of an address that names a home: `atico-en-esquina` for "Ático en esquina". */
export const slugFrom = (title: string): string =>
  fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '') || 'home'
