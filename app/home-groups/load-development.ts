import { taxFigures } from '#app/catalogue/tax-figures.ts'
import { galleryOf } from '#app/components/lightbox/gallery-of.ts'
import { developmentFigures } from '#app/content/development-figures.ts'
import { developmentsOf } from '#app/content/developments/current.ts'
import type { Development, DevelopmentId } from '#app/content/developments/development.ts'
import { withFields } from '#app/content/edited/fields.ts'
import { editedFields } from '#app/content/edited/published-content.ts'
import { placeFigures } from '#app/content/resort.ts'
import { panoramaLink } from '#app/panorama/places.ts'
import { developmentData } from '#app/seo/listing-data.ts'
import { seoOf } from '#app/seo/seo.ts'
import { breadcrumbData } from '#app/seo/structured-data.ts'
import { insertAll } from '#app/words.ts'
import { whereIsDevelopment } from '#pictures/plans/maps/where.ts'
import { type Language, languageOf, pathIn } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import { unitPrice } from './unit-view.ts'
import { loadUnits } from './units/load-units.ts'
import { words } from './words.ts'

interface PageWords {
  title: string
  description: string
}

interface DevelopmentToLoad<W extends PageWords> {
  url: URL
  id: DevelopmentId
  /**
   * The page's own texts, which may name the figures of `developmentFigures`, and `{name}`,
   * `{status}`, `{printedPrice}` and the tax rates.
   */
  page: Record<Language, W>
  /** The parent page, and the name of the link to it. */
  parent?: { path: string; name: Record<Language, string> }
  /** Prints the price, where it is printed differently than on the other pages. */
  printPrice?: (development: Development, language: Language) => string
}

/**
 * Loads the data of a development's page: its texts with the figures filled in, its pictures, its
 * homes on sale and its structured data.
 * @returns `homes.status` is the status of the response.
 */
export async function loadDevelopment<W extends PageWords>(
  site: SiteRequest,
  { url, id, page, parent = propertyTypesPage, printPrice = priceOf }: DevelopmentToLoad<W>,
) {
  const { pictures, config } = site
  const development: Development = developmentsOf(site)[id]
  const edited = editedFields(site, { kind: 'developments', slug: id }) ?? {}
  const { name, formalName = name } = development
  const language = languageOf(url.pathname)
  const common = insertAll(words[language], placeFigures(config, language))
  const status = development.status === 'under construction' ? common.underConstruction : undefined
  const printedPrice = printPrice(development, language)
  const copy = insertAll(withFields(page, edited, 'page')[language], {
    ...developmentFigures(development, language),
    ...taxFigures(language),
    name,
    printedPrice,
    status: status ?? '',
  })
  const shown = development.pictures.page.map((picture) => pictures.named(picture, language))
  const { title, description } = copy
  const seo = seoOf(site, url, { title, titleEnd: common.region, description, picture: shown[0] })
  const { canonical, picture: image } = seo
  const place = whereIsDevelopment(name)
  const back = { name: parent.name[language], path: parent.path }
  return {
    language,
    common,
    copy,
    seo,
    structured: [
      developmentData(
        development,
        { url: canonical, name: formalName, description, image, language },
        config.resort,
      ),
      breadcrumbData(config.siteUrl, language, [
        { name: back.name, url: config.siteUrl + pathIn(language, back.path) },
        { name, url: canonical },
      ]),
    ],
    name,
    /** What the head of the page shows. */
    head: {
      back,
      name,
      place: common.place,
      price: printedPrice,
      panorama: panoramaLink(pictures, development, language),
    },
    status,
    pictures: shown,
    gallery: galleryOf(development.path, language),
    here: place && { ...place, caption: `${common.where.here} ${name}` },
    homes: await loadUnits(site, language, {
      path: development.path,
      development: name,
      search: url.searchParams,
    }),
  }
}

export type LoadedDevelopment = Awaited<ReturnType<typeof loadDevelopment>>

const propertyTypesPage = {
  path: '/property-types',
  name: { en: words.en.back, es: words.es.back },
} as const

const priceOf = ({ price }: Development, language: Language) =>
  unitPrice(price, language, words[language])
