import { HomePicture } from '#app/components/home-picture.tsx'
import { Link } from '#app/components/link.tsx'
import { SaveButton } from '#app/shortlist/save-button.tsx'
import type { PropertyCardData } from './card-data.ts'
import type { CardList } from './list-cards.ts'

interface PropertyCardProps {
  card: PropertyCardData
  /** Distinguishes the card from others of the same home on the page. */
  place?: string
  /** Whether the card's picture is the first of the page. */
  first?: boolean
}

/**
 * A home's card: picture, price, name, type and status, measures, and either the reason why it is
 * in this list or two lines of text.
 */
export function PropertyCard({ card, place, first }: PropertyCardProps) {
  return (
    <article className="card" id={place ? undefined : `home-${card.slug}`}>
      <HomePicture
        home={card}
        sizes="(width < 40rem) 105vw, (width < 62rem) 60vw, 40rem"
        first={first}
      />
      <div className="card__top">
        <div>
          <p className="card__price">{card.price}</p>
          {card.allIn && <p className="price__note">{card.allIn}</p>}
        </div>
        <SaveButton
          slug={card.slug}
          about={card.title}
          id={['save', place, card.slug].filter(Boolean).join('-')}
        />
      </div>
      <h3 lang={card.lang}>
        <Link to={card.href}>{card.title}</Link>
      </h3>
      <p className="card__kind">
        {card.kind}
        {card.state && (
          <>
            {'\u00a0· '}
            <span className="card__state">{card.state}</span>
          </>
        )}
      </p>
      {card.why ? (
        <p className="card__why">
          {card.why.reason} {card.why.difference && <b>{card.why.difference}</b>}
        </p>
      ) : (
        <p className="card__text" lang={card.lang}>
          {card.text}
        </p>
      )}
      <p className="card__meta">
        {card.measures.map((measure) => (
          <span key={measure}>{measure.replace(' ', '\u00a0')}</span>
        ))}
      </p>
    </article>
  )
}

interface PropertyCardsProps {
  list: CardList
  /** Whether the first picture of the page is in these cards. */
  first?: boolean
}

/** Cards in a grid, or the reason why there are none. */
export function PropertyCards({ list, first = false }: PropertyCardsProps) {
  return (
    <>
      {list.message && (
        <p className="lead" role={list.status === 503 ? 'alert' : undefined}>
          {list.message}
        </p>
      )}
      {list.cards.length > 0 && (
        <div className="cards cards--eye aligned">
          {list.cards.map((card, index) => (
            <PropertyCard key={card.id} card={card} first={first && index === 0} />
          ))}
        </div>
      )}
    </>
  )
}

/** Placeholders for cards, while their homes are loading. */
export function CardSkeletons() {
  return (
    <div className="cards" aria-hidden="true">
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="card skeleton">
          <div className="frame r-4x3" />
          <p className="card__price">
            <span className="bar" style={{ inlineSize: '9rem' }} />
          </p>
          <p>
            <span className="bar" style={{ inlineSize: '70%' }} />
            <span className="bar" />
          </p>
        </div>
      ))}
    </div>
  )
}
