import type { Picture as PictureData } from '#server/pictures/pictures.ts'
import { Picture } from './picture.tsx'

interface PageHeroProps {
  title: string
  picture: PictureData
  /** For a picture whose building hides the horizon: it is aligned at the top, and the title is in the open sky. */
  hangs?: boolean
  /** Height down to which the picture is open sky, as a fraction; without it the title is on the horizon. */
  stand?: number | undefined
}

/** The head of an inner page: a picture over the whole width, with the title on its horizon. */
export function PageHero({ title, picture, hangs = false, stand }: PageHeroProps) {
  return (
    <section
      className={hangs ? 'hero hero--top pagehead grid' : 'hero pagehead grid'}
      style={{ '--hz-n': picture.horizon, '--stand': stand }}
      aria-labelledby="heading"
    >
      <div className="hero__picture">
        <Picture picture={picture} sizes="100vw" first />
      </div>
      <h1 className="hero__title" id="heading">
        {title}
      </h1>
    </section>
  )
}
