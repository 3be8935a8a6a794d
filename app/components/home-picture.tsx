import type { PictureData } from '#server/pictures/pictures.ts'
import { Picture } from './picture.tsx'

interface HomePictureProps {
  /** `noPicture` is the text that is shown where there is no picture yet. */
  home: { picture: PictureData | undefined; noPicture: string }
  /** The width at which the picture is shown, as in the `sizes` attribute. */
  sizes: string
  /** Whether the picture loads at once, as the first picture of a page. */
  first?: boolean | undefined
}

/**
 * The first picture of a home in a list. It is decorative, because the home's name is beside it.
 */
export const HomePicture = ({ home: { picture, noPicture }, sizes, first }: HomePictureProps) =>
  picture ? (
    <Picture picture={picture} ratio="4x3" sizes={sizes} first={first ?? false} decorative />
  ) : (
    <div className="frame r-4x3">
      <p className="frame__none">{noPicture}</p>
    </div>
  )
