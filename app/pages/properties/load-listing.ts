import { listCards } from '#app/catalogue/list-cards.ts'
import { buildingNames, developmentNames } from '#app/content/developments/developments.ts'
import { counted } from '#app/plural.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { insert } from '#app/words.ts'
import { countFacets, type Facets } from '#server/catalogue/facets.ts'
import type { SearchGroup } from '#server/catalogue/search-groups.ts'
import { conditionTexts, searchText } from '#server/catalogue/search-text.ts'
import { setConditions } from '#server/catalogue/search.ts'
import { ownSteps } from '#server/catalogue/steps.ts'
import type { Language } from '#server/language.ts'
import { enumeration } from '#server/shared/text/enumeration.ts'
import { euros } from '#server/shared/text/euros.ts'
import { capital, lowerInitial } from '#server/shared/text/initial.ts'
import type { SiteRequest } from '#server/site.ts'
import { filterChoices } from './choices.ts'
import type { Query } from './filter.ts'
import { loadPlanView } from './load-plan-view.ts'
import { type Nearest, nearestTo } from './nearest.ts'
import type { ListingData } from './property-listing.tsx'
import { misread, queryFilter, readQuery } from './read-query.ts'
import type { PropertiesWords } from './words.ts'

const known = { developments: developmentNames, building: buildingNames }

/**
 * Loads a page of the list with everything that its filter shows. Nothing is counted while the
 * catalogue does not answer.
 */
export async function loadListing(
  site: SiteRequest,
  address: URLSearchParams,
  copy: PropertiesWords['list'],
  language: Language,
): Promise<ListingData> {
  const query = readQuery(address)
  const groups = await groupsOf(site, query)
  const toLet = !groups || groups.some(({ listing }) => listing === 'rent')
  const facets = groups && countFacets(groups, query, known)
  const list = await listCards(site, language, queryFilter(query), facets?.homes)
  const isEmpty = list.status === 200 && list.total === 0 && setConditions(query).length > 0
  const nearest = isEmpty && groups ? await nearestTo(site, groups, query, language) : undefined
  return {
    query,
    list,
    choices: filterChoices(query, { facets, toLet }, copy, language),
    types: facets?.counts.type,
    found: isEmpty
      ? { homes: emptyText(query, nearest, copy), prices: undefined }
      : foundText({ total: list.total, facets, query, copy, language }),
    active: activeFilters(query, language),
    show: isEmpty ? copy.showNearest : counted(copy.show, list.total, language),
    nearest,
    plan: query.view && !isEmpty ? await loadPlanView(site, query, language) : undefined,
    asked: searchText(query, language),
    misread: misreadTexts(address, query, copy, language),
  }
}

function misreadTexts(
  address: URLSearchParams,
  query: Query,
  { labels, misread: texts }: PropertiesWords['list'],
  language: Language,
): string[] {
  const { ignored, isExchanged } = misread(address, query)
  const names = ignored.map((name) => lowerInitial(labels[name]))
  return [
    ...(names.length > 0 ? [insert(texts.ignored, { names: enumeration(names, language) })] : []),
    ...(isExchanged ? [texts.exchanged] : []),
  ]
}

const groupsOf = (
  { catalogue, log }: SiteRequest,
  query: Query,
): Promise<SearchGroup[] | undefined> =>
  whenUnavailable(
    log,
    'the homes of a search could not be counted',
    () => catalogue.groups(ownSteps(query)),
    () => undefined,
  )

/** The message that no home was found, or that none is to let at all. */
const emptyText = (
  { listing }: Query,
  nearest: Nearest | undefined,
  { none }: PropertiesWords['list'],
): string => (listing === 'rent' && nearest?.searches.length === 0 ? none.rent.found : none.found)

/** The number of homes and their prices: `7 apartments` and `€410,000 to €720,000`. */
function foundText({
  total,
  facets,
  query,
  copy,
  language,
}: {
  total: number
  facets: Facets | undefined
  query: Query
  copy: PropertiesWords['list']
  language: Language
}): ListingData['found'] {
  const texts = Object.entries(copy.count).find(([type]) => type === query.type)?.[1]
  const { min, max } = facets?.prices ?? {}
  return {
    homes: counted(texts ?? copy.count[''], total, language),
    prices:
      min === undefined || max === undefined
        ? undefined
        : min === max
          ? euros(min, language)
          : insert(copy.span, { from: euros(min, language), to: euros(max, language) }),
  }
}

const activeFilters = (query: Query, language: Language): ListingData['active'] =>
  conditionTexts(query, language)
    .filter(({ condition }) => condition !== 'listing')
    .map(({ condition, text }) => ({
      text: capital(text),
      names: condition === 'price' ? ['from', 'to'] : [condition],
    }))
