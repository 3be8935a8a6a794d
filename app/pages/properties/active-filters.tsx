import { useLocation } from 'react-router'
import { Link } from '#app/components/link.tsx'
import { clearedSearch, searchOf, type Query } from './filter.ts'
import type { PropertiesWords } from './words.ts'

/** A condition that is set, in words, with its parameters. */
export interface ActiveFilter {
  text: string
  names: (keyof Query)[]
}

interface ActiveFiltersProps {
  copy: PropertiesWords['list']
  query: Query
  active: ActiveFilter[]
}

/** The filters that are set, each with a link that removes it, and a link that removes all. */
export function ActiveFilters({ copy, query, active }: ActiveFiltersProps) {
  const { pathname } = useLocation()
  if (active.length === 0) return null
  const without = (names: (keyof Query)[]) =>
    searchOf(query, 1, Object.fromEntries(names.map((name) => [name, ''])))
  return (
    <ul className="taken" aria-label={copy.taken.label}>
      {active.map(({ text, names }) => (
        <li key={text}>
          <Link to={`${pathname}${without(names)}`} preventScrollReset>
            <span>{text}</span>
            <svg viewBox="0 0 10 10" aria-hidden="true" focusable="false">
              <path d="M1 1l8 8M9 1l-8 8" />
            </svg>
            <span className="vh">: {copy.taken.remove}</span>
          </Link>
        </li>
      ))}
      <li>
        <Link to={`${pathname}${clearedSearch(query)}`} preventScrollReset>
          <span>{copy.clear}</span>
        </Link>
      </li>
    </ul>
  )
}
