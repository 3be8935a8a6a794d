import { homeTexts } from '#app/catalogue/home-texts.ts'
import type { Property } from '#server/catalogue/property.ts'
import { type Language, pathIn } from '#server/language.ts'
import type { Attachment } from '#server/leads/handling/reply.ts'
import type { PictureData } from '#server/pictures/pictures.ts'
import type { SiteRequest } from '#server/site.ts'

/**
 * The most pictures of one reply, and their width in pixels: an e-mail of them stays below two
 * megabytes.
 */
export const maxAttachedPictures = 6
const pictureWidth = 1200

/** The value that stands for the brochure; a picture's is its address. */
export const brochureValue = 'brochure'

interface Attachable {
  /** Its address in the home's list of pictures. */
  value: string
  picture: PictureData
}

/** The pictures of a home that can go with a reply, which are the ones that the site has itself. */
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

/** The files that were chosen, the brochure first; what is not of the home is left out. */
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
