import type { HomeFields } from '#server/homes/fields.ts'
import type { Language } from '#server/language.ts'

/** The title of a home's draft; the English one if there is no Spanish one, '' if there is none. */
export const draftTitle = (
  { title, title_es: spanish }: Pick<HomeFields, 'title' | 'title_es'>,
  language: Language,
): string => (language === 'es' ? spanish || title : title)
