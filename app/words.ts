import type { Language } from '#server/language.ts'
import { fillWords } from '#server/shared/text/fill-words.ts'
import { unbroken } from './format.ts'

/** The texts of a page: strings, lists of them, and groups, by key. */
type Words = string | readonly Words[] | { readonly [key: string]: Words }

/**
 * A translation with the same keys and the same number of entries; a missing string does not
 * compile.
 */
type Translation<W> = {
  readonly [K in keyof W]: W[K] extends string ? string : Translation<W[K]>
}

/**
 * The words of a page or a part of it, in both languages. The English words determine the shape.
 *
 * @example
 * export const words = translations({ title: 'Properties' }, { title: 'Propiedades' })
 * words[language].title
 */
export function translations<const W extends { readonly [key: string]: Words }>(
  en: W,
  es: Translation<NoInfer<W>>,
): Record<Language, Translation<W>>
export function translations(en: Words, es: Words): Record<Language, Words> {
  return { en: fill(en, en, ''), es: fill(en, es, '') }
}

/**
 * Copies `words` in the shape of `shape`, with numbers tied to their units; a text without a
 * translation is shown as its key (docs/requirements/site.md#audience-and-languages). Types prevent
 * that for our own words.
 */
function fill(shape: Words, words: unknown, key: string): Words {
  if (typeof shape === 'string') return typeof words === 'string' ? unbroken(words) : key
  const wordsIn = (name: string | number) =>
    typeof words === 'object' && words !== null ? Reflect.get(words, name) : undefined
  if (Array.isArray(shape))
    return shape.map((part, index) => fill(part, wordsIn(index), `${key}.${index}`))
  return Object.fromEntries(
    Object.entries(shape).map(([name, part]) => [
      name,
      fill(part, wordsIn(name), key ? `${key}.${name}` : name),
    ]),
  )
}

/** Puts values into a sentence, and ties numbers to their units. */
export const insert = (sentence: string, values: Record<string, string | number>): string =>
  fillWords(unbroken(sentence), values)

/** Puts values into every sentence of a page, as {@link insert} does for one. */
export function insertAll<W>(words: W, values: Record<string, string | number>): W
export function insertAll(words: Words, values: Record<string, string | number>): Words {
  if (typeof words === 'string') return insert(words, values)
  if (Array.isArray(words)) return words.map((part) => insertAll(part, values))
  return Object.fromEntries(
    Object.entries(words).map(([key, part]) => [key, insertAll(part, values)]),
  )
}
