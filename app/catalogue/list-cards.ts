import { whenUnavailable } from '#app/unavailable.ts'
import { insert } from '#app/words.ts'
import type { HomeFilter } from '#server/catalogue/filter.ts'
import type { Language } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import { propertyCard, type PropertyCardData } from './card-data.ts'
import { words } from './words.ts'

/** A list of homes, or the message that explains why there are none. */
export interface CardList {
  cards: PropertyCardData[]
  total: number
  message: string | undefined
  /**
   * The status of the page: 503 when the catalogue does not answer, while the rest of the page is
   * still sent.
   */
  status: 200 | 503
}

/**
 * Lists the homes that match a filter; without a listing in the filter, those for sale.
 * @param known the number of matches, where it is known: counting takes longer than reading a page
 *   of them.
 */
export async function listCards(
  { catalogue, pictures, log }: SiteRequest,
  language: Language,
  filter: HomeFilter,
  known?: number,
): Promise<CardList> {
  const copy = words[language]
  const read = async (): Promise<CardList> => {
    const { properties, total } = await catalogue.list({
      ...filter,
      listing: filter.listing ?? 'sale',
      ...(known !== undefined && { counted: false }),
    })
    const cards = properties.map((property) => propertyCard(property, language, pictures))
    return {
      cards,
      total: known ?? total,
      message: cards.length === 0 ? copy.empty : undefined,
      status: 200,
    }
  }
  return whenUnavailable(log, 'a list of homes could not be read', read, (): CardList => ({
    cards: [],
    total: 0,
    message: insert(copy.listFailed, { message: copy.listFailedMessage }),
    status: 503,
  }))
}
