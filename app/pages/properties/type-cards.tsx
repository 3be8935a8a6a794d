import type { HomeGroupCardData } from '#app/catalogue/home-group-card.ts'
import { ArrowLink } from '#app/components/arrow-link.tsx'
import { Picture } from '#app/components/picture.tsx'

interface TypeCardData extends Omit<HomeGroupCardData, 'lowest'> {
  /** The price sentence. */
  from: string | undefined
}

/** Cards of developments and property types, in rows of two, three and five. */
export function TypeCards({ cards, view }: { cards: readonly TypeCardData[]; view: string }) {
  return (
    <div className="recession">
      {cards.map(({ href, title, description, flag, from, picture }) => (
        <article key={href} className="type">
          <Picture picture={picture} ratio="4x3" sizes="(width < 62rem) 90vw, 45vw" decorative />
          <div className="type__line">
            <h3>{title}</h3>
            {flag && <span className="flag flag--in">{flag}</span>}
          </div>
          <p>
            {description} {from && <span className="num nowrap">{from}</span>}
          </p>
          <ArrowLink to={href} about={title}>
            {view}
          </ArrowLink>
        </article>
      ))}
    </div>
  )
}
