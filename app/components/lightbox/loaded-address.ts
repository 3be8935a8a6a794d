import type { PictureData } from '#server/pictures/pictures.ts'
import { variants } from '../picture.tsx'

/**
 * The largest file of a picture that the page has loaded already; undefined where it has none. It
 * is shown until the file for the whole screen has come.
 */
export function loadedAddress(picture: PictureData): string | undefined {
  const loaded = [...document.images].filter(
    (image) => image.complete && image.naturalWidth > 0 && isOf(picture, image.currentSrc),
  )
  return loaded.toSorted((one, other) => other.naturalWidth - one.naturalWidth)[0]?.currentSrc
}

/** Whether an address is that of a file of the picture, of any width and format. */
export function isOf({ external, file }: Pick<PictureData, 'external' | 'file'>, address: string) {
  if (external) return address === external
  const [start, end] = address.split(`${variants}/${file}`)
  return start !== undefined && end !== undefined && /^(-\d+)?\.\w+$/.test(end)
}
