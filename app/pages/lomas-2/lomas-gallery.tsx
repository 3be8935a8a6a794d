import type { PictureGallery as GalleryLink } from '#app/components/lightbox/gallery.ts'
import { useLightbox } from '#app/components/lightbox/use-lightbox.tsx'
import { Picture } from '#app/components/picture.tsx'
import type { PictureData } from '#server/pictures/pictures.ts'

interface GalleryProps {
  title: string
  pictures: PictureData[]
  gallery: GalleryLink
  impression: string
}

/** Pictures in equal frames with aligned horizons; each opens at full size. */
export function LomasGallery({ title, pictures, gallery, impression }: GalleryProps) {
  const { lightbox, opens } = useLightbox(pictures, gallery.words)
  return (
    <section className="grid lo-gallery" aria-labelledby="gallery">
      <h2 id="gallery">{title}</h2>
      <ul className="gallery">
        {pictures.map((picture, index) => (
          <li key={picture.file}>
            <a
              className="carousel__whole"
              href={`${gallery.href}#${picture.file}`}
              {...opens(index)}
            >
              <Picture
                picture={picture}
                ratio="4x3"
                sizes="(width < 40rem) 90vw, (width < 62rem) 45vw, 30vw"
                opens
              />
            </a>
          </li>
        ))}
      </ul>
      <p className="small slate">{impression}</p>
      {lightbox}
    </section>
  )
}
