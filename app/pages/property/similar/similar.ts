import { type PropertyCardData, propertyCard } from '#app/catalogue/card-data.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { insert } from '#app/words.ts'
import type { Property } from '#server/catalogue/property.ts'
import { type SimilarHome, similarHomes } from '#server/catalogue/similar.ts'
import type { Language } from '#server/language.ts'
import { euros } from '#server/shared/text/euros.ts'
import type { SiteRequest } from '#server/site.ts'
import { words } from './similar-words.ts'

/**
 * The cards of the homes most similar to a home, each with its reason; empty while the catalogue
 * does not answer.
 */
export async function similarCards(
  { catalogue, pictures, log }: SiteRequest,
  home: Property,
  language: Language,
): Promise<PropertyCardData[]> {
  const similar = await whenUnavailable(
    log,
    'the similar homes could not be read',
    () => similarHomes(catalogue, home),
    () => [],
  )
  return similar.map((one) => ({
    ...propertyCard(one.home, language, pictures),
    why: reasonParts(one, language),
  }))
}

/** The reason in two parts: `Near in price:` and `€60,000 more`. */
function reasonParts(
  { reason, difference }: Pick<SimilarHome, 'reason' | 'difference'>,
  language: Language,
) {
  const copy = words[language]
  // “Near in price” would contradict the same price.
  if (reason === 'price' && difference === 0) return { reason: '', difference: copy.samePrice }
  return {
    reason: copy.reasons[reason],
    difference:
      difference === 0
        ? copy.same
        : insert(difference > 0 ? copy.more : copy.less, {
            price: euros(Math.abs(difference), language),
          }),
  }
}
