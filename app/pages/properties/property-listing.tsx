import { useEffect } from 'react'
import type { CardList } from '#app/catalogue/list-cards.ts'
import { PropertyCards } from '#app/catalogue/property-card.tsx'
import { HydrationBoundaries } from '#app/components/hydration-boundary.tsx'
import { rememberSearch } from '#app/recent/last-search.ts'
import { ActiveFilters, type ActiveFilter } from './active-filters.tsx'
import { AlertSignup } from './alert-signup.tsx'
import type { Choice, ChoiceName } from './choices.ts'
import { FilterForm } from './filter-form.tsx'
import { type Query, searchOf } from './filter.ts'
import { NearestHomes } from './nearest-homes.tsx'
import type { Nearest } from './nearest.ts'
import { Pager } from './pager.tsx'
import { Tally } from './tally.tsx'
import type { PropertiesWords } from './words.ts'

export interface ListingData {
  query: Query
  list: CardList
  choices: Record<ChoiceName, Choice[]>
  /** Homes of each type with the rest of the query; undefined where they could not be counted. */
  types: Readonly<Record<string, number>> | undefined
  /** How many homes were found, and from which price to which. */
  found: { homes: string; prices: string | undefined }
  active: ActiveFilter[]
  /** What leads from the further choices to the homes that they found. */
  show: string
  /** The suggestions where no home matches. */
  nearest: Nearest | undefined
  /** The search in words. */
  asked: string
}

interface ListingProps {
  title: string
  copy: PropertiesWords['list']
  listing: ListingData
}

/** The page's title, the filter and the homes. */
export function PropertyListing({ title, copy, listing }: ListingProps) {
  const { query, list, choices, types, found, active, nearest, asked } = listing
  const search = searchOf(query, query.page)
  useEffect(() => rememberSearch(search), [search])
  return (
    <HydrationBoundaries>
      <section className="grid find" id="homes" aria-labelledby="heading" data-list-search={search}>
        <h1 id="heading">{title}</h1>
        <FilterForm
          copy={copy}
          query={query}
          choices={choices}
          tally={types && <Tally copy={copy} query={query} counts={types} />}
          found={
            <p className="num" role="status">
              <b>{found.homes}</b>
              {found.prices && `, ${found.prices}`}
            </p>
          }
          show={listing.show}
          isEmpty={nearest !== undefined}
          taken={<ActiveFilters copy={copy} query={query} active={active} />}
        />
      </section>
      <section className="grid listing" aria-labelledby="list">
        <h2 id="list" className="vh">
          {copy.title}
        </h2>
        {nearest ? (
          <NearestHomes copy={copy.none} query={query} nearest={nearest} />
        ) : (
          <PropertyCards list={list} first />
        )}
        <Pager copy={copy} query={query} total={list.total} />
        {list.status === 200 && <AlertSignup query={query} asked={asked} />}
      </section>
    </HydrationBoundaries>
  )
}
