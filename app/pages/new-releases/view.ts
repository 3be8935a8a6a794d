import type { Language } from '#server/language.ts'
import { pathIn } from '#server/language.ts'
import { words as catalogueWords } from '#app/catalogue/words.ts'
import { type NewRelease, scaleEnd } from '#app/content/new-releases.ts'
import { price, priceRange } from '#app/format.ts'
import { insert } from '#app/words.ts'

/** A release as the page prints it. */
export function releaseView({ residence, price: { from, to } }: NewRelease, language: Language) {
  const { title, description, features } = residence.texts[language]
  const copy = catalogueWords[language]
  return {
    id: residence.id,
    href: pathIn(language, residence.path),
    title,
    description,
    features,
    flag: residence.isNew ? copy.isNew : undefined,
    price:
      to === undefined
        ? insert(copy.from, { price: price(from, language) })
        : priceRange(from, to, language),
    /** Where its price begins and ends on the scale, in thousands of euros; open where only the beginning is known. */
    mark: { from: from / 1000, to: (to ?? scaleEnd) / 1000, open: to === undefined },
  }
}

export type ReleaseView = ReturnType<typeof releaseView>
