import type { Language } from '#server/language.ts'
import { words } from './words.ts'

/** The authors of changes that readers can choose besides the members. */
export const namedPrograms = ['desk', 'office link', 'visitor'] as const

/** The name for readers of an author who is not a member; undefined for an unknown one. */
export function programName(actor: string, language: Language): string | undefined {
  const { desk, officeLink, visitor, automatic } = words[language]
  const names: Partial<Record<string, string>> = {
    desk,
    'office link': officeLink,
    visitor,
    newsletter: automatic,
  }
  return names[actor]
}
