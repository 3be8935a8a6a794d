import type {
  BlogPosting,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  ImageGallery,
  ItemList,
  OpeningHoursSpecification,
  RealEstateAgent,
  WebPage,
  WebSite,
} from 'schema-dts'
import type { Config } from '#server/config/config.ts'
import { type Language, pathIn } from '#server/language.ts'
import type { PictureData } from '#server/pictures/pictures.ts'
import { agencyName } from '#server/shared/agency-name.ts'
import { clockText, type WeeklyHours } from '#server/shared/time/weekly-hours.ts'
import type { JsonLd } from './json-ld.ts'
import { pictureAddress, type Seo } from './seo.ts'

/**
 * The agency's data. Every page that has them describes the agency in the same words, because all
 * of them describe one entity (`@id`).
 */
export const agencyData = (
  { siteUrl, chatPhone, agencyEmail, socialLinks, resort, officeHours }: Config,
  description: string,
): JsonLd<RealEstateAgent> => ({
  '@type': 'RealEstateAgent',
  '@id': `${siteUrl}/#agency`,
  name: agencyName,
  url: siteUrl,
  description,
  telephone: chatPhone.replace(/[^\d+]/g, ''),
  email: agencyEmail,
  address: { '@type': 'PostalAddress', addressRegion: resort.province, addressCountry: 'ES' },
  areaServed: 'Costa del Sol',
  ...(officeHours && { openingHoursSpecification: openingHours(officeHours) }),
  ...sameAs(socialLinks.map(({ url }) => url)),
})

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** The hours of each day; the end of a day is 23:59, as schema.org has no 24:00. */
const openingHours = (week: WeeklyHours): JsonLd<OpeningHoursSpecification>[] =>
  week.flatMap((periods, index) =>
    periods.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: `https://schema.org/${weekdays[index] ?? 'Sunday'}` as const,
      opens: clockText(from),
      closes: clockText(Math.min(to, 24 * 60 - 1)),
    })),
  )

/** Our own profiles. A link to a network's front page, which is the default, is not about us. */
function sameAs(addresses: readonly string[]) {
  const profiles = addresses.filter((address) => new URL(address).pathname !== '/')
  return profiles.length > 0 ? { sameAs: profiles } : {}
}

/**
 * The breadcrumbs from the front page of a language to a page; `steps` end with the page itself.
 */
export const breadcrumbData = (
  siteUrl: string,
  language: Language,
  steps: readonly { name: string; url: string }[],
): JsonLd<BreadcrumbList> => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: agencyName, url: siteUrl + pathIn(language, '/') }, ...steps].map(
    ({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url }),
  ),
})

interface Posted {
  url: string
  siteUrl: string
  title: string
  description: string
  /** The day of publication, such as `2026-02-10`. */
  published: string
  section: string
  keywords: readonly string[]
  words: number
  image: string | undefined
  language: Language
}

/** The data of an article in the blog, whose author is the agency. */
export function blogPostingData({
  url,
  siteUrl,
  title,
  description,
  published,
  section,
  keywords,
  words,
  image,
  language,
}: Posted): JsonLd<BlogPosting> {
  const agency = {
    '@type': 'Organization',
    '@id': `${siteUrl}/#agency`,
    name: agencyName,
    url: siteUrl,
  }
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    datePublished: published,
    dateModified: published,
    inLanguage: language,
    articleSection: section,
    keywords: keywords.join(', '),
    wordCount: words,
    ...(image && { image }),
    author: agency,
    publisher: agency,
  }
}

/**
 * The data of all pictures of a home or a development. Pictures on other sites are left out,
 * because their addresses may change.
 */
export const galleryData = (
  pictures: readonly PictureData[],
  {
    siteUrl,
    url,
    name,
    language,
  }: { siteUrl: string; url: string; name: string; language: Language },
): JsonLd<ImageGallery> => ({
  '@type': 'ImageGallery',
  url,
  name,
  inLanguage: language,
  image: pictures.flatMap((picture) => {
    const address = picture.external ? undefined : pictureAddress(siteUrl, picture)
    return address
      ? [
          {
            '@type': 'ImageObject' as const,
            contentUrl: address,
            ...(picture.subject && { name: picture.subject }),
            caption: picture.alt,
          },
        ]
      : []
  }),
})

/** The type of a page in structured data, unless it is a listing, article or gallery. */
type PageKind = 'WebPage' | 'CollectionPage' | 'ContactPage'

interface PageContent {
  /** What the page lists; each item has a page or an anchor on this page. */
  items?: readonly { name: string; url: string }[]
  part?: ListPart | undefined
  /** The thing that the page is about, where there is one. */
  about?: JsonLd<RealEstateAgent>
}

/** The data of a page and what it lists. */
export const pageData = (
  { canonical, title, description, language, picture }: Seo,
  kind: PageKind,
  { items, part, about }: PageContent = {},
): JsonLd<WebPage | CollectionPage | ContactPage> => ({
  '@type': kind,
  '@id': canonical,
  url: canonical,
  name: title,
  description,
  inLanguage: language,
  ...(picture && { primaryImageOfPage: { '@type': 'ImageObject', contentUrl: picture } }),
  ...(items ? { mainEntity: itemList(items, part) } : about && { mainEntity: about }),
})

/** The data of a page that is not a part of another one, and its place on the site. */
export const plainPageData = (
  seo: Seo,
  siteUrl: string,
  kind: PageKind = 'WebPage',
  name = seo.title,
) => [pageData(seo, kind), breadcrumbData(siteUrl, seo.language, [{ name, url: seo.canonical }])]

/** The data of a page that lists homes, developments or types by their cards. */
export const listPageData = (
  seo: Seo,
  siteUrl: string,
  cards: readonly { title: string; href: string }[],
  part?: ListPart,
) =>
  pageData(seo, 'CollectionPage', {
    items: cards.map(({ title, href }) => ({ name: title, url: siteUrl + href })),
    part,
  })

/** The part of a longer list that a page shows. */
interface ListPart {
  /** The length of the whole list. */
  total: number
  /** The number of items on earlier pages. */
  before: number
}

const itemList = (
  items: readonly { name: string; url: string }[],
  { total, before }: ListPart = { total: items.length, before: 0 },
): JsonLd<ItemList> => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: items.map(({ name, url }, index) => ({
    '@type': 'ListItem' as const,
    position: before + index + 1,
    name,
    url,
  })),
})

/** The data of the services that the agency offers, for the page that describes them. */
export const servicesData = (
  siteUrl: string,
  url: string,
  services: readonly { id: string; title: string; description: string }[],
): JsonLd<ItemList> => ({
  '@type': 'ItemList',
  itemListElement: services.map(({ id, title, description }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    item: {
      '@type': 'Service' as const,
      name: title,
      description,
      url: `${url}#${id}`,
      areaServed: 'Costa del Sol',
      provider: {
        '@type': 'RealEstateAgent' as const,
        '@id': `${siteUrl}/#agency`,
        name: agencyName,
      },
    },
  })),
})

/** The data of the site itself, for the home page. */
export const siteData = (siteUrl: string): JsonLd<WebSite> => ({
  '@type': 'WebSite',
  '@id': `${siteUrl}/#site`,
  url: siteUrl,
  name: agencyName,
  inLanguage: ['en', 'es'],
  publisher: { '@id': `${siteUrl}/#agency` },
})
