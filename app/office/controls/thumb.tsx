import { fallbackAddress } from '#app/components/picture.tsx'
import type { PictureData } from '#server/pictures/pictures.ts'

/** A small decorative picture; the name beside it describes it. */
export function Thumb({ picture }: { picture: PictureData | undefined }) {
  if (!picture) return <span className="thumb" />
  const { file, widths } = picture
  const smallest = Math.min(...widths)
  return (
    <img
      className="thumb"
      src={
        widths.length > 0 ? `/pictures/variants/${file}-${smallest}.avif` : fallbackAddress(picture)
      }
      alt=""
      width="56"
      height="42"
      loading="lazy"
    />
  )
}
