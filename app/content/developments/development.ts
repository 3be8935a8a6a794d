import type { Language } from '#server/language.ts'
import type { Range } from '#server/shared/range.ts'

export type DevelopmentId =
  | 'carat'
  | '16-plus-collection'
  | 'north-residences'
  | 'lomas-2'
  | 'palm-10'
  | 'waterfall-residences'

/** Euros. Without `max`, only the lowest price is published. */
export interface Price {
  min: number
  max?: number
}

/**
 * Everything that the site knows about a development
 * (docs/requirements/pages.md#development-facts). Its page, cards, brochure, structured data and
 * the filter all read it; no figure is written elsewhere.
 */
export interface Development {
  /** The last part of its address. */
  id: DevelopmentId
  /** Its name in the catalogue, in forms and in e-mails. The same in every language. */
  name: string
  /** The longer name that its enquiries and its structured data use. */
  formalName?: string
  path: string
  status: 'for sale' | 'under construction'
  /** Flagged as new on its cards. */
  isNew: boolean
  /** The range of the homes on sale. */
  price: Price
  /** A lower price that cards advertise; they add the lowest price of the homes on sale. Euros. */
  indicativePrice?: number
  /** Number of homes, where it is published. */
  homes?: number
  bedrooms?: Range
  bathrooms?: Range
  /** Built area of a home, m². */
  area?: Range
  /** Terrace of a home, m². */
  terrace?: Range
  /** Parking spaces for each home. */
  parking?: number
  /** Further figures that its texts name. Lengths are in metres, areas in m², times in minutes. */
  details: Readonly<Record<string, number>>
  /** Kinds of home in it that have figures of their own. */
  units: Readonly<Record<string, Unit>>
  pictures: {
    /** On its cards. */
    card: string
    /** The carousel or gallery of its page: buildings first, then rooms, then the resort. */
    page: readonly string[]
    /** The first one is large. */
    brochure: readonly string[]
  }
  /** Texts take figures by name, as `{homes}` or `{areaMax}`: see `developmentFigures`. */
  words: Record<Language, DevelopmentWords>
}

/** One kind of home in a development. */
export interface Unit {
  price: Price
  homes?: number
  bedrooms?: number
  /** Built area, m². */
  area?: Range
  /** m². */
  terrace?: Range
  pictures?: readonly string[]
}

/** The texts of a card, below its title. */
export interface CardWords {
  description: string
  features: readonly [string, string, string]
}

interface DevelopmentWords {
  card: CardWords
  brochure: BrochureWords
}

/** The texts of a brochure. The homes on sale in it come from the catalogue. */
export interface BrochureWords {
  lead: string
  paragraphs: readonly string[]
  /** Five at most. */
  figures: readonly { name: string; value: string; unit?: string }[]
  features: readonly string[]
  /** Kinds of home: names in the first column. */
  types?: { head: readonly string[]; rows: readonly (readonly string[])[] }
}
