import { propertyCard } from '#app/catalogue/card-data.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { insert } from '#app/words.ts'
import { sitePlanSize, type Where, whereIsHome } from '#pictures/plans/maps/where.ts'
import { listingOf } from '#server/catalogue/search.ts'
import type { Language } from '#server/language.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'
import type { SiteRequest } from '#server/site.ts'
import type { Query } from './filter.ts'
import { keepApart } from './keep-apart.ts'
import { queryFilter } from './read-query.ts'
import { words } from './words.ts'

/** A home with its number on the plan; it has no number if the plan does not show it. */
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
  /** The homes by development; homes of no development come last. */
  groups: { name: string; homes: PlannedHome[] }[]
  /** The message that there are more homes than the plan shows. */
  more: string | undefined
}

/** The maximum number of homes on the plan: more numbers could not be told apart. */
const maxPlanned = 60

/** The ratio of the plan's height to its width, and its width in pixels on a phone: 44rem. */
const aspect = sitePlanSize.height / sitePlanSize.width
const leastWidth = 704
/** The distance in pixels between two numbers: WCAG 2.2 (2.5.8) requires 24. */
const leastDistance = 25

/** The positions of the numbers: at their homes, moved apart if these are too close together. */
function placesOf(refs: readonly string[]): ReadonlyMap<string, Where> {
  const found = refs.flatMap((ref) => {
    const at = whereIsHome(ref)
    return at ? [{ ref, at: { x: at.x, y: at.y * aspect } }] : []
  })
  const apart = keepApart(
    found.map(({ at }) => at),
    leastDistance / leastWidth,
  )
  return new Map(
    found.map(({ ref, at }, index) => {
      const { x, y } = apart[index] ?? at
      return [ref, { x, y: y / aspect }]
    }),
  )
}

/** Loads the homes of a search for the plan of the resort, numbered in the order of the list. */
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
  const places = placesOf(properties.map(({ ref }) => ref))
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
        const at = places.get(home.ref)
        if (at) n += 1
        const facts = [...measures.slice(0, 3), state].filter(Boolean).join(', ')
        return { id, n: at && n, at, href, title, lang, price, facts }
      }),
    })),
    more:
      total > maxPlanned
        ? insert(copy.more, { n: maxPlanned, of: groupedNumber(total, language) })
        : undefined,
  }
}
