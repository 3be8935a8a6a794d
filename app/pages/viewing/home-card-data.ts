import { homeTexts } from '#app/catalogue/home-texts.ts'
import { area, price } from '#app/format.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import type { Property } from '#server/catalogue/property.ts'
import { type Language, pathIn } from '#server/language.ts'
import type { Site } from '#server/site.ts'
import { slotLength } from '#server/viewings/slots/slots.ts'
import type { Viewing } from '#server/viewings/viewing.ts'
import { clockTime } from './time-words.ts'

/**
 * A home beside a form or its response.
 * @param time at which it is seen in a visit of several homes.
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
    time,
    title,
    lang,
    path: pathIn(language, `/properties/${property.slug}`),
    facts: [price(property.price, language), area(property.area, language), property.ref].join(
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
 * The cards of a viewing's homes in its order, with their times where one is certain; without those
 * that the catalogue no longer lists, and none while it is unavailable.
 */
export async function findHomeCards(
  { homes, start, held }: Pick<Viewing, 'homes' | 'start' | 'held'>,
  language: Language,
  { catalogue, pictures, log }: Pick<Site, 'catalogue' | 'pictures' | 'log'>,
): Promise<HomeCardData[]> {
  const isCertain = homes.length > 1 && start !== undefined && held.length === 1
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
            isCertain ? clockTime(start + index * slotLength, language) : '',
          ),
        ]
      : [],
  )
}
