import { type Language, pathIn } from '#server/language.ts'
import type { Picture, Pictures } from '#server/pictures/pictures.ts'
import { type Category, type CategoryId, categories } from '../content/category.ts'
import { figuresOf } from '../content/developments/figures.ts'
import { price } from '../format.ts'
import { insert, insertAll } from '../words.ts'
import { words } from './words.ts'

/** The card of a development or a property type, formatted for a language. */
export interface CategoryCardData {
  id: CategoryId
  href: string
  title: string
  /** Its title in the home page's list. */
  listTitle: string
  description: string
  features: readonly string[]
  /** Set when it is new. */
  flag: string | undefined
  /** The lowest price that it is advertised at; undefined where none is. */
  lowest: string | undefined
  /** The lowest price of the homes on sale, if it is above the advertised one. */
  priceNote: string | undefined
  picture: Picture
}

/** Makes the card of a development or a property type. */
export function categoryCard(
  id: CategoryId,
  language: Language,
  pictures: Pictures,
): CategoryCardData {
  const category: Category = categories[id]
  const copy = words[language]
  const shared = {
    id,
    href: pathIn(language, category.path),
    picture: pictures.named(category.pictures.card, language),
  }
  if (!('price' in category)) {
    const { title, listTitle, card } = category.words[language]
    return { ...shared, title, listTitle, ...card, flag: undefined, ...unpriced }
  }
  const { name, isNew, indicativePrice } = category
  return {
    ...shared,
    title: name,
    listTitle: name,
    ...insertAll(category.words[language].card, figuresOf(category, language)),
    flag: isNew ? copy.isNew : undefined,
    lowest: price(indicativePrice ?? category.price.min, language),
    priceNote:
      indicativePrice === undefined
        ? undefined
        : insert(copy.indicative, { price: price(category.price.min, language) }),
  }
}

const unpriced = { lowest: undefined, priceNote: undefined }
