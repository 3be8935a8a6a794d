import { propertyCard } from '#app/catalogue/card-data.ts'
import { number } from '#app/format.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { insert } from '#app/words.ts'
import { type Where, whereIsHome } from '#pictures/plans/maps/where.ts'
import { listingOf } from '#server/catalogue/search.ts'
import type { Language } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import type { Query } from './filter.ts'
import { queryFilter } from './read-query.ts'
import { words } from './words.ts'

/** A home with its number on the plan; without one where the plan does not show it. */
interface PlannedHome {
  id: string
  n: number | undefined
  at: Where | undefined
  href: string
  title: string
  lang: 'en' | undefined
  price: string
  facts: string
}

export interface PlanView {
  /** By development; those of none come last. */
  groups: { name: string; homes: PlannedHome[] }[]
  /** That there are more than the plan shows. */
  more: string | undefined
}

/** The most homes on the plan: more numbers could not be told apart. */
const maxPlanned = 60

/** The homes of a search on the plan of the resort, numbered in its order. */
export async function loadPlanView(
  site: SiteRequest,
  query: Query,
  language: Language,
): Promise<PlanView> {
  const copy = words[language].list.plan
  const { properties, total } = await whenUnavailable(
    site.log,
    'the homes on the plan could not be read',
    () =>
      site.catalogue.list({
        ...queryFilter(query),
        listing: listingOf(query),
        limit: maxPlanned,
        offset: 0,
      }),
    () => ({ properties: [], total: 0 }),
  )
  const byDevelopment = Map.groupBy(properties, ({ development }) => development)
  const inOrder = [...byDevelopment].toSorted(
    ([one], [other]) => Number(one === null) - Number(other === null),
  )
  let n = 0
  return {
    groups: inOrder.map(([development, homes]) => ({
      name: development ?? copy.others,
      homes: homes.map((home) => {
        const { id, href, title, lang, price, measures, state } = propertyCard(
          home,
          language,
          site.pictures,
        )
        const at = whereIsHome(home.ref)
        if (at) n += 1
        const facts = [...measures.slice(0, 3), state].filter(Boolean).join(', ')
        return { id, n: at && n, at, href, title, lang, price, facts }
      }),
    })),
    more:
      total > maxPlanned
        ? insert(copy.more, { n: maxPlanned, of: number(total, language) })
        : undefined,
  }
}
