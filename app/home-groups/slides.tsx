import { Carousel } from '#app/components/carousel/carousel.tsx'
import type { PictureGallery } from '#app/components/lightbox/gallery.ts'
import { insert } from '#app/words.ts'
import type { PictureData } from '#server/pictures/pictures.ts'
import type { DevelopmentWords } from './words.ts'

interface SlidesProps {
  /** The name of the development, or of one kind of home in it. */
  name: string
  pictures: PictureData[]
  common: DevelopmentWords
  /** Replaces the sentence which says that the pictures are impressions. */
  impression?: string | undefined
  /** The page with all pictures of the development. */
  gallery: PictureGallery
  rail?: boolean
  first?: boolean
}

/** A carousel, and the sentence which says that its pictures are impressions. */
export function Slides({
  name,
  pictures,
  common,
  impression = common.impression,
  gallery,
  rail,
  first,
}: SlidesProps) {
  const { label, ...rest } = common.carousel
  return (
    <>
      <Carousel
        pictures={pictures}
        words={{ label: insert(label, { name }), ...rest }}
        gallery={gallery}
        rail={rail}
        first={first}
      />
      <p className="small slate impression">{impression}</p>
    </>
  )
}
