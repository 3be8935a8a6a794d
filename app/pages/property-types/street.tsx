import type { Picture } from '#server/pictures/pictures.ts'
import type { words } from './words.ts'

const anchors = ['apartments', 'penthouses', 'townhouses', '16-plus-collection', 'villas']

interface StreetProps {
  say: (typeof words)['en']['street']
  fronts: Picture[]
}

/** Five fronts at one scale; in sea blue, what is yours. */
export function Street({ say, fronts }: StreetProps) {
  return (
    <nav className="grid ty-street" aria-label={say.label}>
      <ul className="street">
        {say.fronts.map(({ title, text }, index) => {
          const front = fronts[index]
          return (
            <li key={title}>
              {front && (
                <img
                  src={`/pictures/variants/${front.file}.svg`}
                  width={front.width}
                  height={front.height}
                  alt=""
                  decoding="async"
                />
              )}
              <a href={`#${anchors[index]}`}>{title}</a>
              <p>{text}</p>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
