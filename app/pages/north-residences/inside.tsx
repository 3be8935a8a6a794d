import type { CSSProperties } from 'react'
import { Picture } from '#app/components/picture.tsx'
import type { words } from '#app/content/developments/north-residences-words.ts'
import { Index } from '#app/home-groups/spec-card.tsx'
import type { PictureData } from '#server/pictures/pictures.ts'

type Words = (typeof words)['en']

/** Kitchen and living room: two pictures of different height with aligned horizons. */
export function Inside({
  copy,
  kitchen,
  living,
}: {
  copy: Words['interior']
  kitchen: PictureData
  living: PictureData
}) {
  return (
    <section className="section sand grid dev-inside" aria-labelledby="inside">
      <h2 id="inside">{copy.title}</h2>
      <div className="dev-inside__text">
        <p className="lead">{copy.lead}</p>
        <p>{copy.text}</p>
      </div>
      <div className="dev-pair eyeline">
        <InteriorPicture picture={kitchen} caption={copy.kitchen} size={0.76} />
        <InteriorPicture picture={living} caption={copy.living} size={1} />
      </div>
    </section>
  )
}

function InteriorPicture({
  picture,
  caption,
  size,
}: {
  picture: PictureData
  caption: string
  size: number
}) {
  const style: CSSProperties = { '--size': size }
  return (
    <figure style={style}>
      <Picture picture={picture} ratio="4x3" sizes="(width < 62rem) 120vw, 75vw" opens />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** The key features, and the two kinds of home. */
export function Plans({
  copy,
  units,
}: {
  copy: Words
  units: { key: string; title: string; line: string }[]
}) {
  return (
    <div className="section grid dev-out">
      <div className="dev-out__a">
        <Index title={copy.features.title} items={copy.features.list} />
      </div>
      <section className="dev-out__b" aria-labelledby="types">
        <h2 id="types">{copy.types.title}</h2>
        <ul className="dev-types">
          {units.map(({ key, title, line }) => (
            <li key={key}>
              <h3>{title}</h3>
              <p className="num">{line}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

interface OutsideProps {
  copy: Words['outdoor']
  picture: PictureData
  inclusions: string
  list: readonly string[]
}

/** The outdoor areas, and what the resort includes. */
export function Outside({ copy, picture, inclusions, list }: OutsideProps) {
  return (
    <section className="grid dev-outdoor" aria-labelledby="outside">
      <figure className="dev-o">
        <Picture picture={picture} ratio="21x9" sizes="100vw" opens />
        <figcaption>{copy.caption}</figcaption>
      </figure>
      <div className="dev-outdoor__t">
        <h2 id="outside">{copy.title}</h2>
        <p>{copy.text}</p>
      </div>
      <div className="sidecard dev-life">
        <h2>{inclusions}</h2>
        <ul className="plainlist">
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
