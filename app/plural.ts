import { type Language, perLanguage } from '#server/language.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'
import { insert } from './words.ts'

/** The texts for a counted thing: `{ one: '{n} home', other: '{n} homes' }`. */
export interface Counted {
  readonly one: string
  readonly other: string
}

const rules = perLanguage((locale) => new Intl.PluralRules(locale))

/** The text for a number of things, by the language's plural rules. */
export const plural = (texts: Counted, n: number, language: Language): string =>
  rules(language).select(n) === 'one' ? texts.one : texts.other

/** As {@link plural}; the number, formatted for the language, replaces `{n}`. */
export const counted = (texts: Counted, n: number, language: Language): string =>
  insert(plural(texts, n, language), { n: groupedNumber(n, language) })
