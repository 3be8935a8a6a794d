import { type PropertyCardData, propertyCard } from '#app/catalogue/card-data.ts'
import { price } from '#app/format.ts'
import { insert } from '#app/words.ts'
import type { Property } from '#server/catalogue/property.ts'
import { type SimilarHome, similarHomes } from '#server/catalogue/similar.ts'
import type { Language } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import { isUnavailable } from '#server/unavailable.ts'
import { words } from './similar-words.ts'

/**
 * The cards of the homes most similar to one, each with its reason; none while the catalogue does
 * not answer.
 */
export async function similarCards(
  { catalogue, pictures, log }: SiteRequest,
  home: Property,
  language: Language,
): Promise<PropertyCardData[]> {
  try {
    const similar = await similarHomes(catalogue, home)
    return similar.map((one) => ({
      ...propertyCard(one.home, language, pictures),
      why: whyOf(one, language),
    }))
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log.error({ err: error }, 'the similar homes could not be read')
    return []
  }
}

/** `Similar price:` and `€60,000 more`. */
function whyOf(
  { reason, difference }: Pick<SimilarHome, 'reason' | 'difference'>,
  language: Language,
) {
  const copy = words[language]
  return {
    reason: copy.reasons[reason],
    difference:
      difference === 0
        ? copy.same
        : insert(difference > 0 ? copy.more : copy.less, {
            price: price(Math.abs(difference), language),
          }),
  }
}
