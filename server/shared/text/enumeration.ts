import { type Language, perLanguage } from '../../language.ts'

const lists = perLanguage((locale) => new Intl.ListFormat(locale))

/** A list in words: `A, B and C` or `A, B y C`. */
export const enumeration = (items: readonly string[], language: Language): string =>
  lists(language).format(items)
