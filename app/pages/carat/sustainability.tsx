import { Picture } from '#app/components/picture.tsx'
import type { CaratWords } from '#app/content/developments/carat-words.ts'
import type { PictureData } from '#server/pictures/pictures.ts'

interface SustainabilityProps {
  copy: CaratWords['sustainability']
  garden: PictureData
}

/** How the building saves energy and water, beside a picture of the garden. */
export const Sustainability = ({ copy, garden }: SustainabilityProps) => (
  <section className="section grid ct-sus" aria-labelledby="sustainability">
    <figure>
      <Picture picture={garden} ratio="4x3" sizes="(width < 62rem) 90vw, 58vw" decorative opens />
      <figcaption>{copy.caption}</figcaption>
    </figure>
    <div className="ct-sus__t">
      <h2 id="sustainability">{copy.title}</h2>
      <p className="lead">{copy.lead}</p>
      {copy.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </section>
)
