import { useLocation } from 'react-router'
import { Link } from '#app/components/link.tsx'
import { searchOf, type Query } from './filter.ts'
import type { PropertiesWords } from './words.ts'

/** The filters that are set: a link that removes each, and one that removes all. */
export function ActiveFilters({ copy, query }: { copy: PropertiesWords['list']; query: Query }) {
  const { pathname } = useLocation()
  const conditions = [
    { key: 'type', name: textOf(copy.many, query.type) },
    { key: 'development', name: query.development },
    { key: 'bedrooms', name: textOf(copy.taken.bedrooms, query.bedrooms) },
    { key: 'price', name: textOf(copy.taken.prices, query.price) },
  ].filter(({ name }) => name)
  if (conditions.length === 0) return null
  return (
    <ul className="taken" aria-label={copy.taken.label}>
      {conditions.map(({ key, name }) => (
        <li key={key}>
          <Link to={`${pathname}${searchOf(query, 1, { [key]: '' })}#homes`} preventScrollReset>
            <span>{name}</span>
            <svg viewBox="0 0 10 10" aria-hidden="true" focusable="false">
              <path d="M1 1l8 8M9 1l-8 8" />
            </svg>
            <span className="vh">: {copy.taken.remove}</span>
          </Link>
        </li>
      ))}
      <li>
        <Link to={`${pathname}#homes`} preventScrollReset>
          <span>{copy.clear}</span>
        </Link>
      </li>
    </ul>
  )
}

const textOf = (texts: object, key: string): string | undefined =>
  Object.entries(texts).find(([name]) => name === key)?.[1]
