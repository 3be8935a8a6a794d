import { useEffect, useRef } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { Link } from '#app/components/link.tsx'
import type { PropertyType } from '#server/catalogue/property.ts'
import type { CardList } from '#app/catalogue/list-cards.ts'
import { Arrow } from '#app/components/arrow.tsx'
import { PropertyCards } from '#app/catalogue/property-card.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { counted } from '#app/plural.ts'
import { insert } from '#app/words.ts'
import { pageSize, searchOf, type Query } from './filter.ts'
import { ActiveFilters } from './active-filters.tsx'
import { Tally } from './tally.tsx'
import type { PropertiesWords } from './words.ts'

interface ListingProps {
  title: string
  copy: PropertiesWords['list']
  query: Query
  developments: string[]
  list: CardList
  /** Homes of each type with the rest of the query; undefined where they could not be counted. */
  counts: Record<PropertyType, number> | undefined
}

/**
 * The page's title, the filter and the homes. The filter is a sentence of selects that submits to the
 * address: with script at every choice, without by a button.
 */
export function Listing({ title, copy, query, developments, list, counts }: ListingProps) {
  const { pathname } = useLocation()
  const { language } = useRootData()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const [show, having, bedrooms, then] = copy.sentence
  const pages = Math.ceil(list.total / pageSize)
  const action = `${pathname}#homes`
  const within = (name: string): Option => [name, insert(copy.within, { development: name })]
  const select = (name: keyof typeof copy.labels, options: Option[]) => (
    <FilterSelect name={name} label={copy.labels[name]} value={query[name]} options={options} />
  )
  const apply = () => form.current && submit(form.current, { preventScrollReset: true, action })

  return (
    <>
      <section className="grid find" id="homes" aria-labelledby="heading">
        <h1 id="heading">{title}</h1>
        {/* A browser that fills in the choices of an earlier visit would show a list that was not asked for. */}
        <Form
          ref={form}
          className="filter"
          method="get"
          action={action}
          aria-label={copy.filter}
          autoComplete="off"
          preventScrollReset
          onChange={apply}
        >
          <p>
            {show} {select('type', Object.entries(copy.types))}{' '}
            {select('development', [['', copy.anywhere], ...developments.map(within)])} {having}{' '}
            {select('bedrooms', Object.entries(copy.bedrooms))} {bedrooms}{' '}
            {select('price', Object.entries(copy.prices))}
            {then} {select('sort', Object.entries(copy.sorts))}.
          </p>
          <button className="btn filter__apply">
            {copy.apply} <Arrow />
          </button>
        </Form>
        {counts && <Tally copy={copy} query={query} counts={counts} />}
        <div className="found">
          <p className="num" role="status">
            {counted(copy.count, list.total, language)}
          </p>
          <ActiveFilters copy={copy} query={query} />
        </div>
      </section>
      <section className="grid listing" aria-labelledby="list">
        <h2 id="list" className="vh">
          {copy.title}
        </h2>
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
    </>
  )
}

type Option = [value: string, label: string]

interface FilterSelectProps {
  name: string
  label: string
  value: string
  options: Option[]
}

/** A choice of the sentence. It keeps the focus when the list changes, and follows the address. */
function FilterSelect({ name, label, value, options }: FilterSelectProps) {
  const select = useRef<HTMLSelectElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    const element = select.current
    // What was chosen before script ran is applied now.
    if (isFirst.current && element && element.value !== value) element.form?.requestSubmit()
    else if (element) element.value = value
    isFirst.current = false
  }, [value])
  return (
    <>
      <label className="vh" htmlFor={`filter-${name}`}>
        {label}
      </label>
      <select ref={select} id={`filter-${name}`} name={name} defaultValue={value}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </>
  )
}
