import type { PictureDetails } from '#server/catalogue/property.ts'
import type { PictureDescription } from '#server/homes/files/pictures.ts'
import type { Pictures } from '#server/pictures/pictures.ts'
import { uploadedId } from '#server/pictures/uploaded/names.ts'

/**
 * The details of one of the site's own pictures, with its usual texts; undefined for any other
 * picture. A home may have its own texts for the picture, but the crop is the site's.
 */
export function ownDetails(
  pictures: Pick<Pictures, 'at'>,
  address: string,
): PictureDetails | undefined {
  if (uploadedId(address)) return undefined
  const { external, width, height, colour, x, horizon, alt } = pictures.at(address, '', 'en')
  if (external !== undefined) return undefined
  const spanish = pictures.at(address, '', 'es').alt
  return { width, height, colour, x, horizon, alt: { en: alt, es: spanish } }
}

/**
 * For the pictures of the site among these that have descriptions: their details with the site's
 * own texts.
 */
export const ownOf = (
  pictures: Pick<Pictures, 'at'>,
  descriptions: Readonly<Record<string, PictureDescription>>,
): Record<string, PictureDetails> =>
  Object.fromEntries(
    Object.entries(descriptions).flatMap(([address, { alt = {} }]) => {
      const details = Object.keys(alt).length > 0 && ownDetails(pictures, address)
      return details ? [[address, details]] : []
    }),
  )
