import type { PictureData } from '#server/pictures/pictures.ts'
import type { TypeWords } from './words.ts'

const places = ['n', 'e', 's', 'w']

/** The plan of a villa with a text on each of its four sides. */
export function VillaPlan({ copy, plan }: { copy: TypeWords['sides']; plan: PictureData }) {
  return (
    <section className="section sand grid vi-sides" aria-labelledby="sides">
      <h2 id="sides">{copy.title}</h2>
      <div className="sides">
        <img
          src={`/pictures/variants/${plan.file}.svg`}
          width={plan.width}
          height={plan.height}
          alt={plan.alt}
          loading="lazy"
          decoding="async"
        />
        {copy.list.map(({ letter, title, text }, index) => (
          <div key={letter} className={`side side--${places[index]}`}>
            <h3>
              <b>{letter}</b> {title}
            </h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
