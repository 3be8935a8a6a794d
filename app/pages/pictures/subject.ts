import { homeTexts } from '#app/catalogue/home-texts.ts'
import { loadProperty } from '#app/catalogue/load-property.ts'
import { purchaseKindOf } from '#app/catalogue/purchase-kind.ts'
import type { Development } from '#app/content/developments/development.ts'
import { developments, isDevelopmentId } from '#app/content/developments/developments.ts'
import { insert } from '#app/words.ts'
import { type Language, pathIn } from '#server/language.ts'
import type { PictureData } from '#server/pictures/pictures.ts'
import { uploadedId } from '#server/pictures/uploaded/names.ts'
import type { PurchaseKind } from '#server/returns/purchase-costs.ts'
import type { SiteRequest } from '#server/site.ts'
import { words } from './words.ts'

/** The home or development whose pictures are shown. */
interface Subject {
  name: string
  title: string
  /** The address of its own page. */
  href: string
  pictures: PictureData[]
  /**
   * Selects the sentence that says that the pictures are impressions; undefined if all are
   * photographs.
   */
  impression: PurchaseKind | undefined
  /** The `lang` attribute of its name, if the name is English on a Spanish page. */
  lang: 'en' | undefined
}

/** A home and its pictures; see {@link loadProperty}. */
export async function homeSubject(
  site: SiteRequest,
  slug: string,
  { url, language }: { url: URL; language: Language },
): Promise<Subject> {
  const property = await loadProperty(site, slug, url)
  const { title: name, lang } = homeTexts(property, language)
  return {
    name,
    title: insert(words[language].title, { name, ref: property.ref }),
    href: pathIn(language, `/properties/${property.slug}`),
    pictures: property.images.map((image) =>
      site.pictures.at(image, name, language, property.pictureDetails),
    ),
    impression: property.images.some((image) => uploadedId(image) === undefined)
      ? purchaseKindOf(property)
      : undefined,
    lang,
  }
}

/** A development and every picture on its page; undefined if there is no such development. */
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
    impression: 'new',
    lang: undefined,
  }
}
