import { type Language, pathIn } from '#server/language.ts'
import type { PictureGallery } from '../lightbox/gallery.ts'
import { EnlargeLink } from './enlarge-link.tsx'

interface LocationMapsProps {
  copy: {
    title: string
    /** The text below the maps: they are drawings, and a map is available on request. */
    text: string
    resort: string
    coast: string
    coastCaption: string
    enlarge: string
    /** Leads back from the enlarged plan. */
    whole: string
    /** A note about the plan. */
    drawn: string
  }
  /** The words of the full-screen view, in which the resort's plan can be enlarged. */
  words?: PictureGallery['words'] | undefined
  language: Language
  /**
   * The position of a home or a development on the resort's plan, as fractions of its width and
   * height, and the caption that names it.
   */
  here?: { x: number; y: number; caption: string; ref?: string } | undefined
}

/** Without a script the plan is enlarged in place and scrolled to this mark. */
const enlargedId = 'enlarged-plan'

/** The resort's plan, and the position of the resort on a map of the coast. */
export function LocationMaps({ copy, words, language, here }: LocationMapsProps) {
  const plan = pathIn(language, '/maps/resort.svg')
  const drawing = {
    href: here?.ref ? `${plan}?at=${encodeURIComponent(here.ref)}` : plan,
    instead: `#${enlargedId}`,
    width: 1220,
    height: 1140,
    alt: copy.resort,
    name: here?.caption ?? copy.resort,
    note: copy.drawn,
    ...(here && { closeUp: { x: here.x, y: here.y } }),
  }
  return (
    <section className="grid maps" id="where" aria-labelledby="location">
      <h2 id="location">{copy.title}</h2>
      <figure className="maps__site">
        <div className="chart">
          <div className="chart__sheet" id={here ? undefined : enlargedId}>
            <img
              src={plan}
              width={drawing.width}
              height={drawing.height}
              loading="lazy"
              decoding="async"
              alt={copy.resort}
            />
            {here && (
              <span
                className="chart__here"
                id={enlargedId}
                style={{ '--at-x': here.x, '--at-y': here.y }}
                aria-hidden="true"
              />
            )}
          </div>
        </div>
        <figcaption>{here?.caption ?? copy.resort}</figcaption>
        <a className="go chart__whole no-print" href="#where">
          <span>{copy.whole}</span>
        </a>
        {words && (
          <EnlargeLink drawing={drawing} words={words}>
            {copy.enlarge}
          </EnlargeLink>
        )}
      </figure>
      <CoastMap copy={copy} language={language} />
      <p className="maps__t small slate">{copy.text}</p>
    </section>
  )
}

/** The position of the resort on a map of the coast, with travel times by car. */
export function CoastMap({
  copy,
  language,
}: Pick<LocationMapsProps, 'language'> & {
  copy: Pick<LocationMapsProps['copy'], 'coast' | 'coastCaption'>
}) {
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
