import type { PictureData } from '#server/pictures/pictures.ts'
import type { words } from './words.ts'

const anchors = ['apartments', 'penthouses', 'townhouses', '16-plus-collection', 'villas']

interface FacadesProps {
  copy: (typeof words)['en']['street']
  fronts: PictureData[]
}

/**
 * Drawings of five façades to one scale, each linked to its card; the part that is bought is blue.
 */
export function Facades({ copy, fronts }: FacadesProps) {
  return (
    <nav className="grid ty-street" aria-label={copy.label}>
      <ul className="street">
        {copy.fronts.map(({ title, text }, index) => {
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
