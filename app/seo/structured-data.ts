import type {
  BlogPosting,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  FloorPlan,
  ImageGallery,
  ItemList,
  QuantitativeValue,
  RealEstateAgent,
  RealEstateListing,
  WebPage,
  WebSite,
} from 'schema-dts'
import type { Development, Price, Unit } from '#app/content/developments/development.ts'
import { homePlace, type ResortPlace } from '#server/catalogue/home-place.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Config } from '#server/config/config.ts'
import { type Language, pathIn } from '#server/language.ts'
import type { PictureData } from '#server/pictures/pictures.ts'
import type { Range } from '#server/shared/range.ts'
import { pictureAddress, type Seo } from './seo.ts'

const brand = 'Alborán Residences'

/** Structured data of a type of schema.org; the compiler checks it, and refuses the bare name. */
type JsonLd<T> = Exclude<T, string> & { '@id'?: string }

/** The agency, for the home page. */
export const agencyData = (
  { siteUrl, chatPhone, agencyEmail, socialLinks, resort }: Config,
  description: string,
): JsonLd<RealEstateAgent> => ({
  '@type': 'RealEstateAgent',
  '@id': `${siteUrl}/#agency`,
  name: brand,
  url: siteUrl,
  description,
  telephone: chatPhone.replace(/[^\d+]/g, ''),
  email: agencyEmail,
  address: { '@type': 'PostalAddress', addressRegion: resort.province, addressCountry: 'ES' },
  areaServed: 'Costa del Sol',
  ...sameAs(socialLinks.map(({ url }) => url)),
})

/** Profiles of ours. A link to a network's front page, as by default, is not about us. */
function sameAs(addresses: readonly string[]) {
  const profiles = addresses.filter((address) => new URL(address).pathname !== '/')
  return profiles.length > 0 ? { sameAs: profiles } : {}
}

interface Listed {
  url: string
  name: string
  description: string
  image: string | readonly string[] | undefined
  language: Language
}

/** The properties of every listing. */
const listing = ({ url, name, description, image, language }: Listed) => ({
  '@type': 'RealEstateListing' as const,
  url,
  name,
  description,
  inLanguage: language,
  ...(image && { image }),
})

const availability = {
  available: 'https://schema.org/InStock',
  reserved: 'https://schema.org/Reserved',
  sold: 'https://schema.org/SoldOut',
} as const

/** One home for sale (docs/requirements/homes.md#property-detail). */
export function listingData(
  property: Property,
  { isBuilding, ...page }: Listed & { isBuilding: boolean },
  { siteUrl, resort }: Pick<Config, 'siteUrl' | 'resort'>,
): JsonLd<RealEstateListing> {
  const status = property.status ?? 'available'
  return {
    ...listing(page),
    datePosted: property.createdAt.slice(0, 10),
    mainEntity: {
      '@type':
        property.propertyType === 'villa' || property.propertyType === 'townhouse'
          ? 'House'
          : 'Apartment',
      name: page.name,
      numberOfBedrooms: property.bedrooms,
      numberOfBathroomsTotal: property.bathrooms,
      numberOfRooms: property.bedrooms + property.bathrooms,
      floorSize: { '@type': 'QuantitativeValue', value: property.area, unitCode: 'MTK' },
      ...whereabouts(property.location, resort),
    },
    offers: {
      '@type': 'Offer',
      price: property.price,
      priceCurrency: 'EUR',
      availability:
        status === 'available' && isBuilding ? 'https://schema.org/PreOrder' : availability[status],
      seller: {
        '@type': 'RealEstateAgent',
        '@id': `${siteUrl}/#agency`,
        name: brand,
        url: siteUrl,
      },
    },
  }
}

/** Address and position. Without a municipality the place stands for it. */
function whereabouts(location: string, resort: ResortPlace) {
  const { municipality, parts, coordinates } = homePlace(location, resort)
  const place = parts.join(', ') || location
  return {
    address: {
      '@type': 'PostalAddress' as const,
      ...(municipality === undefined
        ? { addressLocality: place }
        : { addressLocality: municipality, streetAddress: place }),
      addressRegion: resort.province,
      addressCountry: 'ES',
    },
    ...(coordinates && { geo: { '@type': 'GeoCoordinates' as const, ...coordinates } }),
  }
}

interface Release extends Listed {
  price: Price
}

/** Homes that can be ordered before they are listed (docs/requirements/pages.md#new-releases). */
export function releaseData({ price, ...page }: Release): JsonLd<RealEstateListing> {
  return {
    ...listing(page),
    offers: {
      '@type': 'Offer',
      priceCurrency: 'EUR',
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: price.min,
        ...(price.max && { maxPrice: price.max }),
        priceCurrency: 'EUR',
      },
      availability: 'https://schema.org/PreOrder',
    },
  }
}

/** A development: its homes, its kinds of home, and its range of prices. */
export function developmentData(
  development: Development,
  page: Listed,
  resort: ResortPlace,
): JsonLd<RealEstateListing> {
  const { status, homes, bedrooms, price, units } = development
  const plans: Plan[] = Object.values(units)
  // Without units of its own, a development is one kind of home.
  const floorPlans = (plans.length > 0 ? plans : [development]).flatMap(floorPlan)
  return {
    ...listing(page),
    mainEntity: {
      '@type': 'ApartmentComplex',
      name: page.name,
      url: page.url,
      ...(page.image && { image: page.image }),
      ...whereabouts('Alborán Hills, Costa del Sol', resort),
      ...(homes && {
        numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: homes },
      }),
      ...(bedrooms && { numberOfBedrooms: quantity(bedrooms) }),
      ...(floorPlans.length > 0 && { accommodationFloorPlan: floorPlans }),
    },
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: price.min,
      ...(price.max && { highPrice: price.max }),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${status === 'under construction' ? 'PreOrder' : 'InStock'}`,
    },
  }
}

type Plan = Pick<Unit, 'area'> & { bedrooms?: number | Range }

/** A kind of home, if its area is known. */
const floorPlan = ({ area, bedrooms }: Plan): JsonLd<FloorPlan>[] =>
  area
    ? [
        {
          '@type': 'FloorPlan',
          ...(bedrooms !== undefined && {
            numberOfBedrooms: typeof bedrooms === 'object' ? quantity(bedrooms) : bedrooms,
          }),
          floorSize: { ...quantity(area), unitCode: 'MTK' },
        },
      ]
    : []

const quantity = ({ min, max }: Range): JsonLd<QuantitativeValue> => ({
  '@type': 'QuantitativeValue',
  minValue: min,
  maxValue: max,
})

/** The way to a page from the front page of its language; `steps` end with the page itself. */
export const breadcrumbData = (
  siteUrl: string,
  language: Language,
  steps: readonly { name: string; url: string }[],
): JsonLd<BreadcrumbList> => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: brand, url: siteUrl + pathIn(language, '/') }, ...steps].map(
    ({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url }),
  ),
})

interface Posted {
  url: string
  siteUrl: string
  title: string
  description: string
  /** Day of publication, `2026-02-10`. */
  published: string
  section: string
  keywords: readonly string[]
  words: number
  image: string | undefined
  language: Language
}

/** An article of the blog, written by the agency. */
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
    name: brand,
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
 * All pictures of a home or a development. Pictures elsewhere are left out, as their addresses may
 * change.
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
  /** The things that it lists, each with a page or a place on this page. */
  items?: readonly { name: string; url: string }[]
  part?: ListPart | undefined
  /** The one thing that it is about. */
  about?: JsonLd<RealEstateAgent>
}

/** A page and what it lists. */
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

/** A page that lists homes, developments or types by their cards. */
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

/** Which part of a longer list a page has. */
interface ListPart {
  /** Of the whole list. */
  total: number
  /** On the pages before. */
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

/** The services that the agency offers, on the page that describes them. */
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
        name: brand,
      },
    },
  })),
})

/** The site itself, for the home page. */
export const siteData = (siteUrl: string): JsonLd<WebSite> => ({
  '@type': 'WebSite',
  '@id': `${siteUrl}/#site`,
  url: siteUrl,
  name: brand,
  inLanguage: ['en', 'es'],
  publisher: { '@id': `${siteUrl}/#agency` },
})
