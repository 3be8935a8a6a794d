import { Drawing } from '#app/components/drawing.tsx'
import type { words } from '#app/content/developments/sixteen-plus-words.ts'
import { insert } from '#app/words.ts'
import type { PictureData } from '#server/pictures/pictures.ts'

interface FrontProps {
  drawing: PictureData
  copy: (typeof words)['en']['front']
  /** The length of the façade, which is as wide as the drawing. */
  metres: number
}

/** The façade across the page, with a scale in metres below it. */
export function Front({ drawing, copy, metres }: FrontProps) {
  return (
    <figure className="grid sx-front">
      <div>
        <Drawing picture={drawing} />
        <div className="metres" style={{ '--metres': metres }} aria-hidden="true" />
        <p className="metres__k" aria-hidden="true">
          {Array.from({ length: metres + 1 }, (_, n) => (
            <span key={n}>{n === metres ? insert(copy.metres, { n }) : n}</span>
          ))}
        </p>
      </div>
      <figcaption>{copy.caption}</figcaption>
    </figure>
  )
}
