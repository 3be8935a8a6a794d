import { Form, Link, useLocation } from 'react-router'
import type { CardList } from '#app/catalogue/list-cards.ts'
import { Arrow } from '#app/components/arrow.tsx'
import { Go } from '#app/components/go.tsx'
import { PropertyCards } from '#app/catalogue/property-card.tsx'
import { shortlistPath } from '#app/shortlist/list.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { counted } from '#app/plural.ts'
import { insert } from '#app/words.ts'
import { pageSize, searchOf, type Query } from './filter.ts'
import type { PropertiesWords } from './words.ts'

interface ListingProps {
  copy: PropertiesWords['list']
  query: Query
  developments: string[]
  list: CardList
}

/** The list of homes with its filter, a sentence of selects that submits to the address. */
export function Listing({ copy, query, developments, list }: ListingProps) {
  const { pathname } = useLocation()
  const { language, words } = useRootData()
  const [show, at, having, priced] = copy.sentence
  const pages = Math.ceil(list.total / pageSize)
  return (
    <section className="grid listing" id="homes" aria-labelledby="list">
      <div className="listing__head">
        <h2 id="list">{copy.title}</h2>
        <Go to={shortlistPath(language)}>{words.shortlist.open}</Go>
      </div>
      {/* The key remounts the form when the address changes, so that Clear and Back reset the selects. */}
      <Form
        key={searchOf(query, 1)}
        className="filter"
        method="get"
        action={`${pathname}#homes`}
        aria-label={copy.filter}
        preventScrollReset
      >
        <p>
          {show}{' '}
          <Select
            name="type"
            label={copy.labels.type}
            value={query.type}
            options={Object.entries(copy.types)}
          />{' '}
          {at}{' '}
          <Select
            name="development"
            label={copy.labels.development}
            value={query.development}
            options={[
              ['', copy.anywhere],
              ...developments.map((name): [string, string] => [name, name]),
            ]}
          />{' '}
          {having}{' '}
          <Select
            name="bedrooms"
            label={copy.labels.bedrooms}
            value={query.bedrooms}
            options={Object.entries(copy.bedrooms)}
          />{' '}
          {priced}{' '}
          <Select
            name="price"
            label={copy.labels.price}
            value={query.price}
            options={Object.entries(copy.prices)}
          />
          ,{' '}
          <Select
            name="sort"
            label={copy.labels.sort}
            value={query.sort}
            options={Object.entries(copy.sorts)}
          />
          .
        </p>
        <div className="filter__foot">
          <p className="num" role="status">
            {counted(copy.count, list.total, language)}
          </p>
          <div className="filter__do">
            <Link className="go" to={`${pathname}#homes`} preventScrollReset>
              <span>{copy.clear}</span>
            </Link>
            <button className="btn">
              {copy.apply} <Arrow />
            </button>
          </div>
        </div>
      </Form>
      <PropertyCards list={list} />
      {pages > 1 && (
        <nav className="pager" aria-label={copy.pages}>
          {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
            <Link
              key={page}
              to={`${pathname}${searchOf(query, page)}#homes`}
              aria-label={insert(copy.page, { n: page })}
              aria-current={page === query.page ? 'page' : undefined}
            >
              {page}
            </Link>
          ))}
          {query.page < pages && (
            <Link className="go" to={`${pathname}${searchOf(query, query.page + 1)}#homes`}>
              <span>{copy.next}</span>
              <Arrow />
            </Link>
          )}
        </nav>
      )}
    </section>
  )
}

interface SelectProps {
  name: string
  label: string
  value: string
  options: [value: string, label: string][]
}

function Select({ name, label, value, options }: SelectProps) {
  return (
    <>
      <label className="vh" htmlFor={`filter-${name}`}>
        {label}
      </label>
      <select id={`filter-${name}`} name={name} defaultValue={value}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </>
  )
}
