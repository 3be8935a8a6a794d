import { translations } from '#app/words.ts'
import { isProgram, type Program } from '#server/audit-log/actor.ts'
import type { Language } from '#server/language.ts'
import { memberName } from '#server/staff/member-name.ts'

const names = translations<Record<Program, string>>(
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

/** The name for readers of a program; undefined for any other author. */
export const programName = (actor: string, language: Language): string | undefined =>
  isProgram(actor) ? names[language][actor] : undefined

/** The name for readers of the author of a change; for an e-mail address, the part before the @. */
export const authorName = (actor: string, language: Language): string =>
  programName(actor, language) ?? memberName(undefined, actor)
