import sharp from 'sharp'
import { kindOfFile } from '../../shared/file-kind.ts'
import { isQueueFull } from '../../shared/work/bounded-queue.ts'
import { isPictureRefused, type Resizer } from '../resize/resizer.ts'

/** Why a file is refused as a picture. */
export type PictureRefusal =
  /** Its type is not accepted. */
  | 'kind'
  /** It is a drawing or a page, which can contain a script. */
  | 'script'
  | 'large'
  | 'small'
  /**
   * It cannot be read, has too many pixels, or its content is not of the type that its first bytes
   * show.
   */
  | 'broken'
  /** Too many pictures are being read; the upload may be repeated. */
  | 'busy'

/** A picture as it is stored: upright, in sRGB, without metadata about place, camera or time. */
interface AcceptedPicture {
  jpeg: Uint8Array
  width: number
  height: number
  /** The colour that is shown until the picture has loaded, `#rrggbb`. */
  colour: string
}

/** The largest file that is accepted, in bytes. */
const maxBytes = 30 * 1024 * 1024
/** In pixels: the smallest width that is accepted, and the longest side that is stored. */
const [minWidth, maxSide] = [480, 2560]

const kinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/tiff']

/** Converts an upload to a picture that can be shown to everybody, or says why it is refused. */
export async function acceptPicture(
  resizer: Pick<Resizer, 'resize'>,
  bytes: Uint8Array,
): Promise<AcceptedPicture | PictureRefusal> {
  if (bytes.length > maxBytes) return 'large'
  const kind = kindOfFile(bytes)
  if (kind === undefined && isMarkup(bytes)) return 'script'
  if (kind === undefined || !kinds.includes(kind)) return 'kind'
  try {
    const jpeg = await resizer.resize(async () => bytes, {
      width: maxSide,
      height: maxSide,
      fit: 'inside',
      format: 'jpeg',
      quality: 88,
    })
    const { width, height } = await sharp(jpeg).metadata()
    if (width < minWidth) return 'small'
    return { jpeg, width, height, colour: await measureMeanColour(jpeg) }
  } catch (error) {
    if (isQueueFull(error)) return 'busy'
    if (isPictureRefused(error)) return 'broken'
    throw error
  }
}

const isMarkup = (bytes: Uint8Array): boolean =>
  /^[\s\uFEFF]*<(?:[!?a-z])/i.test(new TextDecoder().decode(bytes.subarray(0, 512)))

async function measureMeanColour(jpeg: Uint8Array): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(jpeg).resize(1, 1).raw().toBuffer()
  return `#${[red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')}`
}
