import type {
  EnergyRating,
  HomeStatus,
  Listing,
  PropertyType,
} from '../database/tables/column-values.ts'
import type {
  HomeDocument,
  PictureDetails,
  PurchaseDetails,
  Translations,
} from '../database/tables/homes.ts'

export {
  energyRatings,
  listings,
  pictureRooms,
  propertyTypes,
  statuses,
} from '../database/tables/column-values.ts'
export type { PropertyTexts } from '../database/tables/homes.ts'
export type { EnergyRating, HomeDocument, HomeStatus, Listing, PictureDetails, PropertyType }
export { isPictureAddress } from './rules/picture-address.ts'

/** A property in the catalogue (docs/requirements/data.md#data). */
export interface Property {
  id: string
  slug: string
  title: string
  /** Euros. */
  price: number
  description: string
  longDescription: string | null
  bedrooms: number
  bathrooms: number
  /** Built area, m². */
  area: number
  /** Terrace, m². */
  terrace: number | null
  /** Garden or plot, m². */
  garden: number | null
  location: string
  development: string | null
  /** Euros a month. */
  communityFees: number | null
  ref: string
  features: string[]
  /** Addresses of pictures: our own as `/pictures/<name>.jpg`, others as they are. */
  images: string[]
  propertyType: PropertyType | null
  listing: Listing | null
  status: HomeStatus | null
  energyRating: EnergyRating | null
  translations: Translations | null
  purchaseDetails: PurchaseDetails | null
  /** Details of the pictures that the agency has uploaded, by their address. */
  pictureDetails: Record<string, PictureDetails> | null
  /** Plans and other documents that visitors can open. */
  documents: HomeDocument[] | null
  /** The price before a reduction that visitors are shown, in euros. */
  formerPrice: number | null
  /** ISO 8601. */
  createdAt: string
}

/** Whether visitors are shown that the price of a home was reduced. */
export const isReduced = ({ price, formerPrice }: Pick<Property, 'price' | 'formerPrice'>) =>
  formerPrice !== null && formerPrice > price

/** Whether a home with a status can no longer be bought or let. */
export const isOffMarket = (
  status: string | null | undefined,
): status is Exclude<HomeStatus, 'available'> => status === 'reserved' || status === 'sold'
