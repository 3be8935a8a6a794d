import { homeTexts } from '#app/catalogue/home-texts.ts'
import type { Property } from '#server/catalogue/property.ts'
import { type Language, pathIn } from '#server/language.ts'
import type { Attachment } from '#server/leads/handling/reply.ts'
import type { PictureData } from '#server/pictures/pictures.ts'
import type { SiteRequest } from '#server/site.ts'

/**
 * The maximum number of pictures of one reply, and their width in pixels: such an e-mail is smaller
 * than two megabytes.
 */
export const maxAttachedPictures = 6
const pictureWidth = 1200

/** The value of the brochure; the value of a picture is its address. */
export const brochureValue = 'brochure'

interface Attachable {
  /** The picture's address in the home's list of pictures. */
  value: string
  picture: PictureData
}

/** The pictures of a home that a reply can contain: those that the site stores itself. */
export function attachablePictures(
  { pictures }: Pick<SiteRequest, 'pictures'>,
  home: Property,
  language: Language,
): Attachable[] {
  const { title } = homeTexts(home, language)
  return home.images
    .map((value) => ({ value, picture: pictures.at(value, title, language, home.pictureDetails) }))
    .filter(({ picture }) => picture.widths.length > 0)
}

/** The chosen files, the brochure first; files that do not belong to the home are left out. */
export function attachmentsOf(
  site: Pick<SiteRequest, 'pictures'>,
  home: Property,
  language: Language,
  chosen: readonly string[],
): Attachment[] {
  const brochure = {
    path: pathIn(language, `/properties/${home.slug}/brochure.pdf`),
    name: `${home.slug}-${language}.pdf`,
  }
  const pictures = attachablePictures(site, home, language)
    .filter(({ value }) => chosen.includes(value))
    .map(({ picture: { file, widths, alt } }, index) => {
      const width = widths.findLast((one) => one <= pictureWidth) ?? Math.min(...widths)
      return {
        path: `/pictures/variants/${file}-${width}.jpeg`,
        name: `${home.slug}-${index + 1}.jpg`,
        alt,
      }
    })
  return [...(chosen.includes(brochureValue) ? [brochure] : []), ...pictures]
}
