import type { Picture as PictureData } from '#server/pictures/pictures.ts'
import { Go } from '#app/components/go.tsx'
import { Picture } from '#app/components/picture.tsx'

interface TypeCardData {
  href: string
  title: string
  text: string
  flag: string | undefined
  from: string | undefined
  picture: PictureData
}

/** The ten developments and types: rows of two, three and five, narrowing like perspective. */
export function TypeCards({ cards, view }: { cards: TypeCardData[]; view: string }) {
  return (
    <div className="recession">
      {cards.map(({ href, title, text, flag, from, picture }) => (
        <article key={href} className="type">
          <Picture picture={picture} ratio="4x3" sizes="(width < 62rem) 90vw, 45vw" decorative />
          <div className="type__line">
            <h3>{title}</h3>
            {flag && <span className="flag flag--in">{flag}</span>}
          </div>
          <p>
            {text} {from && <span className="num nowrap">{from}</span>}
          </p>
          <Go to={href} about={title}>
            {view}
          </Go>
        </article>
      ))}
    </div>
  )
}
