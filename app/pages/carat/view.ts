import type { Language } from '#server/language.ts'
import { carat } from '#app/content/carat.ts'
import { price, priceRange } from '#app/format.ts'
import { insert } from '#app/words.ts'
import { words } from './words.ts'

/** CARAT's figures as the page prints them. */
export function caratView(language: Language) {
  const { side, scale } = words[language]
  const { details } = side
  return {
    price: priceRange(carat.price.from, carat.price.to, language),
    details: [
      { name: details.type, value: side.type },
      { name: details.bedrooms, value: insert(side.range, carat.bedrooms) },
      { name: details.bathrooms, value: insert(side.range, carat.bathrooms) },
      { name: details.size, value: insert(side.areas, carat.area) },
      { name: details.terraces, value: insert(side.areas, carat.terrace) },
      { name: details.status, value: side.status },
      { name: details.energy, value: side.energy },
    ],
    captions: {
      smallest: insert(scale.smallest, { price: price(carat.price.from, language) }),
      largest: insert(scale.largest, { price: price(carat.price.to, language) }),
    },
  }
}

export type CaratView = ReturnType<typeof caratView>
