import { developments, isDevelopmentId } from '#app/content/developments/developments.ts'
import type { ContentFields } from '#server/content/content.ts'
import type { Language } from '#server/language.ts'
import type { TextDocument } from './text-document.server.ts'
import { words } from './words.ts'

/** The name of a text in lists. */
export const textTitle = (...text: Parameters<typeof givenTextTitle>): string =>
  givenTextTitle(...text) ?? words[text[2]].untitled

/** The title of a text; undefined if it has none yet. */
export function givenTextTitle(
  { id }: Pick<TextDocument, 'id'>,
  fields: ContentFields,
  language: Language,
): string | undefined {
  const copy = words[language]
  if (isDevelopmentId(id.slug) && id.kind === 'developments') return developments[id.slug].name
  if (id.kind === 'legal')
    return Object.entries(copy.legal).find(([page]) => page === id.slug)?.[1] ?? id.slug
  const titleIn = (one: Language) =>
    fields[`words.${one}.${id.kind === 'replies' ? 'name' : 'title'}`]
  return titleIn(language) || titleIn('en') || undefined
}
