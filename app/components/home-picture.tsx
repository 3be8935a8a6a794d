import type { Picture as PictureData } from '#server/pictures/pictures.ts'
import { Picture } from './picture.tsx'

interface HomePictureProps {
  /** `noPicture` is the text where there is no picture yet. */
  home: { picture: PictureData | undefined; noPicture: string }
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
}

/** The first picture of a home in a list; decorative, since the home's name is beside it. */
export const HomePicture = ({ home: { picture, noPicture }, sizes }: HomePictureProps) =>
  picture ? (
    <Picture picture={picture} ratio="4x3" sizes={sizes} decorative />
  ) : (
    <div className="frame r-4x3">
      <p className="frame__none">{noPicture}</p>
    </div>
  )
