import type { PictureData } from '#server/pictures/pictures.ts'

/** A drawing shown whole, without a frame: sections, elevations, plans. */
export function Drawing({ picture }: { picture: PictureData }) {
  const { file, width, height, alt } = picture
  return (
    <img
      src={`/pictures/variants/${file}.svg`}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
    />
  )
}
