import type { Language } from '#server/language.ts'
import { words } from './words.ts'

/** The authors of changes whom readers can choose beside the members. */
export const namedPrograms = ['desk', 'office link', 'visitor'] as const

/** What readers call an author of changes who is no member; undefined for any other. */
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
