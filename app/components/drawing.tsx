import type { PictureData } from '#server/pictures/pictures.ts'

/** A drawing that is shown uncropped and without a frame: a section, an elevation or a plan. */
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
