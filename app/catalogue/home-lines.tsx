import { Link } from '../components/link.tsx'
import type { CardList } from './list-cards.ts'
import { Arrow } from '../components/arrow.tsx'
import { HomePicture } from '../components/home-picture.tsx'
import { ButtonLink } from '../components/button-link.tsx'

interface HomeLinesProps {
  title: string
  list: CardList
  /** The link to the list that can be sorted and filtered. */
  all?: { to: string; words: string }
}

/** A development's homes for sale, one line each. */
export function HomeLines({ title, list, all }: HomeLinesProps) {
  return (
    <section className="grid homelines" aria-labelledby="homes">
      <div className="homelines__head">
        <h2 id="homes">{title}</h2>
        {all && list.cards.length > 0 && (
          <ButtonLink to={all.to} line>
            {all.words}
          </ButtonLink>
        )}
      </div>
      {list.message && (
        <p className="lead" role={list.status === 503 ? 'alert' : undefined}>
          {list.message}
        </p>
      )}
      {list.cards.length > 0 && (
        <ul className="pricelist">
          {list.cards.map(({ id, href, title, lang, kind, measures, price, ...home }) => (
            <li key={id}>
              <HomePicture home={home} sizes="10rem" />
              <h3 lang={lang}>
                <Link to={href}>{title}</Link>
              </h3>
              <p className="small slate num">
                {[kind, ...measures.map((measure) => measure.replace(' ', '\u00a0'))].join(
                  '\u00a0· ',
                )}
              </p>
              <p className="price">{price}</p>
              <Arrow />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
