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
  const select = (name: keyof typeof copy.labels, options: Option[]) => (
    <FilterSelect name={name} label={copy.labels[name]} value={query[name]} options={options} />
  )
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
          {show} {select('type', Object.entries(copy.types))} {at}{' '}
          {select('development', [['', copy.anywhere], ...developments.map(itself)])} {having}{' '}
          {select('bedrooms', Object.entries(copy.bedrooms))} {priced}{' '}
          {select('price', Object.entries(copy.prices))},{' '}
          {select('sort', Object.entries(copy.sorts))}.
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

type Option = [value: string, label: string]

const itself = (name: string): Option => [name, name]

interface FilterSelectProps {
  name: string
  label: string
  value: string
  options: Option[]
}

/** A select within the sentence; its label is for assistive technology. */
function FilterSelect({ name, label, value, options }: FilterSelectProps) {
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
