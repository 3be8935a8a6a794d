import type { Language } from '#server/language.ts'
import { type MailWords, words } from './words.ts'

/**
 * The office's name for a kind of e-mail. A kind that only another version of the site knows keeps
 * its stored name.
 */
export function emailLabel(kind: string, language: Language): string {
  const { kinds } = words[language]
  return isLabelled(kind, kinds) ? kinds[kind] : kind
}

const isLabelled = (kind: string, kinds: MailWords['kinds']): kind is keyof MailWords['kinds'] =>
  Object.hasOwn(kinds, kind)
