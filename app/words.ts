import type { Language } from '#server/language.ts'

/** What a page says: strings, lists of them, and groups, by key. */
type Words = string | readonly Words[] | { readonly [key: string]: Words }

/** The same keys and the same number of entries, in another language: a string left out does not compile. */
export type Translation<W> = {
  readonly [K in keyof W]: W[K] extends string ? string : Translation<W[K]>
}

/**
 * The words of a page or a part of it, in both languages. English gives the shape.
 *
 * @example
 * export const words = catalogue({ title: 'Properties' }, { title: 'Propiedades' })
 * words[language].title
 */
export function catalogue<const W extends { readonly [key: string]: Words }>(
  en: W,
  es: Translation<NoInfer<W>>,
): Record<Language, Translation<W>>
export function catalogue(en: Words, es: Words): Record<Language, Words> {
  return { en, es: fill(en, es, '') }
}

/**
 * Copies `words` in the shape of `shape`; a text key with no translation is shown as the key itself
 * (specification §1). Types make that impossible for our own words; this holds for any others.
 */
function fill(shape: Words, words: unknown, key: string): Words {
  if (typeof shape === 'string') return typeof words === 'string' ? words : key
  const of = (name: string | number) =>
    typeof words === 'object' && words !== null ? Reflect.get(words, name) : undefined
  if (Array.isArray(shape))
    return shape.map((part, index) => fill(part, of(index), `${key}.${index}`))
  return Object.fromEntries(
    Object.entries(shape).map(([name, part]) => [
      name,
      fill(part, of(name), key ? `${key}.${name}` : name),
    ]),
  )
}

/**
 * Puts values into a sentence: `insert('From {price}', { price: '€545,000' })`.
 * A name that has no value stays as it is.
 */
export function insert(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
