import { Picture } from '#app/components/picture.tsx'
import type { PictureData } from '#server/pictures/pictures.ts'

interface ShutterProps {
  /** How far the shutter is raised, from 0 (closed) to 1 (open). */
  open: number
  picture: PictureData
  /** The width at which the picture is shown, as in the `sizes` attribute. */
  sizes: string
}

/** A roller shutter in front of a picture, raised to a different height on each account page. */
export function Shutter({ open, picture, sizes }: ShutterProps) {
  return (
    <div className="shutter" style={{ '--open': open }}>
      <Picture picture={picture} sizes={sizes} first decorative />
    </div>
  )
}
