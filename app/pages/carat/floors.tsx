import type { CaratWords } from '#app/content/developments/carat-words.ts'
import type { CaratFloors, DrawnFloor } from './floor.ts'

interface FloorsProps {
  floors: CaratFloors
  copy: CaratWords['scale']
}

/** The areas of the smallest and the largest home; one square is one square metre. */
export function Floors({ floors, copy }: FloorsProps) {
  return (
    <section className="section sand grid ct-scale" aria-labelledby="scale">
      <h2 id="scale">{copy.title}</h2>
      <p className="lead ct-scale__p">{copy.text}</p>
      <div className="floors__wrap">
        <div className="floors">
          <Area floor={floors.smallest} copy={copy} caption={copy.smallest} />
          <Area floor={floors.largest} copy={copy} caption={copy.largest} />
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
  floor: DrawnFloor
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
