import { listCards } from '#app/catalogue/list-cards.ts'
import { loadSaleFigures } from '#app/catalogue/sale-figures.ts'
import { words as catalogueWords } from '#app/catalogue/words.ts'
import type { GuideProps } from '#app/components/guide.tsx'
import { type PropertyTypeId, propertyTypeRecords } from '#app/content/property-types.ts'
import { panoramaLink } from '#app/panorama/places.ts'
import { seoOf } from '#app/seo/seo.ts'
import { breadcrumbData, listPageData } from '#app/seo/structured-data.ts'
import { languageOf, pathIn } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'

interface TypeToLoad {
  url: URL
  id: PropertyTypeId
  text: { title: string; description: string; heading: string; keys: readonly string[] }
  /** The name of the link to the parent page. */
  back: string
  /** The name of the picture at the head of the page. */
  picture: string
  guide: GuideProps['guide'] | undefined
  /** The maximum number of homes that are shown. */
  limit: number
}

/**
 * Loads the data of a property type's page: its key points, its homes on sale with their figures,
 * its picture and its structured data.
 * @returns `homes.status` is the status of the response.
 */
export async function loadType(
  site: SiteRequest,
  { url, id, text, back, picture, guide, limit }: TypeToLoad,
) {
  const { pictures, config } = site
  const language = languageOf(url.pathname)
  const record = propertyTypeRecords[id]
  const { type } = record
  const hero = pictures.named(picture, language)
  const [homes, { rows, bedrooms }] = await Promise.all([
    listCards(site, language, { type, limit }),
    loadSaleFigures(site, language, { type }),
  ])
  const seo = seoOf(site, url, { ...text, picture: hero })
  return {
    // The bedrooms are those of the homes on sale; if there are none, the key point is left out.
    keys: text.keys.flatMap((key) => (key === '{bedrooms}' ? (bedrooms ?? []) : key)),
    figures: { title: catalogueWords[language].figures.title, rows },
    guide,
    seo,
    structured: [
      listPageData(seo, config.siteUrl, homes.cards),
      breadcrumbData(config.siteUrl, language, [
        { name: back, url: config.siteUrl + pathIn(language, '/property-types') },
        { name: text.heading, url: seo.canonical },
      ]),
    ],
    hero,
    panorama: panoramaLink(pictures, record, language),
    homes,
  }
}

export type LoadedType = Awaited<ReturnType<typeof loadType>>
