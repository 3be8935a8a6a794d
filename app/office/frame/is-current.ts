import { withoutLanguage } from '#server/language.ts'

/**
 * Whether a page belongs to a section.
 * @param section the section's path below `/office/`.
 */
export function isCurrent(pathname: string, section: string): boolean {
  const path = withoutLanguage(pathname)
  return path === `/office/${section}` || path.startsWith(`/office/${section}/`)
}
