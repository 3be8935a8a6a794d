import type { LoadedDevelopment } from './load-development.ts'
import { Slides } from './slides.tsx'

interface OpeningSlidesProps {
  loaded: Pick<LoadedDevelopment, 'name' | 'pictures' | 'common' | 'gallery'>
  /** Replaces the sentence which says that the pictures are impressions. */
  impression?: string
}

/** The pictures of a development as a carousel, below the head of its page. */
export const OpeningSlides = ({
  loaded: { name, pictures, common, gallery },
  impression,
}: OpeningSlidesProps) => (
  <div className="grid">
    <Slides
      name={name}
      pictures={pictures}
      common={common}
      gallery={gallery}
      impression={impression}
    />
  </div>
)
