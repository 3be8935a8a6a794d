import { Figure } from '#app/components/figure.tsx'
import { Picture } from '#app/components/picture.tsx'
import type { PictureData } from '#server/pictures/pictures.ts'
import type { words } from './words.ts'

interface FiguresProps {
  copy: (typeof words)['en']['resort']
  pictures: PictureData[]
}

const positions = [
  { letter: 'a', ratio: '16x9', sizes: '(width < 62rem) 90vw, 65vw' },
  { letter: 'b', ratio: '4x5', sizes: '(width < 62rem) 90vw, 50vw' },
  { letter: 'c', ratio: '21x9', sizes: '(width < 48rem) 110vw, 80vw' },
] as const

/** The resort in three pictures, and six paragraphs below large figures. */
export function ResortFigures({ copy, pictures }: FiguresProps) {
  return (
    <section className="section grid figures" aria-labelledby="resort">
      <h2 id="resort" className="figures__h">
        {copy.title}
      </h2>
      <ResortPicture position={positions[0]} picture={pictures[0]} caption={copy.captions[0]} />
      {copy.figures.map(({ figure, unit, title, text }, index) => (
        <Figure
          key={title}
          figure={figure}
          unit={unit}
          title={title}
          text={text}
          className={`f-${index + 1}`}
        />
      ))}
      <ResortPicture position={positions[1]} picture={pictures[1]} caption={copy.captions[1]} />
      <ResortPicture position={positions[2]} picture={pictures[2]} caption={copy.captions[2]} />
    </section>
  )
}

interface ResortPictureProps {
  position: (typeof positions)[number]
  picture: PictureData | undefined
  caption: string
}

function ResortPicture({
  position: { letter, ratio, sizes },
  picture,
  caption,
}: ResortPictureProps) {
  return (
    picture && (
      <figure className={`f-${letter}`}>
        <Picture picture={picture} ratio={ratio} sizes={sizes} opens />
        <figcaption>{caption}</figcaption>
      </figure>
    )
  )
}
