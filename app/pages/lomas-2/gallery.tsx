import type { Picture as PictureData } from '#server/pictures/pictures.ts'
import { Picture } from '#app/components/picture.tsx'

/** Pictures in equal frames with aligned horizons. */
export function Gallery({
  title,
  pictures,
  impression,
}: {
  title: string
  pictures: PictureData[]
  impression: string
}) {
  return (
    <section className="grid lo-gallery" aria-labelledby="gallery">
      <h2 id="gallery">{title}</h2>
      <ul className="gallery">
        {pictures.map((picture) => (
          <li key={picture.file}>
            <Picture
              picture={picture}
              ratio="4x3"
              sizes="(width < 40rem) 90vw, (width < 62rem) 45vw, 30vw"
              opens
            />
          </li>
        ))}
      </ul>
      <p className="small slate">{impression}</p>
    </section>
  )
}
