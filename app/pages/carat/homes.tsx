import { Link } from 'react-router'
import type { CardList } from '#app/catalogue/list-cards.ts'
import { Arrow } from '#app/components/arrow.tsx'

/** CARAT's homes that are for sale already, a line each: they share one façade, so pictures would all be the same. */
export function Homes({ title, list }: { title: string; list: CardList }) {
  return (
    <section className="grid ct-homes" aria-labelledby="homes">
      <h2 id="homes">{title}</h2>
      {list.message && (
        <p className="lead" role={list.status === 503 ? 'alert' : undefined}>
          {list.message}
        </p>
      )}
      {list.cards.length > 0 && (
        <ul className="pricelist">
          {list.cards.map(({ id, href, title, lang, measures, price }) => (
            <li key={id}>
              <h3 lang={lang}>
                <Link to={href}>{title}</Link>
              </h3>
              <p className="small slate num">{measures.join(' · ')}</p>
              <p className="price">{price}</p>
              <Arrow />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
