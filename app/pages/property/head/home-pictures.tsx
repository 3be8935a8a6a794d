import { ArrowLink } from '#app/components/arrow-link.tsx'
import { Carousel } from '#app/components/carousel/carousel.tsx'
import type { PictureGallery } from '#app/components/lightbox/gallery.ts'
import type { PanoramaLinkData } from '#app/panorama/places.ts'
import type { PanoramaOpener } from '#app/panorama/use-panorama.tsx'
import type { PictureData } from '#server/pictures/pictures.ts'
import type { PropertyWords } from '../words.ts'

interface HomePicturesProps {
  pictures: PictureData[]
  copy: PropertyWords
  gallery: PictureGallery
  /** The note that the pictures are impressions, if they are. */
  impression: string | undefined
  panorama: PanoramaLinkData | undefined
  /** Opens the 360° views over the page. */
  opener: PanoramaOpener | undefined
}

/** The pictures of a home, and the link to its 360° views. */
export const HomePictures = ({
  pictures,
  copy,
  gallery,
  impression,
  panorama,
  opener,
}: HomePicturesProps) => (
  <div className="sheet__look">
    <Carousel
      pictures={pictures}
      words={{
        label: copy.pictures,
        previous: copy.previous,
        next: copy.next,
        counter: copy.counter,
      }}
      rail={false}
      gallery={gallery}
    />
    {impression && <p className="small slate impression">{impression}</p>}
    {panorama && (
      <p className="no-print">
        <ArrowLink to={panorama.href} opener={opener}>
          {panorama.text}
        </ArrowLink>
      </p>
    )}
  </div>
)
