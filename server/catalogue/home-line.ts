import type { Language } from '../language.ts'
import { euros } from '../shared/text/euros.ts'
import type { Property } from './property.ts'

const words = {
  en: { bedroom: 'bedroom', bedrooms: 'bedrooms', month: 'a month', before: 'previously' },
  es: { bedroom: 'dormitorio', bedrooms: 'dormitorios', month: 'al mes', before: 'antes' },
}

/** `1 bedroom`, `3 dormitorios`. */
export const bedroomsText = (count: number, language: Language): string =>
  `${count} ${count === 1 ? words[language].bedroom : words[language].bedrooms}`

/**
 * `€2,400,000`, of a rental `€2,400 a month`, each with `, previously €2,600,000` where it is
 * reduced.
 * @param before the former price of a reduction.
 */
export function priceText(
  { price, listing }: Pick<Property, 'price' | 'listing'>,
  before: number | null,
  language: Language,
): string {
  const copy = words[language]
  const current =
    listing === 'rent' ? `${euros(price, language)} ${copy.month}` : euros(price, language)
  return before === null ? current : `${current}, ${copy.before} ${euros(before, language)}`
}
