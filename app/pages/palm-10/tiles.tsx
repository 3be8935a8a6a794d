import type { words } from '#app/content/developments/palm-10-words.ts'
import type { PictureData } from '#server/pictures/pictures.ts'

interface TilesProps {
  copy: (typeof words)['en']['tiles']
  /** The picture is twice as wide as high: four tiles by two. */
  panel: PictureData
}

/** One picture across eight tiles, with a text for each tile below. */
export function Tiles({ copy, panel }: TilesProps) {
  const { title, alt, caption, list } = copy
  const columns = list.length / 2
  return (
    <section className="section grid pm-tiles" aria-labelledby="tiles">
      <h2 id="tiles">{title}</h2>
      <div
        className="azulejo"
        role="img"
        aria-label={alt}
        style={{ '--panel': `url("/pictures/variants/${panel.file}.svg")` }}
      >
        {list.map((tile, index) => (
          <i
            key={tile.title}
            style={{ '--c': index % columns, '--r': Math.floor(index / columns) }}
          />
        ))}
      </div>
      <p className="small slate">{caption}</p>
      <ul className="tiles">
        {list.map((tile) => (
          <li key={tile.title}>
            <span className="where" aria-hidden="true">
              {list.map((other) => (
                <i key={other.title} className={other === tile ? 'on' : undefined} />
              ))}
            </span>
            <div>
              <h3>{tile.title}</h3>
              <p>{tile.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
