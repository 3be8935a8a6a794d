import { Link } from '#app/components/link.tsx'
import type { ReleaseView } from './view.ts'

interface PriceScaleProps {
  releases: ReleaseView[]
  /** The labels below the scale, from start to end. */
  marks: readonly string[]
}

/** Every release on one scale of prices. The stylesheet moves the band of the chosen budget. */
export function PriceScale({ releases, marks }: PriceScaleProps) {
  return (
    <div className="nr-scale__l">
      <div className="priceline">
        <span className="priceline__band" aria-hidden="true" />
        <ul className="priceline__list">
          {releases.map(({ id, href, title, price, priceNote, mark }) => (
            <li key={id}>
              <h3>
                <Link to={href}>{title}</Link>
              </h3>
              <p
                className={mark.from > 2000 ? 'priceline__t priceline__t--far' : 'priceline__t'}
                style={{ '--a': mark.from, '--b': mark.to }}
              >
                <i className={mark.open ? undefined : 'shut'} aria-hidden="true" />
                <b>{price}</b>
                {priceNote && <small className="price__note">{priceNote}</small>}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <p className="priceline__k" aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
    </div>
  )
}
