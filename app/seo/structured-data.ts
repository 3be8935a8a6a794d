import type { Property } from '#server/catalogue/property.ts'
import type { Config } from '#server/config.ts'
import type { Language } from '#server/language.ts'
import type { Development } from '../content/developments.ts'

type JsonLd = Record<string, unknown>

/** The agency, for the home page. */
export const agencyData = (
  { siteUrl, chatPhone, agencyEmail, socialLinks }: Config,
  description: string,
): JsonLd => ({
  '@type': 'RealEstateAgent',
  '@id': `${siteUrl}/#agency`,
  name: 'Alborán Residences',
  url: siteUrl,
  description,
  telephone: chatPhone.replace(/[^\d+]/g, ''),
  email: agencyEmail,
  address: { '@type': 'PostalAddress', addressRegion: 'Málaga', addressCountry: 'ES' },
  areaServed: 'Costa del Sol',
  sameAs: socialLinks.map(({ url }) => url),
})

interface Listed {
  url: string
  name: string
  description: string
  image: string | undefined
  language: Language
}

/** One home for sale (docs/requirements.md#feeds-and-structured-data). */
export function listingData(
  property: Property,
  { url, name, description, image, language }: Listed,
): JsonLd {
  return {
    '@type': 'RealEstateListing',
    url,
    name,
    description,
    inLanguage: language,
    datePosted: property.createdAt.slice(0, 10),
    image,
    mainEntity: {
      '@type':
        property.propertyType === 'villa' || property.propertyType === 'townhouse'
          ? 'House'
          : 'Apartment',
      name,
      numberOfBedrooms: property.bedrooms,
      numberOfBathroomsTotal: property.bathrooms,
      numberOfRooms: property.bedrooms + property.bathrooms,
      floorSize: { '@type': 'QuantitativeValue', value: property.area, unitCode: 'MTK' },
      address: {
        '@type': 'PostalAddress',
        addressLocality: property.location,
        addressCountry: 'ES',
      },
    },
    offers: {
      '@type': 'Offer',
      price: property.price,
      priceCurrency: 'EUR',
      availability:
        property.status === 'sold' ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    },
  }
}

interface Span {
  from: number
  to?: number
}

interface Release extends Listed {
  /** Euros. */
  price: Span
  /** The homes of one development, areas in square metres; absent where the page is about several. */
  home?: { bedrooms: Span; area: Span; locality: string }
}

/** Homes before they are built or listed: their prices, and that they can be pre-ordered (docs/requirements.md#new-releases). */
export function releaseData({
  url,
  name,
  description,
  image,
  language,
  price,
  home,
}: Release): JsonLd {
  return {
    '@type': 'RealEstateListing',
    url,
    name,
    description,
    inLanguage: language,
    image,
    mainEntity: home && {
      '@type': 'Apartment',
      name,
      numberOfBedrooms: {
        '@type': 'QuantitativeValue',
        minValue: home.bedrooms.from,
        maxValue: home.bedrooms.to,
      },
      floorSize: {
        '@type': 'QuantitativeValue',
        minValue: home.area.from,
        maxValue: home.area.to,
        unitCode: 'MTK',
      },
      address: { '@type': 'PostalAddress', addressLocality: home.locality, addressCountry: 'ES' },
    },
    offers: {
      '@type': 'Offer',
      priceCurrency: 'EUR',
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: price.from,
        maxPrice: price.to,
        priceCurrency: 'EUR',
      },
      availability: 'https://schema.org/PreOrder',
    },
  }
}

/** A development: its community of homes, the plans that have figures, and the prices it spans. */
export function developmentData(
  { status, homes, bedrooms, price, units }: Development,
  { url, name, description, image, language }: Listed,
): JsonLd {
  return {
    '@type': 'RealEstateListing',
    url,
    name,
    description,
    inLanguage: language,
    image,
    mainEntity: {
      '@type': 'ApartmentComplex',
      name,
      url,
      image,
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Alborán Hills',
        addressRegion: 'Málaga',
        addressCountry: 'ES',
      },
      numberOfAccommodationUnits: homes && { '@type': 'QuantitativeValue', value: homes },
      numberOfBedrooms: bedrooms && {
        '@type': 'QuantitativeValue',
        minValue: bedrooms.least,
        maxValue: bedrooms.most,
      },
      accommodationFloorPlan: Object.values(units).flatMap((unit) =>
        unit.build
          ? [
              {
                '@type': 'FloorPlan',
                numberOfBedrooms: unit.bedrooms,
                floorSize: {
                  '@type': 'QuantitativeValue',
                  minValue: unit.build.least,
                  maxValue: unit.build.most,
                  unitCode: 'MTK',
                },
              },
            ]
          : [],
      ),
    },
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: price.least,
      highPrice: price.most,
      priceCurrency: 'EUR',
      availability: `https://schema.org/${status === 'under construction' ? 'PreOrder' : 'InStock'}`,
    },
  }
}

/** A page's place in the hierarchy of the site. */
export const breadcrumbData = (steps: { name: string; url: string }[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
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
}: Posted): JsonLd {
  const agency = {
    '@type': 'Organization',
    '@id': `${siteUrl}/#agency`,
    name: 'Alborán Residences',
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
    image,
    author: agency,
    publisher: agency,
  }
}
