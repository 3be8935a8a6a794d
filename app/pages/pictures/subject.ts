import { data } from 'react-router'
import { type Language, pathIn } from '#server/language.ts'
import type { Picture } from '#server/pictures/pictures.ts'
import type { SiteRequest } from '#server/site.ts'
import { isUnavailable } from '#server/unavailable.ts'
import { textsOf } from '#app/catalogue/texts.ts'
import type { Development } from '#app/content/developments/development.ts'
import { developments, isDevelopmentId } from '#app/content/developments/developments.ts'
import { insert } from '#app/words.ts'
import { words } from './words.ts'

/** What the pictures are of. */
export interface Subject {
  name: string
  title: string
  /** The address of its own page. */
  href: string
  pictures: Picture[]
  /** The `lang` attribute of its name, where that is English on a Spanish page. */
  lang: 'en' | undefined
}

/** A home and its pictures; undefined where there is none. */
export async function homeSubject(
  { catalogue, pictures, log }: SiteRequest,
  slug: string,
  language: Language,
): Promise<Subject | undefined> {
  const property = await catalogue.find(slug).catch((error) => {
    if (!isUnavailable(error)) throw error
    log.error({ err: error }, 'a home could not be read')
    throw data(null, { status: 503 })
  })
  if (!property) return undefined
  const { title: name, lang } = textsOf(property, language)
  return {
    name,
    title: insert(words[language].title, { name, ref: property.ref }),
    href: pathIn(language, `/properties/${property.slug}`),
    pictures: property.images.map((image) => pictures.at(image, name, language)),
    lang,
  }
}

/** A development and every picture on its page; undefined where there is none. */
export function developmentSubject(
  { pictures }: SiteRequest,
  id: string,
  language: Language,
): Subject | undefined {
  if (!isDevelopmentId(id)) return undefined
  const { name, path, pictures: own, units }: Development = developments[id]
  const names = [...own.page, ...Object.values(units).flatMap((unit) => unit.pictures ?? [])]
  return {
    name,
    title: insert(words[language].titleOfDevelopment, { name }),
    href: pathIn(language, path),
    pictures: [...new Set(names)].map((one) => pictures.named(one, language)),
    lang: undefined,
  }
}
