import { type PropertyCardData, propertyCard } from '#app/catalogue/card-data.ts'
import { buildingNames, developmentNames } from '#app/content/developments/developments.ts'
import { counted } from '#app/plural.ts'
import { closestHomes } from '#server/catalogue/closest.ts'
import { highestPrice } from '#server/catalogue/distance.ts'
import type { Order } from '#server/catalogue/filter.ts'
import { keepOne, type Relaxation, relax } from '#server/catalogue/relax.ts'
import type { SearchCondition } from '#server/catalogue/search-conditions.ts'
import type { SearchGroup } from '#server/catalogue/search-groups.ts'
import { conditionTexts } from '#server/catalogue/search-text.ts'
import { anyHome, searchFilter, searchParameters } from '#server/catalogue/search.ts'
import type { Language } from '#server/language.ts'
import { capital } from '#server/shared/text/initial.ts'
import type { SiteRequest } from '#server/site.ts'
import { comparedWith } from './difference.ts'
import { type Query, searchOf } from './filter.ts'
import { words } from './words.ts'

/** The suggestions if no home matches the search. */
export interface Nearest {
  /** Searches with a result, each with the condition that it changes. */
  searches: { search: string; parts: { text: string; changed: boolean }[]; homes: string }[]
  cards: PropertyCardData[]
}

/** Searches that keep a single condition are added up to this number. */
const maxSearches = 3
const maxHomes = 3
/** The number of searches from which the homes are chosen. */
const maxTried = 6

/** Finds the homes nearest to a query without a result, and the searches that find them. */
export async function nearestTo(
  { catalogue, pictures }: SiteRequest,
  groups: readonly SearchGroup[],
  query: Query,
  language: Language,
): Promise<Nearest> {
  const known = { developments: developmentNames, building: buildingNames }
  const searches = searchesOf(relax(groups, query, known), keepOne(groups, query, known))
  const highest = query.to && String(highestPrice(Number(query.to)))
  const candidates = [
    ...searches.slice(0, maxTried).map(({ search, changed }) => ({
      search,
      order: nearestFirst(changed, query.sort),
    })),
    // The price is also searched for alone, within the budget and near it, and with the type,
    // because those homes may meet more of the other conditions.
    ...(query.to
      ? [{ to: query.to }, { to: highest }, { to: highest, type: query.type }].map((change) => ({
          search: { ...anyHome, listing: query.listing, ...change },
          order: 'dearest' as const,
        }))
      : []),
    {
      search: { ...anyHome, listing: query.listing, type: query.type },
      order: 'cheapest' as const,
    },
  ]
  const lists = await Promise.all(
    candidates.map(({ search, order }) =>
      catalogue.list({
        ...searchFilter(search, buildingNames),
        order,
        limit: maxHomes * 4,
        counted: false,
      }),
    ),
  )
  const found = new Map(lists.flatMap(({ properties }) => properties.map((one) => [one.id, one])))
  const nearest = closestHomes([...found.values()], query, buildingNames, maxHomes)
  return {
    searches: searches.map((relaxation) => ({
      search: searchOf({ ...query, ...relaxation.search }, 1),
      parts: partsOf(relaxation, language),
      homes: counted(words[language].list.count.homes, relaxation.homes, language),
    })),
    cards: nearest.map((home) => ({
      ...propertyCard(home, language, pictures),
      why: comparedWith(query, home, language),
    })),
  }
}

/**
 * The searches that change one condition, followed by those that keep a single one, up to
 * {@link maxSearches}.
 */
function searchesOf(relaxations: Relaxation[], others: Relaxation[]): Relaxation[] {
  const addressOf = ({ search }: Relaxation) => searchParameters(search).toString()
  const known = relaxations.map(addressOf)
  const more = others.filter((other) => !known.includes(addressOf(other)))
  return [...relaxations, ...more.slice(0, Math.max(0, maxSearches - relaxations.length))]
}

const nearestFirst = (changed: SearchCondition | undefined, order: Order): Order =>
  changed === 'to' ? 'cheapest' : changed === 'from' ? 'dearest' : order

/** The conditions of a search in words, marking the one that differs from the request. */
function partsOf(
  { search, changed }: Relaxation,
  language: Language,
): Nearest['searches'][0]['parts'] {
  const { loosened } = words[language].list.none
  const isPrice = changed === 'from' || changed === 'to'
  const stated = conditionTexts(search, language).map(({ condition, text }) => ({
    text,
    changed: condition === (isPrice ? 'price' : changed),
  }))
  const isStated = changed === undefined || stated.some((part) => part.changed)
  const parts =
    isStated || changed === 'listing'
      ? stated
      : [...stated, { text: loosened[changed], changed: true }]
  return parts.map((part, index) => (index === 0 ? { ...part, text: capital(part.text) } : part))
}
