import { type Language, languageOf, pathIn } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import { listCards } from '#app/catalogue/list-cards.ts'
import { developments, type Development, type DevelopmentId } from '#app/content/developments.ts'
import { areaRange, number, price, priceSpan } from '#app/format.ts'
import { seoOf } from '#app/seo/seo.ts'
import { breadcrumbData, developmentData } from '#app/seo/structured-data.ts'
import { insert } from '#app/words.ts'
import { type DevelopmentWords, words } from './words.ts'

interface PageWords {
  title: string
  /** May name `{price}`, the lowest. */
  description: string
}

/**
 * What every development's page needs: its figures as they are printed, its pictures, its homes in the
 * catalogue, and what search engines are told. `homes.status` is the page's status.
 */
export async function loadDevelopment(
  site: SiteRequest,
  url: URL,
  id: DevelopmentId,
  page: Record<Language, PageWords>,
) {
  const { pictures, config } = site
  const development: Development = developments[id]
  const language = languageOf(url.pathname)
  const common = words[language]
  const shown = development.pictures.map((name) => pictures.named(name, language))
  const description = insert(page[language].description, {
    price: price(development.price.least, language),
  })
  const seo = seoOf(config.siteUrl, url, {
    title: page[language].title,
    description,
    picture: shown[0],
  })
  return {
    language,
    common,
    seo,
    structured: [
      developmentData(development, {
        url: seo.canonical,
        name: development.name,
        description,
        image: seo.image,
        language,
      }),
      breadcrumbData([
        { name: common.back, url: config.siteUrl + pathIn(language, '/property-types') },
        { name: development.name, url: seo.canonical },
      ]),
    ],
    name: development.name,
    price: priceText(development.price, language, common),
    status: development.status === 'under construction' ? common.underConstruction : undefined,
    pictures: shown,
    homes: await listCards(site, language, { development: development.name, order: 'cheapest' }),
    all: `${pathIn(language, '/properties')}?development=${encodeURIComponent(development.name)}#homes`,
  }
}

/** One size of home as its card prints it: absent figures are left out. */
export function unitView(development: Development, key: string, language: Language) {
  const unit = development.units[key]
  if (!unit) throw new Error(`${development.name} has no homes called ${key}`)
  const { spec, ...common } = words[language]
  const ranges = [
    { name: spec.build, range: unit.build },
    { name: spec.terrace, range: unit.terrace },
  ].flatMap(({ name, range }) =>
    range ? [{ name, ...range, text: areaRange(range, language) }] : [],
  )
  const details = [
    { name: spec.residences, value: unit.homes && number(unit.homes, language) },
    { name: spec.bedrooms, value: unit.bedrooms && number(unit.bedrooms, language) },
    {
      name: spec.parking,
      value: development.parking && insert(spec.parkingValue, { n: development.parking }),
    },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []))
  return { price: priceText(unit.price, language, common), ranges, details }
}

export type UnitView = ReturnType<typeof unitView>

const priceText = (
  { least, most }: { least: number; most?: number },
  language: Language,
  { from }: Pick<DevelopmentWords, 'from'>,
) =>
  most === undefined
    ? insert(from, { price: price(least, language) })
    : priceSpan({ least, most }, language)
