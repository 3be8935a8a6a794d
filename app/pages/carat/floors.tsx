import { caratFloors, type Floor } from '#app/content/carat.ts'
import type { CaratView } from './view.ts'
import type { CaratWords } from './words.ts'

interface FloorsProps {
  say: CaratWords['scale']
  captions: CaratView['captions']
}

/** The smallest home and the largest as areas, a square to the metre. */
export function Floors({ say, captions }: FloorsProps) {
  return (
    <section className="section sand grid ct-scale" aria-labelledby="scale">
      <h2 id="scale">{say.title}</h2>
      <p className="lead ct-scale__p">{say.text}</p>
      <div className="floors__wrap">
        <div className="floors">
          <Area floor={caratFloors.smallest} say={say} caption={captions.smallest} />
          <Area floor={caratFloors.largest} say={say} caption={captions.largest} />
          <div>
            <div className="floors__bar" aria-hidden="true" />
            <p className="small slate">{say.bar}</p>
          </div>
        </div>
      </div>
    </section>
  )
}

function Area({
  floor,
  say,
  caption,
}: {
  floor: Floor
  say: CaratWords['scale']
  caption: string
}) {
  const { width, inside, terrace } = floor
  return (
    <figure className="floor" style={{ '--w': width }}>
      <div className="floor__p">
        <p className="out" style={{ '--d': terrace.depth }}>
          <span>
            {terrace.area} <small>{say.terrace}</small>
          </span>
        </p>
        <p style={{ '--d': inside.depth }}>
          <span>
            {inside.area} <small>{say.inside}</small>
          </span>
        </p>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
