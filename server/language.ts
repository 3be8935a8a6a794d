/**
 * The languages of the site: English at the root, Spanish under /es
 * (docs/requirements/site.md#audience-and-languages).
 */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** The language that a page in this language offers as the other one. */
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'es' : 'en')

export const languageOf = (path: string): Language => (/^\/es(\/|$)/.test(path) ? 'es' : 'en')

/** A path without its language: `/es/properties` → `/properties`. */
export const withoutLanguage = (path: string): string => path.replace(/^\/es(?=\/|$)/, '') || '/'

/** A language-neutral path in a language: `/` → `/es`, `/properties` → `/es/properties`. */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : path === '/' ? '/es' : `/es${path}`

const locales = { en: 'en-GB', es: 'es-ES' } as const

/**
 * Makes a formatter for each language at its first use and keeps it, because making one takes
 * longer than hundreds of uses.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function perLanguage<T>(make: (locale: string) => T): (language: Language) => T {
  const made: Partial<Record<Language, T>> = {}
  return (language) => (made[language] ??= make(locales[language]))
}

/** The internal paths from which pages of refusals are rendered; no link may show them. */
export const refusedPaths = { page: '/refused', home: '/properties/refused' } as const
