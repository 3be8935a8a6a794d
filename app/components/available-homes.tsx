import type { CardList } from '../catalogue/list-cards.ts'
import { ButtonLink } from './button-link.tsx'
import { PropertyCards } from './property-card.tsx'

interface AvailableHomesProps {
  homes: CardList
  title: string
  /** Where all of them are. */
  all: { to: string; words: string }
}

/** The homes for sale of a type or a development, or the sentence that says why there are none. */
export function AvailableHomes({ homes, title, all }: AvailableHomesProps) {
  return (
    <section className="section grid" aria-labelledby="available">
      <div className="section-head">
        <h2 id="available">{title}</h2>
        <ButtonLink to={all.to} line>
          {all.words}
        </ButtonLink>
      </div>
      <PropertyCards list={homes} />
    </section>
  )
}
