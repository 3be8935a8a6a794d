import { translations } from '#app/words.ts'
import type { Language } from '#server/language.ts'
import { memberName } from '#server/staff/member-name.ts'

/** The authors of changes that readers can choose besides the members. */
export const namedPrograms = ['desk', 'office link', 'visitor'] as const

const names = translations(
  {
    desk: 'command line',
    'office link': 'link for the agency',
    visitor: 'visitor',
    newsletter: 'automatic',
  },
  {
    desk: 'línea de órdenes',
    'office link': 'enlace para la agencia',
    visitor: 'visitante',
    newsletter: 'automático',
  },
)

/** The name for readers of an author who is not a member; undefined for an unknown one. */
export const programName = (actor: string, language: Language): string | undefined =>
  new Map(Object.entries(names[language])).get(actor)

/** The name for readers of the author of a change; of an address, its beginning. */
export const authorName = (actor: string, language: Language): string =>
  programName(actor, language) ?? memberName(undefined, actor)
