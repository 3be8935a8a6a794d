/** The languages of the site: English at the root, Spanish under /es (docs/requirements.md#audience-and-languages). */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** The language that a path is in. */
export const languageOf = (path: string): Language => (/^\/es(\/|$)/.test(path) ? 'es' : 'en')

/** A path without its language: `/es/properties` → `/properties`. */
export const withoutLanguage = (path: string): string => path.replace(/^\/es(?=\/|$)/, '') || '/'

/** A language-neutral path in a language: `/` → `/es`, `/properties` → `/es/properties`. */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : path === '/' ? '/es' : `/es${path}`
