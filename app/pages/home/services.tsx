import { ArrowLink } from '#app/components/arrow-link.tsx'
import { Picture } from '#app/components/picture.tsx'
import { useRootData } from '#app/root-data/use-root-data.ts'
import { pathIn } from '#server/language.ts'
import type { PictureData } from '#server/pictures/pictures.ts'
import type { words } from './words.ts'

/**
 * The four cards: the link, the heights of the picture on wide and narrow screens, and its focus.
 */
const windows = [
  { path: '/properties', size: 1, narrow: 1, x: 0.46 },
  { path: '/rental-properties', size: 0.74, narrow: 0.82, x: 0.52 },
  { path: '/furniture-packages', size: 0.88, narrow: 0.94, x: 0.24 },
  { path: '/services-support', size: 0.66, narrow: 0.78, x: 0.36 },
]

interface ServicesProps {
  copy: (typeof words)['en']['services']
  pictures: PictureData[]
}

/** Four cards for the services: buy, let, furnish, look after. */
export function Services({ copy, pictures }: ServicesProps) {
  const { language } = useRootData()
  return (
    <section aria-labelledby="services">
      <div className="grid">
        <h2 id="services" className="services__h">
          {copy.title}
        </h2>
      </div>
      <div className="windows eyeline">
        <div className="windows__row">
          {windows.map(({ path, size, narrow, x }, index) => {
            const card = copy.cards[index]
            const picture = pictures[index]
            if (!card || !picture) return null
            return (
              <article key={path} className="window" style={{ '--size': size, '--size-2': narrow }}>
                <Picture picture={{ ...picture, x }} sizes="25vw" decorative opens />
                <h3>{card.title}</h3>
                <p>{card.text}</p>
                <ArrowLink to={pathIn(language, path)}>{card.link}</ArrowLink>
              </article>
            )
          })}
        </div>
      </div>
    </section>
  )
}
