import { useRef } from 'react'
import { fallbackAddress as sourceOf } from '#app/components/picture.tsx'
import type { PictureData } from '#server/pictures/pictures.ts'
import { useStoredPicture } from './use-stored-picture.ts'
import type { PicturesWords } from './words.ts'

interface PictureImageProps {
  picture: PictureData
  local: string | undefined
  onState(isReady: boolean): void
  copy: PicturesWords
}

/** An uploaded picture in its card, shown from the moment that it is sent. */
export function PictureImage({ picture, local, onState, copy }: PictureImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const { shown, fail } = useStoredPicture({ source: sourceOf(picture), local, image, onState })
  return shown === undefined ? (
    <span className="pic__making small slate">{copy.making}</span>
  ) : (
    <img ref={image} src={shown} alt="" loading="lazy" draggable={false} onError={fail} />
  )
}
