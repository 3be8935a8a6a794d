import { useLocation } from 'react-router'
import { PropertyCard } from '#app/catalogue/property-card.tsx'
import { words as catalogueWords } from '#app/catalogue/words.ts'
import { ArrowLink } from '#app/components/arrow-link.tsx'
import { Link } from '#app/components/link.tsx'
import { plural } from '#app/plural.ts'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { insert } from '#app/words.ts'
import { pathIn } from '#server/language.ts'
import { AlertLink } from './alert-signup.tsx'
import { type Query, searchOf } from './filter.ts'
import type { Nearest } from './nearest.ts'
import type { PropertiesWords } from './words.ts'

/**
 * Shown if no home meets all conditions: searches with a result, the conditions that they change,
 * and the nearest homes.
 */
export function NearestHomes({
  copy,
  query,
  nearest: { searches, cards },
}: {
  copy: PropertiesWords['list']['none']
  query: Query
  nearest: Nearest
}) {
  const { pathname } = useLocation()
  const { language } = useRootData()
  if (searches.length === 0)
    return query.listing === 'rent' ? (
      <div className="none">
        <h3>{copy.rent.title}</h3>
        <p>{copy.rent.text}</p>
        <p className="none__ways">
          <ArrowLink to={`${pathIn(language, '/rental-properties')}#enquire`}>
            {copy.rent.rentals}
          </ArrowLink>
          <ArrowLink to={pathname + searchOf(query, 1, { listing: '', from: '', to: '' })}>
            {copy.rent.sale}
          </ArrowLink>
        </p>
      </div>
    ) : null
  return (
    <>
      <div className="none">
        <h3>{copy.title}</h3>
        <ul className="letgo">
          {searches.map(({ search, parts, homes }) => (
            <li key={search}>
              <Link to={`${pathname}${search}`} preventScrollReset>
                <span>
                  {parts.map(({ text, changed }, index) => (
                    <span key={text}>
                      {index > 0 && ', '}
                      {changed ? <em>{text}</em> : text}
                    </span>
                  ))}
                </span>
                <b>{homes}</b>
              </Link>
            </li>
          ))}
        </ul>
        <AlertLink query={query} variant="go">
          {copy.alert}
        </AlertLink>
      </div>
      {cards.length > 0 && (
        <div>
          <h3 className="none__cards">
            {insert(plural(copy.cards, cards.length, language), {
              n: catalogueWords[language].figures.numbers[cards.length - 1] ?? String(cards.length),
            })}
          </h3>
          <div className="cards cards--eye aligned">
            {cards.map((card) => (
              <PropertyCard key={card.id} card={card} />
            ))}
          </div>
        </div>
      )}
    </>
  )
}
