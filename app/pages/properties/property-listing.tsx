import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { CardList } from '#app/catalogue/list-cards.ts'
import { PropertyCards } from '#app/catalogue/property-card.tsx'
import { HydrationBoundaries } from '#app/components/hydration-boundary.tsx'
import { Link } from '#app/components/link.tsx'
import { rememberSearch } from '#app/recent/last-search.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { ActiveFilters, type ActiveFilter } from './active-filters.tsx'
import { AlertSignup } from './alert-signup.tsx'
import type { Choice, ChoiceName } from './choices.ts'
import { FilterForm } from './filter-form.tsx'
import { type Query, searchOf } from './filter.ts'
import { HomesOnPlan } from './homes-on-plan.tsx'
import type { PlanView } from './load-plan-view.ts'
import { NearestHomes } from './nearest-homes.tsx'
import type { Nearest } from './nearest.ts'
import { Pager } from './pager.tsx'
import { RecentLink } from './recent-link.tsx'
import { TypeCounts } from './type-counts.tsx'
import type { PropertiesWords } from './words.ts'

export interface ListingData {
  query: Query
  list: CardList
  choices: Record<ChoiceName, Choice[]>
  /**
   * The number of homes of each type with the other conditions; undefined if they could not be
   * counted.
   */
  types: Readonly<Record<string, number>> | undefined
  /** The number of homes found, and their lowest and highest price. */
  found: { homes: string; prices: string | undefined }
  active: ActiveFilter[]
  /** The text of the link from the further choices to the homes found. */
  show: string
  /** The suggestions if no home matches. */
  nearest: Nearest | undefined
  /** The homes on the plan, if the address asks for the plan and there are any. */
  plan: PlanView | undefined
  /** The search in words. */
  asked: string
  /** The sentences about values in the address that were ignored or corrected. */
  misread: string[]
}

interface ListingProps {
  title: string
  copy: PropertiesWords['list']
  listing: ListingData
}

/** The page's title, the filter and the homes. */
export function PropertyListing({ title, copy, listing }: ListingProps) {
  const { query, list, choices, types, found, active, nearest, plan, asked, misread } = listing
  const search = searchOf(query, query.page)
  const { language } = useRootData()
  const seen = list.total > 0 ? found.homes : ''
  useEffect(() => rememberSearch(search, seen, language), [search, seen, language])
  return (
    <HydrationBoundaries>
      <section
        className="grid find"
        id="homes"
        aria-labelledby="heading"
        data-list-search={search}
        data-list-found={seen}
      >
        <div className="find__h">
          <h1 id="heading">{title}</h1>
          <Views copy={copy.plan} query={query} />
        </div>
        <FilterForm
          copy={copy}
          query={query}
          choices={choices}
          tally={types && <TypeCounts copy={copy} query={query} counts={types} />}
          found={
            <p className="num" role="status">
              <b>{found.homes}</b>
              {found.prices && `, ${found.prices}`}
            </p>
          }
          show={listing.show}
          taken={<ActiveFilters copy={copy} query={query} active={active} />}
        />
        {misread.map((sentence) => (
          <p key={sentence} className="slate">
            {sentence}
          </p>
        ))}
      </section>
      <section className="grid listing" aria-labelledby="list">
        <h2 id="list" className="vh">
          {copy.title}
        </h2>
        {nearest ? (
          <NearestHomes copy={copy.none} query={query} nearest={nearest} />
        ) : plan ? (
          <HomesOnPlan copy={copy.plan} plan={plan} />
        ) : (
          <PropertyCards list={list} first />
        )}
        {!plan && <Pager copy={copy} query={query} total={list.total} />}
        {list.status === 200 && <AlertSignup query={query} asked={asked} />}
      </section>
    </HydrationBoundaries>
  )
}

/** Links to the list and to the plan of the homes found. */
function Views({ copy, query }: { copy: PropertiesWords['list']['plan']; query: Query }) {
  const { pathname } = useLocation()
  const views = [
    { view: undefined, name: copy.list },
    { view: 'plan', name: copy.view },
  ] as const
  return (
    <p className="views no-print">
      {views.map(({ view, name }) => (
        <Link
          key={name}
          to={`${pathname}${searchOf(query, 1, { view })}`}
          aria-current={view === query.view ? 'true' : undefined}
          preventScrollReset
        >
          {name}
        </Link>
      ))}
      <RecentLink />
    </p>
  )
}
