import { homeTexts } from '#app/catalogue/home-texts.ts'
import { area } from '#app/format.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import type { Property } from '#server/catalogue/property.ts'
import { type Language, pathIn } from '#server/language.ts'
import { euros } from '#server/shared/text/euros.ts'
import { clockTime } from '#server/shared/time/formats.ts'
import type { Site } from '#server/site.ts'
import { slotLength } from '#server/viewings/slots/slots.ts'
import type { Viewing } from '#server/viewings/viewing.ts'

/**
 * The data of a home beside a form or its response.
 * @param time when the home is seen, in a visit to several homes.
 */
export function homeCard(
  property: Property,
  language: Language,
  { pictures }: Pick<Site, 'pictures'>,
  time = '',
) {
  const { title, lang } = homeTexts(property, language)
  const [image] = property.images
  return {
    slug: property.slug,
    ref: property.ref,
    time,
    title,
    lang,
    path: pathIn(language, `/properties/${property.slug}`),
    facts: [euros(property.price, language), area(property.area, language), property.ref].join(
      ' · ',
    ),
    picture:
      image === undefined
        ? undefined
        : pictures.at(image, title, language, property.pictureDetails),
  }
}

export type HomeCardData = ReturnType<typeof homeCard>

/**
 * The cards of a viewing's homes in order, with their times if one is certain. Homes that the
 * catalogue no longer lists are left out; there are no cards while it is unavailable.
 */
export async function findHomeCards(
  { homes, heldStart }: Pick<Viewing, 'homes' | 'heldStart'>,
  language: Language,
  { catalogue, pictures, log }: Pick<Site, 'catalogue' | 'pictures' | 'log'>,
): Promise<HomeCardData[]> {
  const isCertain = homes.length > 1 && heldStart !== undefined
  const properties = await whenUnavailable(
    log,
    'the homes of a viewing could not be read',
    () => Promise.all(homes.map(({ slug }) => catalogue.find(slug))),
    () => [],
  )
  return properties.flatMap((property, index) =>
    property
      ? [
          homeCard(
            property,
            language,
            { pictures },
            isCertain ? clockTime(heldStart + index * slotLength, language) : '',
          ),
        ]
      : [],
  )
}
