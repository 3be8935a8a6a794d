import { homeTexts } from '#app/catalogue/home-texts.ts'
import { area, price } from '#app/format.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import type { Property } from '#server/catalogue/property.ts'
import { type Language, pathIn } from '#server/language.ts'
import type { Site } from '#server/site.ts'

/** A home beside a form or its response. */
export function homeCard(
  property: Property,
  language: Language,
  { pictures }: Pick<Site, 'pictures'>,
) {
  const { title, lang } = homeTexts(property, language)
  const [image] = property.images
  return {
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
 * The card of a viewing's home; undefined if the catalogue is unavailable or no longer lists it.
 */
export async function findHomeCard(
  slug: string | undefined,
  language: Language,
  { catalogue, pictures, log }: Pick<Site, 'catalogue' | 'pictures' | 'log'>,
): Promise<HomeCardData | undefined> {
  if (slug === undefined) return undefined
  const property = await whenUnavailable(
    log,
    'the home of a viewing could not be read',
    () => catalogue.find(slug),
    () => undefined,
  )
  return property && homeCard(property, language, { pictures })
}
