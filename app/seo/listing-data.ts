import type { FloorPlan, QuantitativeValue, RealEstateListing } from 'schema-dts'
import type { Development, Price, Unit } from '#app/content/developments/development.ts'
import { homePlace, type ResortPlace } from '#server/catalogue/home-place.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Config } from '#server/config/config.ts'
import type { Language } from '#server/language.ts'
import { agencyName } from '#server/shared/agency-name.ts'
import type { Range } from '#server/shared/range.ts'
import type { JsonLd } from './json-ld.ts'

interface Listed {
  url: string
  name: string
  description: string
  image: string | readonly string[] | undefined
  language: Language
}

/** Properties that every listing has. */
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

/** The data of one home, for sale or to let (docs/requirements/homes.md#property-detail). */
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
      ...addressAndPosition(property.location, resort),
    },
    offers: {
      ...priceOf(property),
      availability:
        status === 'available' && isBuilding ? 'https://schema.org/PreOrder' : availability[status],
      seller: {
        '@type': 'RealEstateAgent',
        '@id': `${siteUrl}/#agency`,
        name: agencyName,
        url: siteUrl,
      },
    },
  }
}

/** The kind of a home's offer with its price, which is that of a month where it is to let. */
function priceOf({ listing: kind, price }: Property) {
  const inEuros = { price, priceCurrency: 'EUR' } as const
  return kind === 'rent'
    ? ({
        '@type': 'OfferForLease',
        priceSpecification: { '@type': 'UnitPriceSpecification', ...inEuros, unitCode: 'MON' },
      } as const)
    : ({ '@type': 'Offer', ...inEuros } as const)
}

/** The address and position of a home. Where there is no municipality, its place is used. */
function addressAndPosition(location: string, resort: ResortPlace) {
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

/**
 * The data of homes that can be ordered before they are listed
 * (docs/requirements/pages.md#new-releases).
 */
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

/** The data of a development: its homes, its kinds of home, and its range of prices. */
export function developmentData(
  development: Development,
  page: Listed,
  resort: ResortPlace,
): JsonLd<RealEstateListing> {
  const { status, homes, bedrooms, price, units } = development
  const plans: Plan[] = Object.values(units)
  // A development without units of its own counts as one kind of home.
  const floorPlans = (plans.length > 0 ? plans : [development]).flatMap(floorPlan)
  return {
    ...listing(page),
    mainEntity: {
      '@type': 'ApartmentComplex',
      name: page.name,
      url: page.url,
      ...(page.image && { image: page.image }),
      ...addressAndPosition('Alborán Hills, Costa del Sol', resort),
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

/** The floor plan of a kind of home, if its area is known. */
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
