import { caratFloors, type Floor } from '#app/content/carat.ts'
import type { CaratView } from './view.ts'
import type { CaratWords } from './words.ts'

interface FloorsProps {
  copy: CaratWords['scale']
  captions: CaratView['captions']
}

/** The smallest home and the largest as areas, a square to the metre. */
export function Floors({ copy, captions }: FloorsProps) {
  return (
    <section className="section sand grid ct-scale" aria-labelledby="scale">
      <h2 id="scale">{copy.title}</h2>
      <p className="lead ct-scale__p">{copy.text}</p>
      <div className="floors__wrap">
        <div className="floors">
          <Area floor={caratFloors.smallest} copy={copy} caption={captions.smallest} />
          <Area floor={caratFloors.largest} copy={copy} caption={captions.largest} />
          <div>
            <div className="floors__bar" aria-hidden="true" />
            <p className="small slate">{copy.bar}</p>
          </div>
        </div>
      </div>
    </section>
  )
}

function Area({
  floor,
  copy,
  caption,
}: {
  floor: Floor
  copy: CaratWords['scale']
  caption: string
}) {
  const { width, inside, terrace } = floor
  return (
    <figure className="floor" style={{ '--w': width }}>
      <div className="floor__p">
        <p className="out" style={{ '--d': terrace.depth }}>
          <span>
            {terrace.area} <small>{copy.terrace}</small>
          </span>
        </p>
        <p style={{ '--d': inside.depth }}>
          <span>
            {inside.area} <small>{copy.inside}</small>
          </span>
        </p>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
