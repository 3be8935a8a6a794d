import { Drawing } from '#app/components/drawing.tsx'
import { Picture } from '#app/components/picture.tsx'
import type { PictureData } from '#server/pictures/pictures.ts'
import type { words } from './words.ts'

interface StoreysProps {
  copy: (typeof words)['en']['section']
  drawing: PictureData
  roof: PictureData
  impression: string
}

/** The front of a townhouse between its neighbours, with a text for each floor beside it. */
export function Storeys({ copy, drawing, roof, impression }: StoreysProps) {
  return (
    <section className="section sand grid to-floors" aria-labelledby="storeys">
      <h2 id="storeys">{copy.title}</h2>
      <p className="lead">{copy.text}</p>
      <div className="storeys">
        <div className="storeys__in">
          <Drawing picture={drawing} />
          <dl>
            {copy.floors.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <figure className="to-roof">
        <Picture picture={roof} ratio="4x5" sizes="(width < 62rem) 90vw, 34vw" opens />
        <figcaption className="small">{impression}</figcaption>
      </figure>
    </section>
  )
}
