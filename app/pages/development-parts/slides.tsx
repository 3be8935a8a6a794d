import type { Picture } from '#server/pictures/pictures.ts'
import { Carousel } from '#app/components/carousel.tsx'
import { insert } from '#app/words.ts'
import type { DevelopmentWords } from './words.ts'

interface SlidesProps {
  /** What is seen: the development, or one size of home in it. */
  name: string
  pictures: Picture[]
  common: DevelopmentWords
  rail?: boolean
  first?: boolean
}

/** The carousel of a development, and that its pictures are impressions. */
export function Slides({ name, pictures, common, rail, first }: SlidesProps) {
  const { label, ...rest } = common.carousel
  return (
    <>
      <Carousel
        pictures={pictures}
        words={{ label: insert(label, { name }), ...rest }}
        rail={rail}
        first={first}
      />
      <p className="small slate impression">{common.impression}</p>
    </>
  )
}
