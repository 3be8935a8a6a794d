import type { ReactNode } from 'react'
import type { PictureData } from '#server/pictures/pictures.ts'
import { Picture } from './picture.tsx'

interface PageHeroProps {
  title: string
  picture: PictureData
  /** Whether the picture adds nothing to the text. */
  decorative?: boolean
  className?: string
  /** Content below the title. */
  children?: ReactNode
}

/** The head of an inner page: a picture across the page, with the title on its horizon. */
export function PageHero({ title, picture, decorative, className = '', children }: PageHeroProps) {
  return (
    <section
      className={`hero pagehead grid ${className}`.trim()}
      style={{ '--hz-n': picture.horizon }}
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
