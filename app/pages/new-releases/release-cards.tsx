import { Link } from '#app/components/link.tsx'
import { Picture } from '#app/components/picture.tsx'
import type { ReleaseView } from './view.ts'

/** New-release cards: picture, title, price, description, features. */
export function ReleaseCards({ releases }: { releases: ReleaseView[] }) {
  return (
    <div className="cards nr-cards aligned">
      {releases.map(
        ({ id, href, title, description, features, flag, price, priceNote, picture }) => (
          <article key={id} className="card">
            <Picture
              picture={picture}
              ratio="4x3"
              sizes="(width < 40rem) 90vw, (width < 62rem) 45vw, 21rem"
              decorative
            />
            <h3>
              <Link to={href}>{title}</Link>
            </h3>
            <div className="nr-card__line">
              <p className="card__price">
                {price}
                {priceNote && <small className="price__note">{priceNote}</small>}
              </p>
              {flag && <span className="flag">{flag}</span>}
            </div>
            <p className="slate">{description}</p>
            <ul className="plainlist small">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </article>
        ),
      )}
    </div>
  )
}
