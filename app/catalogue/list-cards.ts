import type { Filter } from '#server/catalogue/filter.ts'
import type { Language } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import { isUnavailable } from '#server/unavailable.ts'
import { insert } from '../words.ts'
import { propertyCard, type PropertyCardData } from './card-data.ts'
import { words } from './words.ts'

/** A list of homes, or the sentence that says why there is none. */
export interface CardList {
  cards: PropertyCardData[]
  total: number
  message: string | undefined
  /** 503 when the catalogue does not answer: the rest of the page is still worth reading. */
  status: 200 | 503
}

/** The homes for sale that a filter lets through. Homes to let are in no list: the rentals page takes enquiries for them (specification §2). */
export async function listCards(
  { catalogue, pictures, log }: SiteRequest,
  language: Language,
  filter: Filter,
): Promise<CardList> {
  const copy = words[language]
  try {
    const { properties, total } = await catalogue.list({ ...filter, listing: 'sale' })
    const cards = properties.map((property) => propertyCard(property, language, pictures))
    return { cards, total, message: cards.length === 0 ? copy.empty : undefined, status: 200 }
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log.error({ err: error }, 'a list of homes could not be read')
    return {
      cards: [],
      total: 0,
      message: insert(copy.listFailed, { message: copy.listFailedMessage }),
      status: 503,
    }
  }
}
