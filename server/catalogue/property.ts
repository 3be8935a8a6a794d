/** A home in the catalogue (specification §3, "Property", and decisions, "Data"). */
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
  status: Status | null
  energyRating: EnergyRating | null
  translations: Translations | null
  /** ISO 8601. */
  createdAt: string
}

export const propertyTypes = ['apartment', 'penthouse', 'villa', 'townhouse'] as const
export type PropertyType = (typeof propertyTypes)[number]

export const listings = ['sale', 'rent'] as const
export type Listing = (typeof listings)[number]

export const statuses = ['available', 'reserved', 'sold'] as const
export type Status = (typeof statuses)[number]

export const energyRatings = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'in progress'] as const
export type EnergyRating = (typeof energyRatings)[number]

/** Whether an address may stand in a page as a home's picture: ours by path, others by https. */
export const isPictureAddress = (address: string): boolean =>
  /^\/pictures\/[\w.-]+\.jpg$/.test(address) ||
  (/^https:\/\/[^\s"'<>\\]+$/.test(address) && URL.canParse(address))

/** The texts of a home in another language; the columns themselves are English. */
export interface PropertyTexts {
  title: string
  description: string
  longDescription: string
  features: string[]
}
export type Translations = Partial<Record<'es', Partial<PropertyTexts>>>
