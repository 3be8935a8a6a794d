import { insert } from '#app/words.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'
import { euros } from '#server/shared/text/euros.ts'
import { words } from './words.ts'

/** A home's price, such as `€485,000`, or `€1,900 a month` for a home to let. */
export function homePriceText(
  { price, listing }: Pick<Property, 'price' | 'listing'>,
  language: Language,
): string {
  const amount = euros(price, language)
  return listing === 'rent' ? insert(words[language].month, { price: amount }) : amount
}
