import { useLocation } from 'react-router'
import { Link } from '#app/components/link.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { propertyTypes } from '#server/catalogue/property.ts'
import { groupedNumber } from '#server/shared/text/euros.ts'
import { searchOf, type Query } from './filter.ts'
import type { PropertiesWords } from './words.ts'

interface TypeCountsProps {
  copy: PropertiesWords['list']
  query: Query
  /** The number of homes of each type with the other conditions; the key '' has all of them. */
  counts: Readonly<Record<string, number>>
}

/**
 * Types as links, each with its number of homes under the other conditions; a type without homes is
 * no link.
 */
export function TypeCounts({ copy, query, counts }: TypeCountsProps) {
  const { pathname } = useLocation()
  const { language } = useRootData()
  const rows = [
    { type: '', name: copy.all },
    ...propertyTypes.map((type) => ({ type, name: copy.many[type] })),
  ]
  return (
    <ul className="tally" aria-label={copy.tally}>
      {rows.map(({ type, name }) => {
        const count = counts[type] ?? 0
        const inside = (
          <>
            {name} <b>{groupedNumber(count, language)}</b>
          </>
        )
        return (
          <li key={type}>
            {count === 0 && type !== query.type ? (
              <span>{inside}</span>
            ) : (
              <Link
                to={`${pathname}${searchOf(query, 1, { type })}`}
                aria-current={type === query.type ? 'true' : undefined}
                preventScrollReset
              >
                {inside}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
