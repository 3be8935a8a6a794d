import { type Format, widths } from '../variants/variant-plan.ts'

/** The bucket of the backend's storage that contains the pictures which staff have uploaded. */
export const bucket = 'pictures'

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const ofAddress = new RegExp(`^/pictures/u-(${id})\\.jpg$`)
const ofVariant = new RegExp(`^variants/u-(${id})-(\\d+)\\.(avif|webp|jpeg)$`)
const ofMaster = new RegExp(`^u-(${id})\\.jpg$`)

/** The address of an uploaded picture in a home's `images`. */
export const uploadedAddress = (id: string): string => `/pictures/u-${id}.jpg`

/** The id within an uploaded picture's address; undefined for any other address. */
export const uploadedId = (address: string): string | undefined => ofAddress.exec(address)?.[1]

/** The name of the picture's object in the bucket. */
export const uploadedObjectName = (id: string): string => `${id}.jpg`

/** The name of an uploaded picture's variants; see `Picture.file`. */
export const variantsName = (id: string): string => `u-${id}`

/** The widths in which a picture of this width is shown. */
export const widthsOf = (width: number): number[] => widths.filter((one) => one <= width)

/** A file of an uploaded picture. */
export interface UploadedFile {
  id: string
  /** Undefined for the picture as it was stored. */
  variant: { width: number; format: Format } | undefined
}

/**
 * Reads a path below `/pictures/`; undefined where it names neither an uploaded picture nor a size
 * that pages use.
 */
export function readUploadedFile(path: string): UploadedFile | undefined {
  const master = ofMaster.exec(path)?.[1]
  if (master) return { id: master, variant: undefined }
  const [, id, digits, ending] = ofVariant.exec(path) ?? []
  const format = (['avif', 'webp', 'jpeg'] as const).find((one) => one === ending)
  const width = widths.find((one) => String(one) === digits)
  return id && format && width ? { id, variant: { width, format } } : undefined
}

/** The file's name in the folder that keeps the sizes. */
export const fileName = ({ id, variant }: UploadedFile): string =>
  variant ? `${id}-${variant.width}.${variant.format}` : `${id}.jpg`
