import { type Language, pathIn } from '#server/language.ts'

interface LocationMapsProps {
  copy: {
    title: string
    /** Below the maps: that they are drawings, and that a map can be asked for. */
    text: string
    resort: string
    coast: string
    coastCaption: string
  }
  language: Language
  /** A home or a development on the resort's plan, as fractions of its width and height, and the caption that names it. */
  here?: { x: number; y: number; caption: string } | undefined
}

/** The resort's plan, and the resort on the map of the coast. */
export function LocationMaps({ copy, language, here }: LocationMapsProps) {
  return (
    <section className="grid maps" id="where" aria-labelledby="location">
      <h2 id="location">{copy.title}</h2>
      <figure className="maps__site">
        <div className="chart">
          <img
            src={pathIn(language, '/maps/resort.svg')}
            width={1220}
            height={1140}
            loading="lazy"
            decoding="async"
            alt={copy.resort}
          />
          {here && (
            <span
              className="chart__here"
              style={{ '--at-x': here.x, '--at-y': here.y }}
              aria-hidden="true"
            />
          )}
        </div>
        <figcaption>{here?.caption ?? copy.resort}</figcaption>
      </figure>
      <CoastMap copy={copy} language={language} />
      <p className="maps__t small slate">{copy.text}</p>
    </section>
  )
}

/** The resort on the map of the coast, with the minutes by car. */
export function CoastMap({ copy, language }: Pick<LocationMapsProps, 'copy' | 'language'>) {
  return (
    <figure className="maps__coast">
      <img
        src={pathIn(language, '/maps/coast.svg')}
        width={1220}
        height={780}
        loading="lazy"
        decoding="async"
        alt={copy.coast}
      />
      <figcaption>{copy.coastCaption}</figcaption>
    </figure>
  )
}
