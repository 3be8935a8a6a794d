import type { ReactNode } from 'react'
import type { Picture as PictureData } from '#server/pictures/pictures.ts'
import { Picture } from './picture.tsx'

interface PageHeroProps {
  title: string
  picture: PictureData
  /** For a picture whose building hides the horizon: it is aligned at the top, and the title is in the open sky. */
  hangs?: boolean
  /** Height down to which the picture is open sky, as a fraction; without it the title is on the horizon. */
  stand?: number | undefined
  /** The picture adds nothing to the text. */
  decorative?: boolean
  className?: string
  /** Below the title. */
  children?: ReactNode
}

/** The head of an inner page: a picture across it, the title standing on its horizon. */
export function PageHero({
  title,
  picture,
  hangs = false,
  stand,
  decorative,
  className = '',
  children,
}: PageHeroProps) {
  return (
    <section
      className={`hero ${hangs ? 'hero--top ' : ''}pagehead grid ${className}`.trim()}
      style={{ '--hz-n': picture.horizon, '--stand': stand }}
      aria-labelledby="heading"
    >
      <div className="hero__picture">
        <Picture picture={picture} sizes="100vw" first decorative={decorative} />
      </div>
      <h1 className="hero__title" id="heading">
        {title}
      </h1>
      {children}
    </section>
  )
}
