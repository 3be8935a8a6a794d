import { useViewingPath } from '#app/buying/use-figures.ts'
import type { ViewingAlternative } from '#app/catalogue/viewing-alternative.ts'
import { SaveButton } from '#app/shortlist/save-button.tsx'
import type { PropertyWords } from '../words.ts'

interface BarProps {
  home: { slug: string; title: string; lang: string | undefined; price: string; ref: string }
  copy: PropertyWords['side']
  /** Replaces the link to a viewing if the home cannot be viewed. */
  instead: ViewingAlternative | undefined
  /** The home's cost with taxes and fees, in few words; undefined for a home to let. */
  allIn: string | undefined
}

/**
 * A bar at the foot of the window with price, shortlist and the viewing, or its alternative. On
 * wide screens it appears only below the pictures and the text, where the card with the same
 * buttons is out of view.
 */
export function ContactBar({ home, copy, instead, allIn }: BarProps) {
  const toViewing = useViewingPath(home.slug)
  return (
    <div className="bar no-print" role="group" aria-label={copy.label}>
      <p>
        {allIn ? (
          <a className="bar__price" href="#costs">
            {home.price} <small>{allIn}</small>
          </a>
        ) : (
          <span className="bar__price">{home.price}</span>
        )}
        <small className="bar__home">
          <span className="bar__title" lang={home.lang}>
            {home.title}
          </span>{' '}
          {home.ref}
        </small>
      </p>
      <SaveButton slug={home.slug} about={home.title} id="save-bar" />
      <a className="btn" href={instead?.href ?? toViewing}>
        {instead?.short ?? copy.viewingInBar}
      </a>
    </div>
  )
}
