import { useLocation } from 'react-router'
import { Arrow } from '#app/components/arrow.tsx'
import { Link } from '#app/components/link.tsx'
import { insert } from '#app/words.ts'
import { lastPage, listPageSize, searchOf, type Query } from './filter.ts'
import { shownPages } from './shown-pages.ts'
import type { PropertiesWords } from './words.ts'

interface PagerProps {
  copy: PropertiesWords['list']
  query: Query
  total: number
}

/** The pages of the list as links: the first, the last, and those beside the current one. */
export function Pager({ copy, query, total }: PagerProps) {
  const { pathname } = useLocation()
  const last = lastPage(total)
  if (last <= 1) return null
  const addressOf = (page: number) => `${pathname}${searchOf(query, page)}#homes`
  return (
    <>
      <nav className="pager" aria-label={copy.pages}>
        {shownPages(query.page, last).map((page, index, all) => (
          <Link
            key={page}
            to={addressOf(page)}
            className={page - (all[index - 1] ?? 0) > 1 ? 'pager__gap' : undefined}
            aria-label={insert(copy.page, { n: page })}
            aria-current={page === query.page ? 'page' : undefined}
          >
            {page}
          </Link>
        ))}
        {query.page < last && (
          <Link className="go" to={addressOf(query.page + 1)}>
            <span>{copy.next}</span>
            <Arrow />
          </Link>
        )}
      </nav>
      {total > last * listPageSize && <p className="small slate">{copy.beyond}</p>}
    </>
  )
}
